import BoundedCaches
import VectorImages

/// The cached vector images of SVG and PDF files read by name, valid while the files do not change.
/// Thread-safe.
final class VectorPictureCache: Sendable {
  static let shared = VectorPictureCache()

  private let cache = BoundedCache<FileStamp, VectorPicture>(count: 512)

  /// Returns the vector image of a file, read if it is not cached; nil, with a warning, if it is
  /// invalid. Unsupported content is reported when the file is read.
  func picture(contentsOfFile path: String) -> VectorPicture? {
    guard let stamp = FileStamp(path: path) else { return nil }
    return cache.value(for: stamp) {
      Self.read(path).map { ($0, 0) }
    }
  }

  private static func read(_ path: String) -> VectorPicture? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    do throws(VectorError) {
      let drawing =
        path.lowercased().hasSuffix(".pdf")
        ? try VectorDrawing(pdf: [UInt8](data)) : try VectorDrawing(svg: [UInt8](data))
      for problem in drawing.problems { warn(problem.sentence(in: path)) }
      return VectorPicture(drawing, name: path)
    } catch {
      warn(error.sentence(in: path))
      return nil
    }
  }
}

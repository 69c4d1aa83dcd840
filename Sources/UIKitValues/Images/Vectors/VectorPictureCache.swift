import BoundedCaches
import VectorImages

/// The shapes of SVG and PDF files that were read by name, kept while the files stay as they are.
/// May be used from any thread.
final class VectorPictureCache: Sendable {
  static let shared = VectorPictureCache()

  private let kept = BoundedCache<FileStamp, VectorPicture>(count: 512)

  /// The shapes of a file, read now where they were not before; nil for an unreadable file,
  /// which is logged. What the file has and cannot be drawn is logged when it is read.
  func picture(contentsOfFile path: String) -> VectorPicture? {
    guard let stamp = FileStamp(path: path) else { return nil }
    return kept.value(for: stamp) {
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

import Synchronization
import VectorImages

/// The shapes of SVG and PDF files that were read by name, kept while the files stay as they are.
/// May be used from any thread.
final class VectorPictureCache: Sendable {
  static let shared = VectorPictureCache()

  /// So many files' shapes are kept; then all are forgotten.
  private static let most = 512
  private let known = Mutex<[FileStamp: VectorPicture]>([:])

  /// The shapes of a file, read now where they were not before; nil where it is none, which is
  /// said. What the file has and cannot be drawn is said when it is read.
  func picture(contentsOfFile path: String) -> VectorPicture? {
    guard let stamp = FileStamp(path: path) else { return nil }
    if let picture = known.withLock({ $0[stamp] }) { return picture }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    do throws(VectorError) {
      let drawing =
        path.lowercased().hasSuffix(".pdf")
        ? try VectorDrawing(pdf: [UInt8](data)) : try VectorDrawing(svg: [UInt8](data))
      for problem in drawing.problems { warn(problem.sentence(in: path)) }
      let picture = VectorPicture(drawing)
      known.withLock { known in
        if known.count >= Self.most { known = [:] }
        known[stamp] = picture
      }
      return picture
    } catch {
      warn(error.sentence(in: path))
      return nil
    }
  }
}

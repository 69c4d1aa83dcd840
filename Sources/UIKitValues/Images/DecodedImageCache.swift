import BoundedCaches

/// The pixels of image files that were read by name, kept while the files stay as they are.
///
/// Without it `UIImage(named:)` read and decoded its file at every call, and its pixels, new each
/// time, were drawn anew in each frame. A file that is written again, or another one under its
/// name, is read again: what is kept changes no picture. Bounded by bytes; an image alone may take
/// them all. May be used from any thread.
final class DecodedImageCache: Sendable {
  static let shared = DecodedImageCache()

  private let kept: BoundedCache<FileStamp, UIImage>

  /// - Parameter limit: the most bytes of pixels that are kept; a larger image is not.
  init(limit: Int = 64 << 20) { kept = BoundedCache(bytes: limit, largest: limit) }

  /// The image of a file, decoded now where it was not before; nil where `UIImage(contentsOfFile:)`
  /// is.
  func image(contentsOfFile path: String) -> UIImage? {
    guard let key = FileStamp(path: path) else { return nil }
    return kept.value(for: key) {
      UIImage(contentsOfFile: path).map { ($0, $0.decodedBytes) }
    }
  }
}

extension UIImage {
  fileprivate var decodedBytes: Int { (cgImage?.width ?? 0) * (cgImage?.height ?? 0) * 4 }
}

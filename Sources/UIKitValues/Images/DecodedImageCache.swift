import BoundedCaches

/// The cached pixels of image files read by name, valid while the files do not change.
///
/// Without it, every call of `UIImage(named:)` would decode its file, and its new pixels would be
/// drawn again in each frame. A changed or replaced file is read again, so that the cache does not
/// affect pictures. Limited by bytes; one image may use all of them. Thread-safe.
final class DecodedImageCache: Sendable {
  static let shared = DecodedImageCache()

  private let cache: BoundedCache<FileStamp, UIImage>

  /// Creates an empty cache.
  ///
  /// - Parameter limit: The maximum number of cached bytes; larger images are not cached.
  init(limit: Int = 64 << 20) { cache = BoundedCache(bytes: limit, largest: limit) }

  /// Returns the image of a file, decoded if it is not cached; nil if `UIImage(contentsOfFile:)`
  /// is.
  func image(contentsOfFile path: String) -> UIImage? {
    guard let key = FileStamp(path: path) else { return nil }
    return cache.value(for: key) {
      UIImage(contentsOfFile: path).map { ($0, $0.decodedBytes) }
    }
  }
}

extension UIImage {
  fileprivate var decodedBytes: Int { (cgImage?.width ?? 0) * (cgImage?.height ?? 0) * 4 }
}

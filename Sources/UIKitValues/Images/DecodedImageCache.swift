import Synchronization

/// The pixels of image files that were read by name, kept while the files stay as they are.
///
/// Without it `UIImage(named:)` read and decoded its file at every call, and its pixels, new each
/// time, were drawn anew in each frame. A file that is written again, or another one under its
/// name, is read again: what is kept changes no picture. Bounded by bytes; past the limit the
/// images used longest ago go first. May be used from any thread.
final class DecodedImageCache: Sendable {
  static let shared = DecodedImageCache()

  private struct State {
    var images: [FileStamp: (image: UIImage, lastUse: Int)] = [:]
    var bytes = 0
    var uses = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  /// - Parameter limit: the most bytes of pixels that are kept; a larger image is not.
  init(limit: Int = 64 << 20) { self.limit = limit }

  /// The image of a file, decoded now where it was not before; nil where `UIImage(contentsOfFile:)`
  /// is.
  func image(contentsOfFile path: String) -> UIImage? {
    guard let key = FileStamp(path: path) else { return nil }
    let known = state.withLock { state in
      state.uses += 1
      state.images[key]?.lastUse = state.uses
      return state.images[key]?.image
    }
    if let known { return known }
    guard let image = UIImage(contentsOfFile: path) else { return nil }
    keep(image, for: key)
    return image
  }

  private func keep(_ image: UIImage, for key: FileStamp) {
    guard image.decodedBytes <= limit else { return }
    state.withLock { state in
      guard state.images[key] == nil else { return }
      state.images[key] = (image, state.uses)
      state.bytes += image.decodedBytes
      guard state.bytes > limit else { return }
      // Half of the room is made at once, so that a call costs little on average.
      for (key, entry) in state.images.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
        guard state.bytes > limit / 2, entry.image !== image else { break }
        state.images[key] = nil
        state.bytes -= entry.image.decodedBytes
      }
    }
  }
}

extension UIImage {
  fileprivate var decodedBytes: Int { (cgImage?.width ?? 0) * (cgImage?.height ?? 0) * 4 }
}

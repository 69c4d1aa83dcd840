import Dispatch
import UIKit

/// Fetches and decodes photographs in the background, and keeps them.
@MainActor
final class PhotoLoader {
  /// Runs work somewhere else, now or later.
  typealias Background = @Sendable (_ work: @escaping @Sendable () -> Void) -> Void

  /// What came of a download: a photograph, or the knowledge that there is none.
  private final class Entry {
    let image: UIImage?
    init(_ image: UIImage?) { self.image = image }
  }

  enum Photo {
    case image(UIImage)
    case broken
    case loading
  }

  private let background: Background
  private let cache = NSCache<NSString, Entry>()
  private var isLoading: Set<String> = []

  init(background: @escaping Background = { DispatchQueue.global().async(execute: $0) }) {
    self.background = background
  }

  /// The photograph if it is there. Otherwise begins to load it, and says on the main actor when to
  /// ask again.
  func photo(_ name: String, didLoad: @escaping @MainActor @Sendable () -> Void) -> Photo {
    if let entry = cache.object(forKey: name as NSString) {
      return entry.image.map(Photo.image) ?? .broken
    }
    guard isLoading.insert(name).inserted else { return .loading }
    let load = PendingLoad(name)
    background {
      let image = PhotoServer.download(name).flatMap { UIImage.decompressed(fromJPEG: $0) }
      load.end { [weak self] in
        self?.keep(image, as: name)
        didLoad()
      }
    }
    return .loading
  }

  /// A decoded photograph takes 145 × 145 × 3 bytes, 63 KB, and is worth it: decoding it again for
  /// every cell would cost the main thread more.
  private func keep(_ image: UIImage?, as name: String) {
    isLoading.remove(name)
    cache.setObject(Entry(image), forKey: name as NSString, cost: image?.decodedByteCount ?? 0)
  }
}

extension UIImage {
  /// Decodes a JPEG on the calling thread; nil for anything else.
  nonisolated static func decompressed(fromJPEG data: Data) -> UIImage? {
    guard data.first == 0xFF else { return nil }
    return UIImage(data: data)?.preparingForDisplay()
  }

  /// What the pixels take in memory: three channels of eight bits.
  var decodedByteCount: Int {
    cgImage.map { $0.width * $0.height * 3 } ?? 0
  }
}

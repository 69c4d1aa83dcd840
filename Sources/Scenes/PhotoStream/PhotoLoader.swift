import Dispatch
import UIKit

/// Fetches and decodes photographs in the background, and keeps them: decoding one again for every
/// cell would cost the main thread more than its 84 KB.
@MainActor
final class PhotoLoader {
  /// Runs work somewhere else, now or later.
  typealias Background = @Sendable (_ work: @escaping @Sendable () -> Void) -> Void

  enum Photo {
    case image(UIImage)
    case broken
    case loading
  }

  private let background: Background
  /// What is known of a photograph that was asked for. A dictionary: an `NSCache` of Foundation's
  /// on Linux, let go with more than one object in it, keeps them all, because its entries hold
  /// each other in a ring. That was 84 KB for each photograph of each screen.
  private var photos: [String: Photo] = [:]

  init(background: @escaping Background = { DispatchQueue.global().async(execute: $0) }) {
    self.background = background
  }

  /// The photograph if it is there. Otherwise begins to load it, and says on the main actor when to
  /// ask again.
  func photo(_ name: String, didLoad: @escaping @MainActor @Sendable () -> Void) -> Photo {
    if let known = photos[name] { return known }
    photos[name] = .loading
    let load = PendingLoad(name)
    background {
      let image = PhotoServer.download(name).flatMap { UIImage.decompressed(fromJPEG: $0) }
      load.end { [weak self] in
        self?.photos[name] = image.map(Photo.image) ?? .broken
        didLoad()
      }
    }
    return .loading
  }
}

extension UIImage {
  /// Decodes a JPEG on the calling thread; nil for anything else.
  nonisolated static func decompressed(fromJPEG data: Data) -> UIImage? {
    guard data.first == 0xFF else { return nil }
    return UIImage(data: data)?.preparingForDisplay()
  }
}

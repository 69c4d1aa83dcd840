import Dispatch
import UIKit

/// Fetches photographs in the background and keeps their files, not the images in them: an image
/// takes 84 KB, its file less than a fourth of that, and is decoded in the background, too.
///
/// Source: "iOS UICollectionView: The Complete Guide", listings 2.18 and 2.20.
@MainActor
final class PhotoLoader {
  /// Runs work somewhere else, now or later.
  typealias Background = @Sendable (_ work: @escaping @Sendable () -> Void) -> Void

  enum Photo {
    case file(Data)
    case broken
    case loading
  }

  private let background: Background
  private let decoding: Background
  /// What is known of a photograph that was asked for. A dictionary: an `NSCache` of Foundation's
  /// on Linux, let go with more than one object in it, keeps them all, because its entries hold
  /// each other in a ring.
  private var photos: [String: Photo] = [:]

  /// Files are decoded one after the other: with as many threads as there are files, a process
  /// that draws the stream 500 times had 26 threads in the end.
  nonisolated private static let decodingQueue = DispatchQueue(label: "photographs.decoding")

  /// - Parameters:
  ///   - background: where photographs are fetched; nil for threads of Dispatch's.
  ///   - decoding: where their files are decoded; nil for where they are fetched, or for a queue.
  init(background: Background? = nil, decoding: Background? = nil) {
    self.background = background ?? { DispatchQueue.global().async(execute: $0) }
    self.decoding = decoding ?? background ?? { Self.decodingQueue.async(execute: $0) }
  }

  /// The photograph's file if it is there. Otherwise begins to load it, and says on the main actor
  /// when to ask again.
  func photo(_ name: String, didLoad: @escaping @MainActor @Sendable () -> Void) -> Photo {
    if let known = photos[name] { return known }
    photos[name] = .loading
    let load = PendingLoad(name)
    background {
      let file = PhotoServer.download(name).flatMap { UIImage.isJPEG($0) ? $0 : nil }
      load.end { [weak self] in
        self?.photos[name] = file.map(Photo.file) ?? .broken
        didLoad()
      }
    }
    return .loading
  }

  /// Decodes a file in the background and hands the image over on the main actor; nil for a file
  /// that is no photograph.
  func decode(
    _ file: Data, of name: String, _ show: @escaping @MainActor @Sendable (UIImage?) -> Void
  ) {
    let load = PendingLoad(name)
    decoding {
      let image = UIImage.decompressed(fromJPEG: file)
      load.end { show(image) }
    }
  }
}

extension UIImage {
  /// Whether a file begins as a JPEG does.
  nonisolated static func isJPEG(_ data: Data) -> Bool { data.first == 0xFF }

  /// Decodes a JPEG on the calling thread; nil for anything else.
  nonisolated static func decompressed(fromJPEG data: Data) -> UIImage? {
    guard isJPEG(data) else { return nil }
    return UIImage(data: data)?.preparingForDisplay()
  }
}

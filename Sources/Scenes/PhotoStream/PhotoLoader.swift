import Dispatch
import UIKit

/// Fetches photographs in the background and caches their files instead of decoded images: an image
/// takes 84 KB, its file less than a fourth, and is decoded in the background as well.
///
/// Source: "iOS UICollectionView: The Complete Guide", listings 2.18 and 2.20.
@MainActor
final class PhotoLoader {
  /// Runs work on another thread, now or later.
  typealias Background = @Sendable (_ work: @escaping @Sendable () -> Void) -> Void

  enum Photo {
    case file(Data)
    case broken
    case loading
  }

  private let background: Background
  private let decoding: Background
  /// The states of requested photographs. A dictionary, because on Linux a released `NSCache` with
  /// more than one object leaks all of them: its entries retain each other in a cycle.
  private var photos: [String: Photo] = [:]

  /// A serial queue that decodes files. With a thread per file, a process that draws the stream 500
  /// times had 26 threads at the end.
  nonisolated private static let decodingQueue = DispatchQueue(label: "photographs.decoding")

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - background: fetches photographs; nil for Dispatch's threads.
  ///   - decoding: decodes files; nil for `background`, or by default a queue.
  init(background: Background? = nil, decoding: Background? = nil) {
    self.background = background ?? { DispatchQueue.global().async(execute: $0) }
    self.decoding = decoding ?? background ?? { Self.decodingQueue.async(execute: $0) }
  }

  /// Returns the photograph's state. If its file is missing, starts to load it, and calls the
  /// closure on the main actor when it is loaded.
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

  /// Decodes a file in the background and passes the image on, on the main actor; nil for a file
  /// that is not a photograph.
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
  /// Whether a file has the first byte of a JPEG.
  nonisolated static func isJPEG(_ data: Data) -> Bool { data.first == 0xFF }

  /// Decodes a JPEG on the calling thread. Returns nil for other data.
  nonisolated static func decompressed(fromJPEG data: Data) -> UIImage? {
    guard isJPEG(data) else { return nil }
    return UIImage(data: data)?.preparingForDisplay()
  }
}

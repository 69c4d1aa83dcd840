import UIKit

extension Scene {
  /// Photographs that are fetched and decoded in the background, and cached.
  package static let photoStream = Scene(
    name: "photo-stream", summary: "Photographs that are loaded in the background"
  ) { _ in PhotoStreamViewController(loader: PhotoLoader()) }
}

import UIKit

extension Scene {
  /// A large photograph, initially zoomed to fit.
  package static let zoomingPhoto = Scene(
    name: "zooming-photo", summary: "A photograph that a pinch or a double tap enlarges",
    defaultSize: CGSize(width: 320, height: 240)
  ) { _ in ZoomingPhotoViewController() }
}

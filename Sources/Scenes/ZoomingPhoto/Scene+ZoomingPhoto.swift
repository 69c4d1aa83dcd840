import UIKit

extension Scene {
  /// A large photograph, initially zoomed to fit.
  package static let zoomingPhoto = Scene(
    name: "zooming-photo", summary: "A photograph that fingers make larger and smaller",
    defaultSize: CGSize(width: 320, height: 240)
  ) { _ in ZoomingPhotoViewController() }
}

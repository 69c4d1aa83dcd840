import UIKit

extension Scene {
  /// A large photograph of a cat that scrolls in both directions.
  package static let scrollingPhoto = Scene(
    name: "scrolling-photo", summary: "A photograph of a cat, larger than the screen"
  ) { _ in ScrollingPhotoViewController() }
}

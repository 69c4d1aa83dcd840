import UIKit

extension Scene {
  /// One large photograph of a cat that can be scrolled about.
  package static let scrollingPhoto = Scene(
    name: "scrolling-photo", summary: "A photograph of a cat, larger than the screen"
  ) { _ in ScrollingPhotoViewController() }
}

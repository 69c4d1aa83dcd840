import UIKit

/// An image of a stage's screen.
package struct Photograph {
  package let bitmap: Bitmap
  /// The content offset in points; zero if nothing scrolls.
  package let offset: CGPoint

  package var image: CGImage { CGImage(sharing: bitmap) }
}

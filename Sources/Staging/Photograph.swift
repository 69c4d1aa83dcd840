import UIKit

/// A picture that a stage took.
package struct Photograph {
  package let bitmap: Bitmap
  /// The content offset that it shows, in points; zero where nothing scrolls.
  package let offset: CGPoint

  package var image: CGImage { CGImage(sharing: bitmap) }
}

import UIKit

/// The photograph `cat.jpg`: a ginger cat on a garden wall at dusk, 2048 × 1536 pixels.
enum CatPhoto {
  static let size = CGSize(width: 2048, height: 1536)

  /// The photograph; nil if memory was insufficient.
  ///
  /// It is drawn once, because it never changes, and drawing it costs more than drawing a screen
  /// with it.
  @MainActor
  static let photograph = PhotoLab.photograph(size: size) { context in
    let brush = Brush(context)
    paintSky(brush)
    paintTown(brush)
    paintWall(brush)
    paintKitten(brush)
    paintCat(brush)
    paintGarden(brush)
  }
}

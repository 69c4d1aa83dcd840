import Staging
import UIKit

extension Snapshotting where Value: SnapshotScreen, Format == UIImage {
  /// The screen at its own size, at its screen's scale.
  public static var image: Snapshotting { .image() }

  /// The screen, laid out and drawn when every image that was still loading (`PendingLoad`) has
  /// come; one that does not come in time is an error that names it.
  ///
  /// A view stands by itself, and gets its size and place back; one without a size is as large as
  /// fits it. A controller's view fills a window of its own, after it has appeared.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: whether a view stands in the key window, where a controller
  ///     stands anyway, and whether bars and effect views blur what lies behind them. Without it
  ///     the picture is that of `CALayer.render(in:)`, which has neither blur nor vibrancy.
  ///   - precision: the part of the pixels that must match, 0...1.
  ///   - perceptualPrecision: how alike a pixel must look to match: 1 for equal bytes, else a
  ///     distance of at most (1 − perceptualPrecision) · 100 in CIE 1976 L*a*b*.
  ///   - size: in points. Nil keeps a view's own; a controller gets the device's screen's.
  ///   - scale: pixels per point; nil for the traits', else the screen's.
  ///   - traits: the appearance, the direction and the text size to draw under; nil for light, from
  ///     left to right and `large`.
  ///   - contentOffset: in points, set after the first layout, as it is and not clamped; on the
  ///     view if it scrolls, else on the first scroll view inside it, depth first.
  ///   - time: seconds on from now at which the picture is taken, in the middle of what moves then;
  ///     nil lets everything come to rest first.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, scale: CGFloat? = nil, traits: UITraitCollection? = nil,
    contentOffset: CGPoint? = nil, at time: TimeInterval? = nil
  ) -> Snapshotting {
    taking(
      ScreenSetting(
        size: size, scale: scale, traits: traits, isInWindow: drawHierarchyInKeyWindow,
        appliesFilters: drawHierarchyInKeyWindow),
      contentOffset.map { .offset($0, clamped: false) } ?? .asItStands, at: time,
      precision: precision, perceptualPrecision: perceptualPrecision)
  }

  /// The screen, scrolled to an item of its first collection view, depth first.
  ///
  /// Cells that size themselves are let settle. An item that is not there is an error.
  ///
  /// - Parameters:
  ///   - item: the item that is in sight.
  ///   - position: where it is, as in `scrollToItem(at:at:animated:)`.
  public static func image(
    item: IndexPath, at position: UICollectionView.ScrollPosition, size: CGSize? = nil,
    scale: CGFloat? = nil, traits: UITraitCollection? = nil
  ) -> Snapshotting {
    taking(ScreenSetting(size: size, scale: scale, traits: traits), .item(item, position))
  }

  /// All of the content of the screen's first scroll view, depth first, as one picture: the screen
  /// is made as large as that takes.
  ///
  /// A picture has at most 32,767 pixels a side; more is an error, never a blank.
  ///
  /// - Parameter fullContent: false for the screen as it stands.
  public static func image(
    fullContent: Bool, size: CGSize? = nil, scale: CGFloat? = nil,
    traits: UITraitCollection? = nil
  ) -> Snapshotting {
    taking(
      ScreenSetting(size: size, scale: scale, traits: traits),
      fullContent ? .fullContent : .asItStands)
  }

  /// The screen at several offsets, side by side in one picture, each under its offset.
  ///
  /// One picture, so that a reviewer sees the motion. For a golden an offset, use `assertSnapshots`
  /// with a dictionary.
  ///
  /// - Parameter sweep: the offsets, in points, set as they are and not clamped.
  public static func image(
    sweep: Sweep, size: CGSize? = nil, scale: CGFloat? = nil, traits: UITraitCollection? = nil
  ) -> Snapshotting {
    let setting = ScreenSetting(size: size, scale: scale, traits: traits)
    return Snapshotting(pathExtension: "png", diffing: .image) { screen, terms in
      try MainThread.run {
        let request = setting.request(of: screen, under: terms)
        return try setting.show(screen, request) { stage in
          let pictures = try sweep.offsets.map { offset in
            var request = request
            request.target = .offset(offset, clamped: false)
            return (sweep.label(of: offset), try stage.snapshot(request))
          }
          return try .sheet(of: pictures, scale: request.scale)
        }
      }
    }
  }
}

extension Capture where Format == UIImage {
  /// Several pictures side by side, each under its label.
  @MainActor
  static func sheet(
    of pictures: [(label: String, picture: CGImage)], scale: CGFloat
  ) throws(SnapshotError) -> Capture {
    let sheet = try ContactSheet.picture(of: pictures, scale: scale)
    return Capture(UIImage(cgImage: sheet, scale: scale, orientation: .up))
  }
}

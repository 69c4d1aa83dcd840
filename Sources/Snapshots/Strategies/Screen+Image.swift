import Staging
import UIKit

extension Snapshotting where Value: SnapshotScreen, Format == UIImage {
  /// A strategy for the screen in its own size, at its screen's scale.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for the screen, laid out and drawn after all pending images (`PendingLoad`)
  /// have loaded; one that does not load in time is an error with its name.
  ///
  /// A view is drawn on its own, and its size and position are restored; one without a size gets
  /// the size that fits. A controller's view fills a window of its own, after it has appeared.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether a view is in the key window, as controllers always are,
  ///     and whether bars and effect views are blurred. Otherwise the picture is that of
  ///     `CALayer.render(in:)`, without blur and vibrancy.
  ///   - precision: The fraction of pixels that must match, 0...1.
  ///   - perceptualPrecision: How similar a pixel must be to match: 1 for equal bytes, otherwise a
  ///     distance of at most (1 − perceptualPrecision) · 100 in CIE 1976 L*a*b*.
  ///   - size: The size in points; nil for the view's own, also a controller's. An empty view of a
  ///     controller gets the screen's.
  ///   - scale: The scale in pixels per point; nil for that of the traits, or of the screen.
  ///   - traits: The appearance, direction and content size category; nil for light, left-to-right
  ///     and `large`.
  ///   - contentOffset: The offset in points, set after the first layout and not clamped; of the
  ///     view if it scrolls, otherwise of the first scroll view inside it, depth first.
  ///   - time: The time of the picture in seconds from now, during animations; nil waits until all
  ///     have ended.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, scale: CGFloat? = nil, traits: UITraitCollection? = nil,
    contentOffset: CGPoint? = nil, at time: TimeInterval? = nil
  ) -> Snapshotting {
    taking(
      ScreenSetting(
        size: size, scale: scale, traits: traits, isInWindow: drawHierarchyInKeyWindow,
        appliesFilters: drawHierarchyInKeyWindow),
      contentOffset.map { .offset($0, clamped: false) } ?? .currentOffset, at: time,
      precision: precision, perceptualPrecision: perceptualPrecision)
  }

  /// Returns a strategy for the screen, scrolled to an item of its first collection view, depth
  /// first.
  ///
  /// Self-sizing cells are settled. A missing item is an error.
  ///
  /// - Parameters:
  ///   - item: The visible item.
  ///   - position: The position of the item, as in `scrollToItem(at:at:animated:)`.
  public static func image(
    item: IndexPath, at position: UICollectionView.ScrollPosition, size: CGSize? = nil,
    scale: CGFloat? = nil, traits: UITraitCollection? = nil
  ) -> Snapshotting {
    taking(ScreenSetting(size: size, scale: scale, traits: traits), .item(item, position))
  }

  /// Returns a strategy for the full content of the screen's first scroll view, depth first, as one
  /// picture: the screen is enlarged to fit it.
  ///
  /// A picture has at most 32,767 pixels a side; larger ones are an error, never blank.
  ///
  /// - Parameter fullContent: False for the screen as it is.
  public static func image(
    fullContent: Bool, size: CGSize? = nil, scale: CGFloat? = nil,
    traits: UITraitCollection? = nil
  ) -> Snapshotting {
    taking(
      ScreenSetting(size: size, scale: scale, traits: traits),
      fullContent ? .fullContent : .currentOffset)
  }

  /// Returns a strategy for the screen at several offsets, side by side in one picture, each under
  /// its offset.
  ///
  /// It is one picture, so that a reviewer sees the scrolling. For a golden for each offset, use
  /// `assertSnapshots` with a dictionary.
  ///
  /// - Parameter sweep: The offsets in points, not clamped.
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
  /// Returns a sheet of pictures side by side, each under its label.
  @MainActor
  static func sheet(
    of pictures: [(label: String, picture: CGImage)], scale: CGFloat
  ) throws(SnapshotError) -> Capture {
    let sheet = try ContactSheet.picture(of: pictures, scale: scale)
    return Capture(UIImage(cgImage: sheet, scale: scale, orientation: .up))
  }
}

import Staging
import UIKit

extension Snapshotting where Value: SnapshotScreen, Format == UIImage {
  /// Returns a strategy for the screen of a device, with its safe area.
  ///
  /// - Parameters:
  ///   - config: The device, as in `.image(on: .iPhone15(.landscape))`.
  ///   - drawHierarchyInKeyWindow: Whether a view is in the key window, as controllers always are,
  ///     and whether bars and effect views are blurred. Otherwise the picture is that of
  ///     `CALayer.render(in:)`, without blur and vibrancy.
  ///   - precision: The fraction of pixels that must match, 0...1.
  ///   - perceptualPrecision: How similar a pixel must be to match: 1 for equal bytes, otherwise a
  ///     distance of at most (1 − perceptualPrecision) · 100 in CIE 1976 L*a*b*.
  ///   - size: The size in points, in place of the device's.
  ///   - traits: The appearance, direction and content size category, merged over the device's
  ///     traits.
  ///   - contentOffset: The offset in points, set after the first layout and not clamped. Nil keeps
  ///     the resting position, below the safe area.
  ///   - time: The time of the picture in seconds from now, during animations; nil waits until all
  ///     have ended.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection? = nil,
    contentOffset: CGPoint? = nil, at time: TimeInterval? = nil
  ) -> Snapshotting {
    taking(
      ScreenSetting(
        size: size, traits: traits, device: config, isInWindow: drawHierarchyInKeyWindow,
        appliesFilters: drawHierarchyInKeyWindow),
      contentOffset.map { .offset($0, clamped: false) } ?? .currentOffset, at: time,
      precision: precision, perceptualPrecision: perceptualPrecision)
  }

  /// Returns a strategy for the screen of a device, scrolled to an item of its first collection
  /// view, depth first. A missing item is an error.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - item: The visible item.
  ///   - position: The position in the uncovered area, as in `scrollToItem(at:at:animated:)`.
  ///   - traits: The appearance, direction and content size category, merged over the device's
  ///     traits.
  public static func image(
    on config: ViewImageConfig, item: IndexPath, at position: UICollectionView.ScrollPosition,
    traits: UITraitCollection? = nil
  ) -> Snapshotting {
    taking(ScreenSetting(traits: traits, device: config), .item(item, position))
  }
}

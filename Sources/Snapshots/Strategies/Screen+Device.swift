import Staging
import UIKit

extension Snapshotting where Value: SnapshotScreen, Format == UIImage {
  /// The screen of a device, with what is covered of it as the safe area.
  ///
  /// - Parameters:
  ///   - config: the device, as in `.image(on: .iPhone15(.landscape))`.
  ///   - drawHierarchyInKeyWindow: whether a view stands in the key window, where a controller
  ///     stands anyway, and whether bars and effect views blur what lies behind them. Without it
  ///     the picture is that of `CALayer.render(in:)`, which has neither blur nor vibrancy.
  ///   - precision: the part of the pixels that must match, 0...1.
  ///   - perceptualPrecision: how alike a pixel must look to match: 1 for equal bytes, else a
  ///     distance of at most (1 − perceptualPrecision) · 100 in CIE 1976 L*a*b*.
  ///   - size: in points, instead of the device's.
  ///   - traits: the appearance, the direction and the text size to draw under, over the device's.
  ///   - contentOffset: in points, set after the first layout, as it is and not clamped. Nil leaves
  ///     content where it rests, below what is covered.
  ///   - time: seconds on from now at which the picture is taken, in the middle of what moves then;
  ///     nil lets everything come to rest first.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection? = nil,
    contentOffset: CGPoint? = nil, at time: TimeInterval? = nil
  ) -> Snapshotting {
    taking(
      ScreenSetting(
        size: size, traits: traits, device: config, isInWindow: drawHierarchyInKeyWindow,
        appliesFilters: drawHierarchyInKeyWindow),
      contentOffset.map { .offset($0, clamped: false) } ?? .asItStands, at: time,
      precision: precision, perceptualPrecision: perceptualPrecision)
  }

  /// The screen of a device, scrolled to an item of its first collection view, depth first. An item
  /// that is not there is an error.
  ///
  /// - Parameters:
  ///   - config: the device.
  ///   - item: the item that is in sight.
  ///   - position: where it is in what is not covered, as in `scrollToItem(at:at:animated:)`.
  ///   - traits: the appearance, the direction and the text size to draw under, over the device's.
  public static func image(
    on config: ViewImageConfig, item: IndexPath, at position: UICollectionView.ScrollPosition,
    traits: UITraitCollection? = nil
  ) -> Snapshotting {
    taking(ScreenSetting(traits: traits, device: config), .item(item, position))
  }
}

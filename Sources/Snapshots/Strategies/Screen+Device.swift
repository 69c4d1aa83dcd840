import Staging
import UIKit

extension Snapshotting where Value: SnapshotScreen, Format == CGImage {
  /// The screen of a device, with what is covered of it as the safe area.
  ///
  /// - Parameters:
  ///   - config: the device, as in `.image(on: .iPhone15(.landscape))`.
  ///   - size: in points, instead of the device's.
  ///   - traits: the appearance, the direction and the text size to draw under, over the device's.
  ///   - contentOffset: in points, set after the first layout, as it is and not clamped. Nil leaves
  ///     content where it rests,
  ///     below what is covered.
  ///   - time: seconds on from now at which the picture is taken, in the middle of what moves then;
  ///     nil lets everything come to rest first.
  @MainActor
  public static func image(
    on config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection = .init(),
    contentOffset: CGPoint? = nil, at time: TimeInterval? = nil
  ) -> Snapshotting {
    taking(
      config.request(
        size: size, traits: traits,
        target: contentOffset.map { .offset($0, clamped: false) } ?? .asItStands, time: time))
  }

  /// The screen of a device, scrolled to an item of its first collection view, depth first. An item
  /// that is not there is an error.
  ///
  /// - Parameters:
  ///   - config: the device.
  ///   - item: the item that is in sight.
  ///   - position: where it is in what is not covered, as in `scrollToItem(at:at:animated:)`.
  ///   - traits: the appearance, the direction and the text size to draw under, over the device's.
  @MainActor
  public static func image(
    on config: ViewImageConfig, item: IndexPath, at position: UICollectionView.ScrollPosition,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    taking(config.request(size: nil, traits: traits, target: .item(item, position), time: nil))
  }
}

extension ViewImageConfig {
  fileprivate func request(
    size: CGSize?, traits: UITraitCollection, target: PictureRequest.ScrollTarget,
    time: TimeInterval?
  ) -> PictureRequest {
    let traits = UITraitCollection(traitsFrom: [self.traits, traits])
    return PictureRequest(
      size: size ?? self.size, scale: traits.displayScale > 0 ? traits.displayScale : 2,
      traits: traits, edges: edges, target: target, time: time)
  }
}

import Staging
import UIKit

extension Snapshotting where Value: SnapshotScreen, Format == CGImage {
  /// The screen at its own size, two pixels to the point.
  @MainActor public static var image: Snapshotting { .image() }

  /// The screen, laid out and drawn when every image that was still loading (`PendingLoad`) has
  /// come; one that does not come in time is an error that names it.
  ///
  /// A view stands by itself; a controller's view fills a window of its own, after it has appeared.
  ///
  /// - Parameters:
  ///   - size: in points; a view is given it and keeps it. Nil keeps a view's own; a controller
  ///     gets the device's screen's.
  ///   - scale: pixels per point.
  ///   - traits: the appearance, the direction and the text size to draw under; nil for light, from
  ///     left to right and
  ///     `large`.
  ///   - contentOffset: in points, set after the first layout, as it is and not clamped; on the
  ///     view if it scrolls, else on the first scroll view inside it, depth first.
  ///   - time: seconds on from now at which the picture is taken, in the middle of what moves then;
  ///     nil lets everything come to rest first.
  @MainActor
  public static func image(
    size: CGSize? = nil, scale: CGFloat = 2, traits: UITraitCollection? = nil,
    contentOffset: CGPoint? = nil,
    at time: TimeInterval? = nil
  ) -> Snapshotting {
    taking(
      PictureRequest(
        size: size, scale: scale, traits: traits,
        target: contentOffset.map { .offset($0, clamped: false) } ?? .asItStands, time: time
      ))
  }

  /// The screen, scrolled to an item of its first collection view, depth first.
  ///
  /// Cells that size themselves are let settle. An item that is not there is an error.
  ///
  /// - Parameters:
  ///   - item: the item that is in sight.
  ///   - position: where it is, as in `scrollToItem(at:at:animated:)`.
  @MainActor
  public static func image(
    item: IndexPath, at position: UICollectionView.ScrollPosition, size: CGSize? = nil,
    scale: CGFloat = 2, traits: UITraitCollection? = nil
  ) -> Snapshotting {
    taking(PictureRequest(size: size, scale: scale, traits: traits, target: .item(item, position)))
  }

  /// All of the content of the screen's first scroll view, depth first, as one picture: the screen
  /// is made as large as that takes, and keeps the size.
  ///
  /// A picture has at most 32,767 pixels a side; more is an error, never a blank.
  ///
  /// - Parameter fullContent: false for the screen as it stands.
  @MainActor
  public static func image(
    fullContent: Bool, size: CGSize? = nil, scale: CGFloat = 2, traits: UITraitCollection? = nil
  ) -> Snapshotting {
    taking(
      PictureRequest(
        size: size, scale: scale, traits: traits, target: fullContent ? .fullContent : .asItStands))
  }

  /// The screen at several offsets, side by side in one picture, each under its offset.
  ///
  /// One picture, so that a reviewer sees the motion. For a golden an offset, use `assertSnapshots`
  /// with a dictionary.
  ///
  /// - Parameter sweep: the offsets, in points, set as they are and not clamped.
  @MainActor
  public static func image(
    sweep: Sweep, size: CGSize? = nil, scale: CGFloat = 2, traits: UITraitCollection? = nil
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image) { screen, terms in
      try MainActor.assumeIsolated {
        let request = PictureRequest(size: size, scale: scale, traits: traits, terms: terms)
        let stage = Stage.of(screen, request)
        let pictures = try sweep.offsets.map { offset in
          var request = request
          request.target = .offset(offset, clamped: false)
          return (sweep.label(of: offset), try stage.snapshot(request))
        }
        return Capture(try ContactSheet.picture(of: pictures, scale: scale))
      }
    }
  }

  @MainActor
  static func taking(_ request: PictureRequest) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image) { screen, terms in
      try MainActor.assumeIsolated {
        var request = request
        request.terms = terms
        let stage = Stage.of(screen, request)
        let picture = try stage.snapshot(request)
        return Capture(picture) {
          stage.run { LayoutCapture.layout(of: stage.root, scale: stage.scale) }
        }
      }
    }
  }
}

extension Stage {
  /// Takes a picture. What constraints leave open is an error where the assertion wants that.
  func snapshot(_ request: PictureRequest) throws(SnapshotError) -> CGImage {
    let picture = try photograph(request).image
    guard request.terms.refusesLayoutIssues else { return picture }
    let issues = run { LayoutCapture.layout(of: root, scale: request.scale).issues }
    guard issues.isEmpty else { throw .layoutIssues(issues) }
    return picture
  }
}

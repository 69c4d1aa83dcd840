import Staging
import UIKit

/// Invariants of screens, checked at offsets throughout the content.
///
/// They need no goldens: a screen is compared with itself.
@MainActor
package struct ScreenLaws<Screen: SnapshotScreen> {
  /// The size in points; nil for a view's own, or the screen's for a controller.
  package var size: CGSize?
  /// The scale, in pixels per point.
  package var scale: CGFloat
  /// The number of offsets.
  package var offsets: Int
  /// Returns whether a subview of the scroll view stays in place during scrolling.
  package var isFixed: (UIView) -> Bool
  /// Creates the screen, a new one each time.
  package var make: () throws -> Screen

  package init(
    size: CGSize? = nil, scale: CGFloat = 1, offsets: Int = 5,
    isFixed: @escaping (UIView) -> Bool = { _ in false }, make: @escaping () throws -> Screen
  ) {
    self.size = size
    self.scale = scale
    self.offsets = offsets
    self.isFixed = isFixed
    self.make = make
  }

  /// The scroll steps in points: less than a cell, about a cell, most of a screen, backwards.
  private static var steps: [CGPoint] {
    [
      CGPoint(x: 1, y: 1), CGPoint(x: 13, y: 57), CGPoint(x: 120, y: 180), CGPoint(x: -40, y: -101),
    ]
  }

  /// Checks that pictures at different offsets agree in their common content.
  package func overlap() throws {
    let (stage, _) = try makeStage()
    var hasShared = false
    for start in try spread(stage) {
      let first = try picture(stage, at: start)
      for step in Self.steps {
        let second = try picture(
          stage, at: CGPoint(x: start.x + step.x, y: start.y + step.y))
        let found = first.picture.disagreement(with: second.picture)
        hasShared = hasShared || found.common > 0 && first.offset != second.offset
        guard let location = found.first else { continue }
        throw broken(
          .overlap(
            first.offset, second.offset, disagreement(found.differing, at: location, on: stage),
            common: found.common),
          expected: first.picture, actual: second.picture)
      }
    }
    guard hasShared else { throw LawViolation.nothingShared }
  }

  /// Checks that a picture does not depend on the former contents of reused cells, even if their
  /// drawing is corrupted before reuse.
  package func reuse() throws {
    let (warm, screen) = try makeStage()
    let ends = try spread(warm)
    for (index, end) in ends.enumerated() {
      for stop in ends.indices where stop != index {
        warm.poisonRecycledViews()
        _ = try picture(warm, at: ends[(index + stop) % ends.count])
      }
      warm.poisonRecycledViews()
      let (cold, other) = try makeStage()
      guard other !== screen else {
        throw LawViolation.sameScreen(String(describing: type(of: screen)))
      }
      let expected = try picture(cold, at: end)
      let reused = try picture(warm, at: end)
      let found = reused.whole.disagreement(with: expected.whole)
      guard let location = found.first else { continue }
      throw broken(
        .reuse(at: expected.offset, disagreement(found.differing, at: location, on: cold)),
        expected: expected.whole, actual: reused.whole)
    }
  }

  /// Checks that an update results in the same picture as reloading the final data.
  ///
  /// - Parameter update: Changes a screen and updates its collection view; the screen is scrolled
  ///   and laid out.
  package func update(_ update: (Screen) throws -> Void) throws {
    let (first, _) = try makeStage()
    var hasChanged = false
    for offset in try spread(first) {
      let (stage, screen) = try makeStage()
      let before = try picture(stage, at: offset)
      try stage.update { try update(screen) }
      let updated = try picture(stage, showing: .currentOffset)
      guard let collectionView = stage.collectionView else {
        throw LawViolation.noCollectionView(String(describing: type(of: screen)))
      }
      hasChanged =
        hasChanged || updated.offset != before.offset
        || updated.whole.disagreement(with: before.whole).differing > 0
      collectionView.reloadData()
      let reloaded = try picture(stage, at: updated.offset)
      let found = updated.whole.disagreement(with: reloaded.whole)
      guard let location = found.first else { continue }
      throw broken(
        .update(at: updated.offset, disagreement(found.differing, at: location, on: stage)),
        expected: reloaded.whole, actual: updated.whole)
    }
    guard hasChanged else { throw LawViolation.nothingUpdated }
  }

  // MARK: Screens

  private func makeStage() throws -> (stage: Stage, screen: Screen) {
    try Stage.make(size: size, scale: scale, inWindow: true, make)
  }

  /// Returns offsets on whole pixels, including both ends, spread over the content by the golden
  /// ratio.
  private func spread(_ stage: Stage) throws(SnapshotError) -> [CGPoint] {
    try stage.show(.rest(.zero))
    let scrollView = try stage.scrolling()
    let (least, greatest) = (scrollView.minimumContentOffset, scrollView.maximumContentOffset)
    return (0..<max(2, offsets)).map { index in
      let share =
        index < 2 ? CGFloat(index) : (CGFloat(index) * 0.618_034).truncatingRemainder(dividingBy: 1)
      func pixel(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
        ((low + (high - low) * share) * scale).rounded() / scale
      }
      return CGPoint(x: pixel(least.x, greatest.x), y: pixel(least.y, greatest.y))
    }
  }

  private func picture(_ stage: Stage, at offset: CGPoint) throws -> StagePicture {
    try picture(stage, showing: .rest(offset))
  }

  /// Takes a picture, which may be blank, since only its equality with others matters.
  private func picture(
    _ stage: Stage, showing target: PictureRequest.ScrollTarget
  ) throws -> StagePicture {
    let request = PictureRequest(
      scale: scale, target: target, terms: PictureTerms(allowsBlank: true))
    let taken = try stage.photograph(request)
    let part = ContentPicture(
      taken.image, of: try stage.scrolling(), in: stage.root, scale: scale, isFixed: isFixed)
    return StagePicture(offset: taken.offset, picture: part, whole: part.whole)
  }

  /// Returns the violation with the common content of both pictures.
  private func broken(
    _ violation: LawViolation, expected: ContentPicture, actual: ContentPicture
  ) -> any Error {
    guard let shown = expected.shared(with: actual), let other = actual.shared(with: expected)
    else { return violation }
    return BrokenLaw(violation: violation, expected: shown, actual: other)
  }

  private func disagreement(
    _ count: Int, at pixel: (x: Int, y: Int), on stage: Stage
  ) -> LawViolation.Disagreement {
    let location = CGPoint(x: CGFloat(pixel.x) / scale, y: CGFloat(pixel.y) / scale)
    return LawViolation.Disagreement(
      count: count, location: location, element: stage.collectionView?.elementName(at: location))
  }
}

/// A picture at an offset.
private struct StagePicture {
  let offset: CGPoint
  /// The scrolling part of the picture.
  let picture: ContentPicture
  /// The whole picture.
  let whole: ContentPicture
}

extension Stage {
  fileprivate func poisonRecycledViews() { root.poisonRecycledViews() }

  fileprivate func update(_ update: () throws -> Void) throws {
    try run {
      try update()
      root.layoutIfNeeded()
    }
  }
}

extension ContentPicture {
  /// The picture with all its contents, fixed or not.
  fileprivate var whole: ContentPicture {
    ContentPicture(
      image: image, originX: originX, originY: originY,
      area: PixelRect(x: originX, y: originY, width: image.width, height: image.height),
      fixed: [])
  }
}

extension UIView {
  fileprivate func poisonRecycledViews() {
    ListMachine.of(self)?.poisonsRecycledViews = true
    for subview in subviews { subview.poisonRecycledViews() }
  }
}

extension UICollectionView {
  /// Returns the topmost element at a point of the content: "cell [0,3] (BadgeCell)".
  fileprivate func elementName(at point: CGPoint) -> String? {
    let elements = machine.visibleElements
    for view in subviews.reversed() where view.frame.contains(point) && !view.isHidden {
      guard let element = elements[ObjectIdentifier(view)] else { continue }
      let path = element.indexPath.map(String.init).joined(separator: ",")
      return "\(element.name) [\(path)] (\(type(of: view)))"
    }
    return nil
  }
}

extension VisibleElement {
  fileprivate var name: String {
    switch (category, kind) {
    case (.cell, _): "cell"
    case (.supplementaryView, UICollectionView.elementKindSectionHeader): "header"
    case (.supplementaryView, UICollectionView.elementKindSectionFooter): "footer"
    case (.supplementaryView, _): "supplementary view"
    case (.decorationView, _): "decoration view"
    }
  }
}

import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

/// The calls of a layout in a batch update, and the effect of its results.
@MainActor @Suite struct UpdateHooksTests {
  /// Rows that log calls, with configurable initial and final positions.
  private final class Hooked: RowsLayout {
    var log: [String] = []
    var starts: [IndexPath: CGFloat] = [:]
    var ends: [IndexPath: CGFloat] = [:]

    override func prepare() {
      super.prepare()
      log.append("prepare")
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      func name(_ path: IndexPath?) -> String {
        guard let path else { return "-" }
        return path.item == NSNotFound ? "\(path.section)" : "\(path.section).\(path.item)"
      }
      for item in updateItems {
        let places = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].map(name)
        log.append("\(item.updateAction) \(places[0]) \(places[1])")
      }
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      log.append("finalize in \(UIView.inheritedAnimationDuration)")
    }

    override func initialLayoutAttributesForAppearingItem(
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("initial \(path.item)")
      let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
      return moved(attributes, to: starts[path])
    }

    override func finalLayoutAttributesForDisappearingItem(
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("final \(path.item)")
      return moved(super.finalLayoutAttributesForDisappearingItem(at: path), to: ends[path])
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("initial header")
      return super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath)
    }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("final header")
      return super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath)
    }

    private func moved(
      _ attributes: UICollectionViewLayoutAttributes?, to y: CGFloat?
    ) -> UICollectionViewLayoutAttributes? {
      guard let y else { return attributes }
      attributes?.frame.origin.y = y
      attributes?.alpha = 1
      return attributes
    }
  }

  private func shown(_ texts: [String], hasHeaders: Bool = false) -> (Fixture, Hooked, UIWindow) {
    let layout = Hooked()
    let fixture = Fixture(Listing([texts]), hasHeaders: hasHeaders, layout: layout)
    let window = UIWindow(frame: fixture.view.frame)
    window.addSubview(fixture.view)
    window.layoutIfNeeded()
    layout.log = []
    return (fixture, layout, window)
  }

  private func change(_ fixture: Fixture) {
    fixture.view.performBatchUpdates {
      fixture.listing.sections = [["x", "A", "d", "c"]]
      fixture.view.moveItem(at: .item(3), to: .item(2))
      fixture.view.insertItems(at: [.item(0)])
      fixture.view.reloadItems(at: [.item(0)])
      fixture.view.deleteItems(at: [.item(1)])
    }
  }

  /// The layout is prepared for the new data, receives the changes in a fixed order, is asked for
  /// each visible element by its old index path and for each one that becomes visible by its new
  /// one, and is finalised inside the animation.
  @Test func hooksComeInUIKitsOrder() {
    let (fixture, layout, window) = shown(["a", "b", "c", "d"], hasHeaders: true)
    change(fixture)
    #expect(
      layout.log == [
        "prepare", "delete 0.1 -", "insert - 0.0", "reload 0.0 0.1", "move 0.3 0.2", "final 0",
        "final 1", "final 2", "final 3", "final header", "initial header", "initial 0", "initial 1",
        "initial 2", "initial 3", "finalize in 0.3",
      ])
    _ = window
  }

  @Test func sectionsAreNamedWithoutAnItem() {
    let (fixture, layout, window) = shown(["a"])
    fixture.view.performBatchUpdates {
      fixture.listing.sections = [["x"], ["y"]]
      fixture.view.insertSections([0, 1])
      fixture.view.deleteSections([0])
    }
    #expect(layout.log.prefix(4) == ["prepare", "delete 0 -", "insert - 0", "insert - 1"])
    _ = window
  }

  @Test func withoutAnimationInitialAndFinalAttributesAreNotRequested() {
    let (fixture, layout, window) = shown(["a", "b", "c", "d"])
    UIView.performWithoutAnimation { change(fixture) }
    #expect(
      layout.log == [
        "prepare", "delete 0.1 -", "insert - 0.0", "reload 0.0 0.1", "move 0.3 0.2",
        "finalize in 0.0",
      ])
    _ = window
  }

  /// "x" appears from above, "b" disappears below; each is halfway after half the time.
  @Test func elementsAppearAndDisappearWhereTheLayoutSpecifies() throws {
    let (fixture, layout, window) = shown(["a", "b"])
    layout.starts = [.item(0): -50]
    layout.ends = [.item(1): 100]
    let gone = try #require(fixture.view.cellForItem(at: .item(1)))
    fixture.view.performBatchUpdates {
      fixture.listing.sections = [["x", "a"]]
      fixture.view.insertItems(at: [.item(0)])
      fixture.view.deleteItems(at: [.item(1)])
    }
    let new = try #require(fixture.view.cellForItem(at: .item(0)))
    func seen(_ view: UIView) -> CALayer { view.layer.presentation() ?? CALayer() }
    #expect(seen(new).frame.minY == -50 && seen(new).opacity == 1)
    #expect(seen(gone).frame.minY == 10)
    MediaClock.current.advance(by: 0.15)
    #expect(abs(seen(new).frame.minY + 25) < 1e-9 && abs(seen(gone).frame.minY - 55) < 1e-9)
    #expect(seen(gone).opacity == 1)
    MediaClock.current.advance(by: 0.15)
    #expect(seen(new).frame.minY == 0 && gone.superview == nil)
    _ = window
  }

  /// After the update the results are nil again.
  @Test func outsideAnUpdateThereIsNothingToSay() {
    let (fixture, layout, window) = shown(["a", "b", "c", "d"])
    change(fixture)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: .item(0)) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: .item(0)) == nil)
    _ = window
  }
}

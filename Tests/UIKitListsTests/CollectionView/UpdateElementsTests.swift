import Testing
import UIKit
import UIKitTestSupport

/// Headers and shelves that a layout inserts and deletes in a batch update.
@MainActor @Suite struct UpdateElementsTests {
  private let rows = PlanLayout.rows()
  private let screen: PlanScreen

  init() {
    (rows.headers, rows.shelves) = (1, 1)
    rows.register(Shelf.self, forDecorationViewOfKind: "shelf")
    screen = PlanScreen(rows, count: 2)
  }

  private final class Shelf: UICollectionReusableView {}

  private var shelves: [UIView] { screen.view.subviews.filter { $0 is Shelf } }

  private var head: UIView? { screen.view.visibleSupplementaryViews(ofKind: "head").first }

  private func opacity(_ view: UIView?) -> Float? { view?.layer.presentation()?.opacity }

  private func update() {
    screen.count += 1
    screen.view.insertItems(at: [.item(screen.count - 1)])
  }

  @Test func layoutsAreQueriedByKind() {
    screen.listen(to: rows)
    update()
    #expect(
      screen.log.take().filter { $0.hasSuffix("?") } == [
        "rows delete shelf?", "rows insert shelf?", "rows delete head?", "rows insert head?",
      ])
  }

  @Test func whatIsNotNamedStays() {
    let (head, shelf) = (head, shelves.first)
    update()
    #expect(self.head === head && shelves == [shelf])
    MediaClock.current.advance(by: 0.15)
    #expect(opacity(head) == 1 && opacity(shelf) == 1)
  }

  /// The old ones fade out while the new ones fade in.
  @Test(arguments: [(true, true), (true, false), (false, true)])
  func whatIsNamedIsReplaced(deletes: Bool, inserts: Bool) {
    let (head, shelf) = (head, shelves.first)
    rows.deleted = deletes ? [.item(0)] : []
    rows.inserted = inserts ? [.item(0)] : []
    update()
    #expect(self.head !== head && shelves.count == 2)
    MediaClock.current.advance(by: 0.15)
    #expect(opacity(head) == 0.5 && opacity(self.head) == 0.5)
    #expect(shelves.map(opacity) == [0.5, 0.5])
    MediaClock.current.settle()
    #expect(head?.superview == nil && shelf?.superview == nil && shelves.count == 1)
    #expect(opacity(self.head) == 1)
  }
}

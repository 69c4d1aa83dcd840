import Testing
import UIKit

/// Tests that touch screens have no focus: code for it compiles and is never called.
@MainActor @Suite struct FocusTests {
  private final class Cell: UICollectionViewCell {
    var moves = 0
    override var canBecomeFocused: Bool { true }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { [contentView] }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      moves += 1
    }
  }

  private final class Delegate: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ view: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { context.nextFocusedIndexPath == nil }
  }

  @Test func nothingHasTheFocus() {
    let cell = Cell(frame: .zero)
    cell.setNeedsFocusUpdate()
    cell.updateFocusIfNeeded()
    #expect(cell.canBecomeFocused && !cell.isFocused && cell.moves == 0)
    #expect(cell.preferredFocusEnvironments.count == 1)
    #expect(cell.shouldUpdateFocus(in: UIFocusUpdateContext()))
    #expect(UIViewController().preferredFocusEnvironments.isEmpty)
  }

  @Test func delegatesAreCalledAsOnIOS() {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let asked: any UICollectionViewDelegate = Delegate()
    #expect(view.allowsFocus && !view.selectionFollowsFocus && !view.remembersLastFocusedIndexPath)
    let context = UICollectionViewFocusUpdateContext()
    #expect(asked.collectionView?(view, shouldUpdateFocusIn: context) == true)
    #expect(asked.collectionView?(view, canFocusItemAt: [0, 0]) == nil)
  }

  @Test func animationsOfTheFocusAreImmediate() {
    var words: [String] = []
    UIFocusAnimationCoordinator().addCoordinatedAnimations {
      words.append("moves")
    } completion: {
      words.append("ends")
    }
    #expect(words == ["moves", "ends"])
  }

  private final class Rows: NSObject, UITableViewDelegate, UITableViewDataSource {
    var calls = 0
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ table: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      calls += 1
      return true
    }
    func tableView(
      _ table: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { calls += 1 }
  }

  @Test func tablesHaveNoFocus() {
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 99, height: 200)), Rows())
    (table.dataSource, table.delegate) = (rows, rows)
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.makeKeyAndVisible()
    table.layoutIfNeeded()
    table.setNeedsFocusUpdate()
    table.updateFocusIfNeeded()
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(table.visibleCells.count == 3 && table.visibleCells.allSatisfy { !$0.isFocused })
    #expect(rows.calls == 0)
  }
}

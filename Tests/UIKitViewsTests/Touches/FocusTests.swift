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
}

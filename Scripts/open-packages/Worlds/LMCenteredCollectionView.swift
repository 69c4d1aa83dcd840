@testable import LMCenteredCollectionView
import Support
import UIKit

private final class Screen: UIViewController, HundredItems, LMCenteredCollectionViewDataSource {
  var shown: Set<Int> = []
  private let dial = LMCenteredCollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480), direction: .vertical)

  override func loadView() {
    view = UIView(frame: dial.frame)
    dial.register(LMCenteredCollectionViewCell.self)
    dial.dataSource = self
    view.addSubview(dial)
  }

  func numberOfItems(in centeredCollectionView: LMCenteredCollectionView) -> Int { 100 }

  func centeredCollectionView(
    _ centeredCollectionView: LMCenteredCollectionView, cellForItemAt index: Int
  ) -> LMCenteredCollectionViewCell {
    shown.insert(index)
    let cell = centeredCollectionView.dequeueReusableCell(for: index)
    cell.backgroundColor = NumberedCell.color(index)
    return cell
  }

  func scrollThrough() {
    let window = UIWindow(frame: view.frame)
    window.rootViewController = self
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    for index in 0..<100 {
      dial.seek(toDialIndex: index)
      window.layoutIfNeeded()
    }
  }
}

@MainActor func makeScreen() -> UIViewController { Screen() }

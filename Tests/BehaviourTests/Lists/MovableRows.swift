import UIKit
import UIKitTestSupport

/// Four rows of 10 points in a window, all of which the data source permits to move.
@MainActor
final class MovableRows: NSObject, UICollectionViewDataSource {
  private(set) var letters = ["a", "b", "c", "d"]
  /// The reported moves, "from to to" each.
  private(set) var moves: [String] = []
  private let fixture = Fixture(count: 0)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  var view: UICollectionView { fixture.view }

  override init() {
    super.init()
    view.frame.size.height = 60
    view.delegate = nil
    view.dataSource = self
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  /// Completes all animations.
  func settle() {
    window.clock.settle()
    window.layoutIfNeeded()
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    letters.count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    (cell as? ItemCell)?.text = letters[path.item]
    return cell
  }

  func collectionView(_ view: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
    moves.append("\(from.item) to \(to.item)")
    letters.insert(letters.remove(at: from.item), at: to.item)
  }
}

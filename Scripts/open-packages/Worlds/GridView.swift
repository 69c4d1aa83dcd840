@testable import GridView
import Support
import UIKit

private final class Cell: GridViewCell {
  let label = UILabel()

  required init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Screen: UIViewController, HundredItems, GridViewDataSource, GridViewDelegate {
  private(set) var shown: Set<Int> = []
  private let grid = GridView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  override func loadView() {
    view = UIView(frame: grid.frame)
    view.backgroundColor = .white
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.contentInsetAdjustmentBehavior = .never
    grid.isInfinitable = false
    grid.register(Cell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = self
    grid.delegate = self
    view.addSubview(grid)
  }

  func numberOfColumns(in gridView: GridView) -> Int { 10 }

  func gridView(_ gridView: GridView, numberOfRowsInColumn column: Int) -> Int { 10 }

  func gridView(_ gridView: GridView, cellForRowAt indexPath: IndexPath) -> GridViewCell {
    let number = indexPath.column * 10 + indexPath.row
    shown.insert(number)
    let cell = gridView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as! Cell).label.text = "\(number)"
    cell.backgroundColor = NumberedCell.color(number)
    return cell
  }

  func gridView(_ gridView: GridView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(80 + indexPath.column * 7 % 30)
  }

  func gridView(_ gridView: GridView, widthForColumn column: Int) -> CGFloat { 120 }

  func scrollThrough() {
    view.layoutIfNeeded()
    for x in stride(from: 0, through: grid.contentSize.width - 320, by: 80) {
      for y in stride(from: 0, through: max(0, grid.contentSize.height - 480), by: 80) {
        grid.contentOffset = CGPoint(x: x, y: y)
        view.layoutIfNeeded()
      }
    }
  }
}

@MainActor func makeScreen() -> UIViewController { Screen() }

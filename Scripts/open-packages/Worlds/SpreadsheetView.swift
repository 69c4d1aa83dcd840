@testable import SpreadsheetView
import Support
import UIKit

private final class NumberCell: Cell {
  let label = UILabel()
}

private final class Screen: UIViewController, SpreadsheetViewDataSource, HundredItems {
  private(set) var shown: Set<Int> = []
  private let sheet = SpreadsheetView()

  override func loadView() {
    sheet.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    sheet.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
    sheet.dataSource = self
    view = UIView(frame: sheet.frame)
    sheet.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(sheet)
  }

  func numberOfColumns(in spreadsheetView: SpreadsheetView) -> Int { 4 }
  func numberOfRows(in spreadsheetView: SpreadsheetView) -> Int { 25 }
  func spreadsheetView(_ spreadsheetView: SpreadsheetView, widthForColumn column: Int) -> CGFloat {
    70
  }
  func spreadsheetView(_ spreadsheetView: SpreadsheetView, heightForRow row: Int) -> CGFloat { 60 }
  func spreadsheetView(
    _ spreadsheetView: SpreadsheetView, cellForItemAt indexPath: IndexPath
  ) -> Cell? {
    let number = indexPath.row * 4 + indexPath.column
    shown.insert(number)
    let cell = spreadsheetView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? NumberCell {
      cell.label.text = "\(number)"
      cell.label.frame = CGRect(x: 4, y: 4, width: 60, height: 40)
      cell.contentView.addSubview(cell.label)
    }
    return cell
  }

  func scrollThrough() {
    view.layoutIfNeeded()
    for row in stride(from: 0, to: 25, by: 2) {
      sheet.scrollToItem(at: IndexPath(row: row, column: 0), at: .top, animated: false)
      sheet.layoutIfNeeded()
    }
  }
}

@MainActor func makeScreen() -> UIViewController { Screen() }

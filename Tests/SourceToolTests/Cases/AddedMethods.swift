import UIKit

/// The class of many apps that adopts the protocols and has what all tables share.
class AddingBase: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  override func viewDidLoad() {
    view.addSubview(table)
    (table.dataSource, table.delegate) = (self, self)
  }
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

private class AddingRows: AddingBase {
  var heard: [String] = []

  func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    30 + 10 * CGFloat(path.row)
  }
  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    heard.append("selected \(path.row)")
  }
  func tableView(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    path.row == 0 ? nil : path
  }
  func scrollViewDidScroll(_ view: UIScrollView) { heard.append("scrolled") }
}

extension AddingRows {
  func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? { "Added" }
  func tableView(_ table: UITableView, canMoveRowAt path: IndexPath) -> Bool { true }
  func tableView(
    _ table: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) { heard.append("moved \(source.row) to \(destination.row)") }
}

/// Optional methods that a subclass adds are called, as on iOS.
func addedMethodCases() {
  let rows = AddingRows()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  window.rootViewController = rows
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  let heights = (0..<3).map { rows.table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
  expectEqual(heights, [30, 40, 50])
  expect(rows.table.headerView(forSection: 0) != nil, "a title for the header")
  let second = rows.table.rectForRow(at: IndexPath(row: 1, section: 0))
  try? window.play { $0.tap(at: CGPoint(x: 100, y: second.midY - rows.table.contentOffset.y)) }
  expectEqual(rows.heard.filter { $0 != "scrolled" }, ["selected 1"])
  rows.table.contentOffset.y += 5
  expectEqual(rows.heard.last, "scrolled")
  rows.table.isEditing = true
  rows.table.layoutIfNeeded()
  expectEqual(rows.table.cellForRow(at: IndexPath(row: 1, section: 0))?.showsReorderControl, false)
  let plain = AddingBase()
  expect(!plain.responds(to: Selector(("scrollViewDidScroll:"))), "nothing is added to the base")
}

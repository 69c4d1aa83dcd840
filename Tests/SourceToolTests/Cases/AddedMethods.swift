import UIKit

/// A base class as many apps have it: it adopts the protocols and has the code that all tables
/// share.
class AddingBase: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  override func viewDidLoad() {
    view.addSubview(table)
    (table.dataSource, table.delegate) = (self, self)
  }
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.showsReorderControl = true
    return cell
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

/// The same base class with items in place of rows.
class AddingItemsBase: UIViewController, UICollectionViewDataSource {
  let list: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    return UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
  }()

  override func viewDidLoad() {
    view.addSubview(list)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    list.dataSource = self
  }
  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(
    _ list: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { list.dequeueReusableCell(withReuseIdentifier: "item", for: path) }
}

private class AddingMoves: AddingItemsBase {
  var moves: [String] = []

  func collectionView(
    _ list: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) { moves.append("\(source.item) to \(destination.item)") }
}

private func addedMoveCases() {
  let items = AddingMoves()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
  window.rootViewController = items
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  expect(
    items.list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)), "items move")
  items.list.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 130))
  items.list.endInteractiveMovement()
  expectEqual(items.moves, ["0 to 2"])
}

/// Optional methods that a subclass adds are called, as on iOS.
func addedMethodCases() {
  addedMoveCases()
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
  let first = rows.table.rectForRow(at: IndexPath(row: 0, section: 0))
  let third = rows.table.rectForRow(at: IndexPath(row: 2, section: 0))
  let offset = rows.table.contentOffset.y
  try? window.play {
    $0.drag(
      from: CGPoint(x: 300, y: first.midY - offset), to: CGPoint(x: 300, y: third.midY - offset),
      duration: 1)
    $0.wait(0.5)
    $0.lift()
  }
  expectEqual(rows.heard.last { $0.hasPrefix("moved") }, "moved 0 to 2")
  let plain = AddingBase()
  expect(!plain.responds(to: Selector(("scrollViewDidScroll:"))), "nothing is added to the base")
}

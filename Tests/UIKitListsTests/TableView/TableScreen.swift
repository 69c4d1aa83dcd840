import UIKit

/// A table of texts that logs its calls.
@MainActor
class TableScreen: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  let table: UITableView
  var rows: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  var dress: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  var heard: [String] = []
  var asked = 0
  /// The number of completed programmatic scrolls.
  var ends = 0
  var prefetched: [IndexPath] = []
  var calledOff: [IndexPath] = []

  init(
    _ rows: [[String]], _ style: UITableView.Style = .plain, width: CGFloat = 393,
    height: CGFloat = 700
  ) {
    self.rows = rows
    table = UITableView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), style: style)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
  }

  func lay() { table.layoutIfNeeded() }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }

  /// Returns the frame of a row in pixels.
  func pixels(_ row: Int, _ section: Int = 0) -> [CGFloat] {
    table.rectForRow(at: IndexPath(row: row, section: section)).inPixels
  }

  /// Returns the separators of a row, in pixels of the row.
  func lines(_ row: Int, _ section: Int = 0) -> [[CGFloat]] {
    let pixel = 1 / UIScreen.main.scale
    return (cell(row, section)?.subviews ?? []).filter {
      abs($0.frame.height - pixel) < 0.001
    }.map(\.frame.inPixels)
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    dress(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    heard.append("will \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("did \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    heard.append("off \(indexPath.row)")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetched += indexPaths
  }

  func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) { calledOff += indexPaths }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    heard.append("commit \(editingStyle.rawValue) \(indexPath.row)")
    guard editingStyle == .delete else { return }
    rows[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

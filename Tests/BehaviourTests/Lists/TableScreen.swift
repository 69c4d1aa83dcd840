import UIKit

/// A table of 320 × 400 points that fills a window, with its data, and a record of its delegate's
/// calls.
@MainActor
final class TableScreen: NSObject, UITableViewDataSource, UITableViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  let table: UITableView
  /// The number of rows in each section.
  var rows: [Int]
  var headers: [String?] = []
  var footers: [String?] = []
  var heard: [String] = []
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDeselect: (IndexPath) -> IndexPath? = { $0 }
  var highlights = true
  var canEdit = true
  var style: UITableViewCell.EditingStyle = .delete
  var make: (IndexPath) -> UITableViewCell = { _ in UITableViewCell() }
  private(set) var made: [IndexPath] = []

  init(_ rows: [Int] = [3], style: UITableView.Style = .plain) {
    self.rows = rows
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
    super.init()
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    controller.view.addSubview(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (self, self)
  }

  /// Lays the table out and clears the record.
  func show() {
    window.layoutIfNeeded()
    heard = []
  }

  /// Taps the middle of a row.
  func tap(_ row: Int, section: Int = 0) throws {
    let rect = table.convert(table.rectForRow(at: path(row, section)), to: window)
    try window.play { $0.tap(at: CGPoint(x: rect.midX, y: rect.midY)) }
  }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: path(row, section))
  }

  // MARK: Data

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    made.append(path)
    return make(path)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section < headers.count ? headers[section] : nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section < footers.count ? footers[section] : nil
  }
  func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { canEdit }
  func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) { heard.append("commit \(path.row)") }

  // MARK: Delegate

  func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    highlights
  }
  func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    heard.append("will select \(path.row)")
    return willSelect(path)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    heard.append("selected \(path.row)")
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    heard.append("will deselect \(path.row)")
    return willDeselect(path)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
    heard.append("deselected \(path.row)")
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) { heard.append("display \(path.row)") }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) { heard.append("end \(path.row)") }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt path: IndexPath
  ) -> UITableViewCell.EditingStyle { style }
}

/// What a table shows: how many sections and rows, and a cell for each.
///
/// A method under the line `// Optional` may be left out, and is called as on iOS:
/// `dataSource?.tableView?(tableView, titleForHeaderInSection: 0)`. This file is also the table
/// from which `UITableViewDataSource+Optionals.swift` is generated. Source: Apple,
/// UITableViewDataSource.
@preconcurrency @MainActor
public protocol UITableViewDataSource: ObjectiveCProtocol {
  /// The number of rows in `section`.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// A configured cell.
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell

  /// The number of sections; one without the method.
  // Optional; without it: 1
  func numberOfSections(in tableView: UITableView) -> Int

  /// The text of a section's header, where the delegate gives no view.
  // Optional; without it: nil
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The text of a section's footer, where the delegate gives no view.
  // Optional; without it: nil
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether the row may be edited; without the method every row may.
  // Optional; without it: true
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether the row may be moved; without the method every row whose moves the data source
  /// follows.
  // Optional; without it: false
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// The titles of the index at the table's side.
  // Optional; without it: nil
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section to which an entry of the index leads; without the method the one of its number.
  // Optional; without it: index
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int

  /// The user deleted or inserted a row: the data, then the table, must follow. Where the method is
  /// there, a swipe over a row that may be edited offers to delete it.
  // Optional
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )

  /// The user moved a row: the data must follow. Where the method is there, rows that may be moved
  /// show a control for it while the table is edited.
  // Optional
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

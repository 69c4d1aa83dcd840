/// The data source of a table: the numbers of sections and rows, and a cell for each row.
///
/// A method under the line `// Optional` is optional, and is called as on iOS:
/// `dataSource?.tableView?(tableView, titleForHeaderInSection: 0)`. This file is also the table
/// from which `UITableViewDataSource+Optionals.swift` is generated. Source: Apple,
/// UITableViewDataSource.
@preconcurrency @MainActor
public protocol UITableViewDataSource: ObjectiveCProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns a configured cell for a row.
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell

  /// Returns the number of sections. Default: 1.
  // Optional; without it: 1
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the title of a section's header, used if the delegate returns no view.
  // Optional; without it: nil
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title of a section's footer, used if the delegate returns no view.
  // Optional; without it: nil
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether a row can be edited. Default: true for every row.
  // Optional; without it: true
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Returns whether a row can be moved. Default: true for every row if the data source implements
  /// moves.
  // Optional; without it: false
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Returns the titles of the table's section index.
  // Optional; without it: nil
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// Returns the section of a title in the index. Default: the title's index.
  // Optional; without it: index
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int

  /// Notifies the data source that the user deleted or inserted a row: the data, then the table,
  /// must change. If the method is implemented, swiping over an editable row shows a delete action.
  // Optional
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )

  /// Notifies the data source that the user moved a row: the data must change. If the method is
  /// implemented, movable rows show a reorder control in editing mode.
  // Optional
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

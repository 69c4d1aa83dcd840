/// The rows of a table that a storyboard lists, instead of a data source.
@MainActor
final class StaticTable {
  struct Section {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
    /// By row; nil for the table's own.
    let heights: [CGFloat?]
  }

  let sections: [Section]

  init(_ sections: [Section]) { self.sections = sections }

  /// The cell of a row; nil for a row that is not listed.
  func cell(at path: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(path.section),
      sections[path.section].cells.indices.contains(path.row)
    else { return nil }
    return sections[path.section].cells[path.row]
  }

  /// A row's height, if it has one of its own.
  func height(at path: IndexPath) -> CGFloat? {
    guard sections.indices.contains(path.section),
      sections[path.section].heights.indices.contains(path.row)
    else { return nil }
    return sections[path.section].heights[path.row]
  }
}

/// The rows of a table that a storyboard lists, instead of a data source.
@MainActor
package final class StaticTable {
  package struct Section {
    package let header: String?
    package let footer: String?
    package let cells: [UITableViewCell]
    /// By row; nil for the table's own.
    package let heights: [CGFloat?]

    package init(header: String?, footer: String?, cells: [UITableViewCell], heights: [CGFloat?]) {
      (self.header, self.footer, self.cells, self.heights) = (header, footer, cells, heights)
    }
  }

  package let sections: [Section]

  package init(_ sections: [Section]) { self.sections = sections }

  /// The cell of a row; nil for a row that is not listed.
  package func cell(at path: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(path.section),
      sections[path.section].cells.indices.contains(path.row)
    else { return nil }
    return sections[path.section].cells[path.row]
  }

  /// A row's height, if it has one of its own.
  package func height(at path: IndexPath) -> CGFloat? {
    guard sections.indices.contains(path.section),
      sections[path.section].heights.indices.contains(path.row)
    else { return nil }
    return sections[path.section].heights[path.row]
  }
}

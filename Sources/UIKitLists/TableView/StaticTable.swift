/// The static rows of a storyboard's table, which has no data source.
@MainActor
package final class StaticTable {
  package struct Section {
    package let header: String?
    package let footer: String?
    package let cells: [UITableViewCell]
    /// The heights by row; nil for the table's row height.
    package let heights: [CGFloat?]

    package init(header: String?, footer: String?, cells: [UITableViewCell], heights: [CGFloat?]) {
      (self.header, self.footer, self.cells, self.heights) = (header, footer, cells, heights)
    }
  }

  package let sections: [Section]

  package init(_ sections: [Section]) { self.sections = sections }

  /// Returns the cell of a row; nil for an index path out of range.
  package func cell(at path: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(path.section),
      sections[path.section].cells.indices.contains(path.row)
    else { return nil }
    return sections[path.section].cells[path.row]
  }

  /// Returns a row's own height; nil for the table's.
  package func height(at path: IndexPath) -> CGFloat? {
    guard sections.indices.contains(path.section),
      sections[path.section].heights.indices.contains(path.row)
    else { return nil }
    return sections[path.section].heights[path.row]
  }
}

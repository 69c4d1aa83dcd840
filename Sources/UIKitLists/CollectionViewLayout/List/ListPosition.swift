/// The position of an element in a list or table and its resulting appearance.
struct ListPosition: Equatable, @unchecked Sendable {
  /// The role of an element in a list.
  enum Role { case row, header, footer, background }

  let role: Role
  let appearance: UICollectionLayoutListConfiguration.Appearance
  /// The distance between the row's edges and its content, in points.
  var margin: CGFloat = 0
  /// Whether the element is the first or the last row of its section.
  var isFirst = false
  var isLast = false
  /// The separators above and below the row; nil for none.
  var separators: UIListSeparatorConfiguration?
  /// The background colour.
  var background: UIColor?
  /// The space reserved at the row's trailing edge, in points.
  var trailingReservedWidth: CGFloat = 0
  /// Whether the element belongs to a table.
  var isTable = false

  /// Whether the separator below the row is visible according to the row's position. That a plain
  /// list draws one below its last row is uncertain; a plain table does.
  var showsBottomSeparator: Bool {
    switch separators?.bottomSeparatorVisibility {
    case nil, .hidden: false
    case .visible: true
    case .automatic: !isLast || appearance == .plain
    }
  }

  var showsTopSeparator: Bool { separators?.topSeparatorVisibility == .visible }
}

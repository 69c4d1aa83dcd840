/// The position of an element in a list or table and its resulting appearance.
final class ListPosition: Equatable, @unchecked Sendable {
  /// The role of an element in a list.
  enum Role { case row, header, footer, background }

  let role: Role
  let appearance: UICollectionLayoutListConfiguration.Appearance
  /// The distance between the row's edges and its content, in points.
  let margin: CGFloat
  /// Whether the element is the first or the last row of its section.
  let isFirst: Bool
  let isLast: Bool
  /// The separators above and below the row; nil for none.
  let separators: UIListSeparatorConfiguration?
  /// The background colour.
  let background: UIColor?
  /// The space reserved at the row's trailing edge, in points.
  let trailingReservedWidth: CGFloat
  /// Whether the element belongs to a table.
  let isTable: Bool

  init(
    role: Role, appearance: UICollectionLayoutListConfiguration.Appearance, margin: CGFloat = 0,
    isFirst: Bool = false, isLast: Bool = false, separators: UIListSeparatorConfiguration? = nil,
    background: UIColor? = nil, trailingReservedWidth: CGFloat = 0, isTable: Bool = false
  ) {
    self.role = role
    self.appearance = appearance
    self.margin = margin
    self.isFirst = isFirst
    self.isLast = isLast
    self.separators = separators
    self.background = background
    self.trailingReservedWidth = trailingReservedWidth
    self.isTable = isTable
  }

  static func == (a: ListPosition, b: ListPosition) -> Bool {
    a === b
      || a.role == b.role && a.appearance == b.appearance && a.margin == b.margin
        && a.isFirst == b.isFirst && a.isLast == b.isLast && a.separators == b.separators
        && a.background == b.background && a.trailingReservedWidth == b.trailingReservedWidth
        && a.isTable == b.isTable
  }

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

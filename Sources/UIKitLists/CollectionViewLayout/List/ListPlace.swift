/// What a list or a table tells the view of an element of its place in it.
struct ListPlace: Equatable, @unchecked Sendable {
  /// What an element of a list is.
  enum Role { case row, header, footer, ground }

  let role: Role
  let appearance: UICollectionLayoutListConfiguration.Appearance
  /// Between the row's edges and its content, in points.
  var margin: CGFloat = 0
  /// Whether it is the first and the last row of its section.
  var isFirst = false
  var isLast = false
  /// The lines above and below it; nil for none.
  var separators: UIListSeparatorConfiguration?
  /// The background colour.
  var ground: UIColor?
  /// What something else takes of the row's trailing side, in points.
  var trailingRoom: CGFloat = 0
  /// Whether it belongs to a table.
  var isTable = false

  /// Whether the line below the row shows as far as its place decides. That a plain list draws one
  /// under its last row is uncertain; a plain table does.
  var showsBottomSeparator: Bool {
    switch separators?.bottomSeparatorVisibility {
    case nil, .hidden: false
    case .visible: true
    case .automatic: !isLast || appearance == .plain
    }
  }

  var showsTopSeparator: Bool { separators?.topSeparatorVisibility == .visible }
}

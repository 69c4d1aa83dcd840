extension UITableView {
  /// Whether rows follow their contents. Raw values are UIKit's.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// They do not.
    case disabled = 0
    /// When they are told.
    case enabled = 1
    /// When constraints change, too.
    case enabledIncludingConstraints = 2
  }

  /// The kinds of tables.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers and footers stay in sight.
    case plain = 0
    /// Rows from edge to edge in groups on a grey ground.
    case grouped = 1
    /// Rows on cards with round corners.
    case insetGrouped = 2
  }

  /// Where a row comes to lie when it is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// In sight, by the shortest way.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade = 0
    /// From the right, or to it.
    case right = 1
    /// From the left, or to it.
    case left = 2
    /// From above, or upwards.
    case top = 3
    /// From below, or downwards.
    case bottom = 4
    /// At once.
    case none = 5
    /// By fading, in their middle.
    case middle = 6
    /// As the table sees fit: by fading.
    case automatic = 100
  }

  /// Where ``UITableView/separatorInset`` is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The cells' edges.
    case fromCellEdges = 0
    /// The insets that lines have by themselves.
    case fromAutomaticInsets = 1
  }

  /// The height that stands for «as high as it asks to be».
  nonisolated public static let automaticDimension: CGFloat = -1

  /// Posted by a table whose selected row a touch has changed.
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// The title of an index that stands for a search field: it is drawn as a magnifying glass.
  nonisolated public static let indexSearch = SectionIndexView.search
}

extension UITableViewCell {
  /// How a cell's labels stand.
  public enum CellStyle: Int, Sendable {
    /// One label, and an image before it.
    case `default` = 0
    /// A label at the leading side, a grey one at the trailing side.
    case value1 = 1
    /// A small tinted label that ends where a second one begins.
    case value2 = 2
    /// A label and a small one under it.
    case subtitle = 3
  }

  /// How a cell shows that it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a grey ground, as all others nowadays.
    case blue = 1
    /// By a grey ground.
    case gray = 2
    /// By a grey ground.
    case `default` = 3
  }

  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It takes the row away.
    case delete = 1
    /// It puts a row in.
    case insert = 2
  }

  /// What stands after a cell's content.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// A button and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }

  /// Which controls of editing a cell shows.
  public struct StateMask: OptionSet, Sendable {
    /// The bits. UIKit's.
    public let rawValue: UInt
    /// A state of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control before the content.
    public static let showingEditControl = Self(rawValue: 1)
    /// The button that deletes the row, or what else a swipe reveals.
    public static let showingDeleteConfirmation = Self(rawValue: 2)
    /// None.
    public static let defaultMask: Self = []

    init(_ state: RowState) {
      self = state.isEditing ? .showingEditControl : []
      if state.isSwiped { formUnion(.showingDeleteConfirmation) }
    }
  }

  /// Where lines stand under cells.
  public enum SeparatorStyle: Int, Sendable {
    /// Nowhere.
    case none = 0
    /// Under every cell.
    case singleLine = 1
  }
}

extension UITableView {
  /// When rows are measured again after changes of their content. Raw values are UIKit's.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Rows are not measured again.
    case disabled = 0
    /// Rows are measured again on request.
    case enabled = 1
    /// Rows are also measured again when constraints change.
    case enabledIncludingConstraints = 2
  }

  /// The styles of tables.
  public enum Style: Int, Sendable {
    /// Rows extend from edge to edge; headers and footers stay visible.
    case plain = 0
    /// Groups of rows extend from edge to edge on a grey background.
    case grouped = 1
    /// Groups of rows are on cards with round corners.
    case insetGrouped = 2
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest position at which the row is visible.
    case none = 0
    /// The top.
    case top = 1
    /// The middle.
    case middle = 2
    /// The bottom.
    case bottom = 3
  }

  /// The animations of inserted and deleted rows.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade.
    case fade = 0
    /// Rows move from or to the right.
    case right = 1
    /// Rows move from or to the left.
    case left = 2
    /// Rows move from or to the top.
    case top = 3
    /// Rows move from or to the bottom.
    case bottom = 4
    /// Rows change without animation.
    case none = 5
    /// Rows fade in place.
    case middle = 6
    /// The table decides: rows fade.
    case automatic = 100
  }

  /// The reference of ``UITableView/separatorInset``.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The cells' edges.
    case fromCellEdges = 0
    /// The automatic insets of separators.
    case fromAutomaticInsets = 1
  }

  /// The value for a height determined by the content.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// Posted by a table when a touch has changed its selection.
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// The index title of a search field, drawn as a magnifying glass.
  nonisolated public static let indexSearch = SectionIndexView.search
}

extension UITableViewCell {
  /// The styles of a cell's labels.
  public enum CellStyle: Int, Sendable {
    /// A label after an image.
    case `default` = 0
    /// A label at the leading edge and a grey one at the trailing edge.
    case value1 = 1
    /// A small tinted label that ends before a second one.
    case value2 = 2
    /// A label and a smaller one below it.
    case subtitle = 3
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// The cell does not change.
    case none = 0
    /// The background is grey, as with the others.
    case blue = 1
    /// The background is grey.
    case gray = 2
    /// The background is grey.
    case `default` = 3
  }

  /// The editing styles of a row.
  public enum EditingStyle: Int, Sendable {
    /// The row has no editing control.
    case none = 0
    /// The row has a delete control.
    case delete = 1
    /// The row has an insert control.
    case insert = 2
  }

  /// The accessory after a cell's content.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
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

  /// The visible editing controls of a cell.
  public struct StateMask: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates a state from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control at the content's leading edge is visible.
    public static let showingEditControl = Self(rawValue: 1)
    /// The delete button, or other swipe actions, are visible.
    public static let showingDeleteConfirmation = Self(rawValue: 2)
    /// No control is visible.
    public static let defaultMask: Self = []

    init(_ state: RowState) {
      self = state.isEditing ? .showingEditControl : []
      if state.isSwiped { formUnion(.showingDeleteConfirmation) }
    }
  }

  /// The style of separators below cells.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none = 0
    /// A line below every cell.
    case singleLine = 1
  }
}

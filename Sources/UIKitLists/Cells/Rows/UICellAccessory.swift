/// A symbol, a control or a view beside a row's content.
///
/// The system determines an accessory's side and order; custom views set their own. Source: Apple,
/// UICellAccessory.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The editing states in which an accessory is visible.
  public enum DisplayedState: Int, Sendable {
    /// The accessory is always visible.
    case always
    /// The accessory is visible in editing mode.
    case whenEditing
    /// The accessory is visible outside of editing mode.
    case whenNotEditing
  }

  /// The width reserved for an accessory.
  public enum LayoutDimension: Equatable, Sendable {
    /// The accessory's own width.
    case actual
    /// The common width of all accessories of this value, which form a column.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// Returns an accessory's index among the others of its side, the outermost first.
  public typealias Position = (_ accessories: [UICellAccessory]) -> Int

  /// The side on which an accessory is placed, and its editing states.
  public enum Placement {
    /// Before the content.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// After the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// The types of accessories.
  public enum AccessoryType: Hashable, Sendable {
    /// A chevron.
    case disclosureIndicator
    /// A chevron that expands and collapses the row's item.
    case outlineDisclosure
    /// A check mark.
    case checkmark
    /// A minus in a circle.
    case delete
    /// A plus in a circle.
    case insert
    /// Three lines.
    case reorder
    /// A circle, checked or not.
    case multiselect
    /// A text.
    case label
    /// An i in a circle.
    case detail
    /// The selected element of a menu.
    case popUpMenu
    /// A custom view.
    case customView(UIView)
  }

  /// The closure called when an accessory is tapped.
  public typealias ActionHandler = () -> Void

  /// The accessory's type.
  public let accessoryType: AccessoryType
  let content: Content
  var displayed: DisplayedState
  var isHidden = false
  var reservedLayoutWidth: LayoutDimension?
  var tintColor: UIColor?
  /// The colour of the circle around a symbol; nil for the accessory's own.
  var backgroundColor: UIColor?
  /// The position among other accessories; nil for the system's order.
  var position: Position?
  /// The side of a custom view; the system's accessories have their own.
  var isLeading: Bool
  var actionHandler: ActionHandler?

  /// The content of an accessory.
  enum Content {
    case sign
    case reorder(showsSeparator: Bool)
    case outline(OutlineDisclosureOptions.Style)
    case label(String, LabelOptions)
    case menu(UIMenu)
    case view(UIView, maintainsFixedSize: Bool)
  }

  init(_ type: AccessoryType, _ displayed: DisplayedState, _ content: Content = .sign) {
    (accessoryType, self.content, self.displayed) = (type, content, displayed)
    isLeading = [.delete, .insert, .multiselect].contains(type)
  }

  /// The system's order of accessories from the row's edge, the outermost first. Only that of the
  /// reorder control, the outermost, is certain.
  var rank: Int {
    switch accessoryType {
    case .delete, .multiselect, .reorder: 0
    case .insert, .disclosureIndicator: 1
    case .outlineDisclosure: 2
    case .checkmark: 3
    case .detail: 4
    case .popUpMenu: 5
    case .label: 6
    case .customView: 7
    }
  }

  /// Returns whether the accessory is visible in an editing state.
  func isVisible(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// Returns the visible accessories of a side, the outermost first.
  static func visible(_ all: [UICellAccessory], leading: Bool, isEditing: Bool) -> [UICellAccessory]
  {
    let side = all.filter { $0.isLeading == leading && $0.isVisible(isEditing: isEditing) }
    var ordered = side.filter { $0.position == nil }.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    for accessory in side {
      guard let position = accessory.position else { continue }
      ordered.insert(accessory, at: min(max(0, position(ordered)), ordered.count))
    }
    return ordered
  }
}

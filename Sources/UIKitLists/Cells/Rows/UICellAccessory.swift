/// A sign, a control or a view beside a row's content.
///
/// The system decides on which side it stands and in what order; views of your own say so.
/// Source: Apple, UICellAccessory.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory shows.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While it is not.
    case whenNotEditing
  }

  /// How much room an accessory has across.
  public enum LayoutDimension: Equatable, Sendable {
    /// As much as it is wide.
    case actual
    /// As much as all accessories have that say so: a column.
    case standard
    /// So many points.
    case custom(CGFloat)
  }

  /// Finds an accessory's place among the others of its side, the outermost first.
  public typealias Position = (_ accessories: [UICellAccessory]) -> Int

  /// Where an accessory stands, and when it shows.
  public enum Placement {
    /// Before the content.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// After the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// What an accessory is.
  public enum AccessoryType: Hashable, Sendable {
    /// A chevron.
    case disclosureIndicator
    /// A chevron that shows and hides what is under the row's item.
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
    /// The chosen element of a menu.
    case popUpMenu
    /// A view of one's own.
    case customView(UIView)
  }

  /// What is called when an accessory is tapped.
  public typealias ActionHandler = () -> Void

  /// What it is.
  public let accessoryType: AccessoryType
  let content: Content
  var displayed: DisplayedState
  var isHidden = false
  var reservedLayoutWidth: LayoutDimension?
  var tintColor: UIColor?
  /// The colour of the circle around a sign; nil for its own.
  var backgroundColor: UIColor?
  /// Where it stands among others; nil for the system's order.
  var position: Position?
  /// The side of a view of one's own; the system's accessories have their own.
  var isLeading: Bool
  var actionHandler: ActionHandler?

  /// What an accessory shows.
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

  /// How near to the row's edge the system puts an accessory: the outermost first. The order is
  /// uncertain but for the reorder control, which is the outermost.
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

  /// Whether it shows in a list that is edited or not.
  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// The accessories of a side that show, the outermost first.
  static func shown(_ all: [UICellAccessory], leading: Bool, isEditing: Bool) -> [UICellAccessory] {
    let side = all.filter { $0.isLeading == leading && $0.isShown(isEditing: isEditing) }
    var ordered = side.filter { $0.position == nil }.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    for accessory in side {
      guard let position = accessory.position else { continue }
      ordered.insert(accessory, at: min(max(0, position(ordered)), ordered.count))
    }
    return ordered
  }
}

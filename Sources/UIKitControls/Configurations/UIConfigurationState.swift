/// The key of a custom state that an app adds to a configuration state.
///
/// Source: Apple, UIConfigurationStateCustomKey.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view on which its configurations may depend.
///
/// Source: Apple, UIConfigurationState.
public protocol UIConfigurationState {
  /// Creates a default state with traits.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// The custom state for a key. Default nil.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view other than a cell, such as a header.
///
/// Source: Apple, UIViewConfigurationState.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled. Default false.
  public var isDisabled = false
  /// Whether the view is highlighted. Default false.
  public var isHighlighted = false
  /// Whether the view is selected. Default false.
  public var isSelected = false
  /// Whether the view is focused. Default false.
  public var isFocused = false
  /// Whether the view is pinned. Default false.
  public var isPinned = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a default state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom state for a key. Default nil.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
///
/// Source: Apple, UICellConfigurationState.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The role of a cell in a drag.
  public enum DragState: Int, Sendable {
    /// Not dragged.
    case none
    /// The drag is beginning.
    case lifting
    /// The cell is being dragged.
    case dragging
  }
  /// The role of a cell in a drop.
  public enum DropState: Int, Sendable {
    /// No drop.
    case none
    /// The drop has another target.
    case notTargeted
    /// The drop targets the cell.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled. Default false.
  public var isDisabled = false
  /// Whether the cell is touched. Default false.
  public var isHighlighted = false
  /// Whether the cell is selected. Default false.
  public var isSelected = false
  /// Whether the cell is focused. Default false.
  public var isFocused = false
  /// Whether the cell is pinned. Default false.
  public var isPinned = false
  /// Whether the cell is editing. Default false.
  public var isEditing = false
  /// Whether the cell is expanded. Default false.
  public var isExpanded = false
  /// Whether the cell is swiped. Default false.
  public var isSwiped = false
  /// Whether the cell is being reordered. Default false.
  public var isReordering = false
  /// The role of the cell in a drag. Default none.
  public var cellDragState = DragState.none
  /// The role of the cell in a drop. Default none.
  public var cellDropState = DropState.none

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a default state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom state for a key. Default nil.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UIConfigurationState {
  /// Whether the view is highlighted or selected.
  var isActive: Bool {
    if let cell = self as? UICellConfigurationState { return cell.isSelected || cell.isHighlighted }
    guard let view = self as? UIViewConfigurationState else { return false }
    return view.isSelected || view.isHighlighted
  }
}

/// The name of something an app adds to a configuration state.
///
/// Source: Apple, UIConfigurationStateCustomKey.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// What of a view's state its configurations may depend on.
///
/// Source: Apple, UIConfigurationState.
public protocol UIConfigurationState {
  /// The state under traits of a view to which nothing happens.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// What an app added under a key. Default nil.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view that is not a cell, such as a header.
///
/// Source: Apple, UIViewConfigurationState.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Default false.
  public var isDisabled = false
  /// Default false.
  public var isHighlighted = false
  /// Default false.
  public var isSelected = false
  /// Default false.
  public var isFocused = false
  /// Default false.
  public var isPinned = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The state under traits of a view to which nothing happens.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What an app added under a key. Default nil.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
///
/// Source: Apple, UICellConfigurationState.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// How a cell takes part in a drag.
  public enum DragState: Int, Sendable {
    /// It takes no part.
    case none
    /// It is being lifted off its place.
    case lifting
    /// It lies under the finger.
    case dragging
  }
  /// How a cell takes part in a drop.
  public enum DropState: Int, Sendable {
    /// It takes no part.
    case none
    /// Something is being dropped, but not on it.
    case notTargeted
    /// Something is being dropped on it.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Default false.
  public var isDisabled = false
  /// Whether a finger lies on the cell. Default false.
  public var isHighlighted = false
  /// Default false.
  public var isSelected = false
  /// Default false.
  public var isFocused = false
  /// Default false.
  public var isPinned = false
  /// Default false.
  public var isEditing = false
  /// Default false.
  public var isExpanded = false
  /// Default false.
  public var isSwiped = false
  /// Default false.
  public var isReordering = false
  /// Default none.
  public var cellDragState = DragState.none
  /// Default none.
  public var cellDropState = DropState.none

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The state under traits of a cell to which nothing happens.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What an app added under a key. Default nil.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UIConfigurationState {
  /// Whether a view is shown as touched or chosen.
  var isActive: Bool {
    if let cell = self as? UICellConfigurationState { return cell.isSelected || cell.isHighlighted }
    guard let view = self as? UIViewConfigurationState else { return false }
    return view.isSelected || view.isHighlighted
  }
}

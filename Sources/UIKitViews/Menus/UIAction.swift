/// A handler of an action, with the action as its argument.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An action that is performed when a control is used or a menu element is chosen.
///
/// Source: Apple, UIAction.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action. Source: Apple, UIAction.Identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The title; a button that is created with the action shows it.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The image; a button that is created with the action shows it.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// The identifier, unique among the actions of a control. Default a unique one.
  public let identifier: Identifier
  /// A longer title. Default nil.
  open var discoverabilityTitle: String?
  /// The attributes of the action in menus. Default none.
  open var attributes: Attributes
  /// The state of the action in menus. Default off.
  open var state: State
  /// The sender, while the action is performed.
  open private(set) weak var sender: AnyObject?

  package override var effectiveAttributes: Attributes { attributes }
  package override var mark: State { state }

  private let handler: UIActionHandler

  /// Creates an action with a handler.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Self.freshIdentifier()
    (self.discoverabilityTitle, self.attributes) = (discoverabilityTitle, attributes)
    (self.state, self.handler) = (state, handler)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Performs the action.
  public func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender as AnyObject?
    handler(self)
    self.sender = nil
  }

  private static var count = 0

  private static func freshIdentifier() -> Identifier {
    count += 1
    return Identifier("UIAction-\(count)")
  }
}

/// What an action does; it gets the action itself.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something to do when a control is used or an element of a menu is chosen.
///
/// Source: Apple, UIAction.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// A name to find an action by. Source: Apple, UIAction.Identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// An identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The text for whoever shows the action; a button that is made with the action takes it.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The picture for whoever shows the action; a button that is made with the action takes it.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// What tells the action from others of a control. Default: one of its own.
  public let identifier: Identifier
  /// A longer title. Default nil.
  open var discoverabilityTitle: String?
  /// How the action looks and works in menus. Default none.
  open var attributes: Attributes
  /// Whether the action is chosen in menus. Default off.
  open var state: State
  /// Who had the action done, while it is being done.
  open private(set) weak var sender: AnyObject?

  package override var look: Attributes { attributes }
  package override var mark: State { state }

  private let handler: UIActionHandler

  /// An action and what it does.
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

  /// Does it.
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

/// A menu element that calls a method by name on the first responder in the chain that has it.
///
/// Source: Apple, UICommand.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The title in menus.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image in menus. Default nil.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// A longer title. Default nil.
  open var discoverabilityTitle: String?
  /// The method to call.
  public let action: Selector
  /// Data that distinguishes commands of one method. Default nil.
  public let propertyList: Any?
  /// The attributes of the command. Default none.
  open var attributes: Attributes
  /// The state of the command. Default off.
  open var state: State

  package override var effectiveAttributes: Attributes { attributes }
  package override var mark: State { state }

  /// Creates a command with the method to call.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.action, self.propertyList) = (action, propertyList)
    (self.discoverabilityTitle, self.attributes) = (discoverabilityTitle, attributes)
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }

  /// Calls the method on the first object in the responder chain that has it, starting at a
  /// responder.
  package func perform(from responder: UIResponder?) {
    ResponderAction.send(action, to: nil, from: responder, for: nil)
  }
}

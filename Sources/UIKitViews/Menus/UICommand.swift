/// An element of a menu that calls a method by its name, of the first responder that has it.
///
/// Source: Apple, UICommand.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The text that a menu shows.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The picture that a menu shows. Default nil.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// A longer title. Default nil.
  open var discoverabilityTitle: String?
  /// The method that is called.
  public let action: Selector
  /// What tells commands of one method apart. Default nil.
  public let propertyList: Any?
  /// How the command looks and works. Default none.
  open var attributes: Attributes
  /// Whether the command is chosen. Default off.
  open var state: State

  package override var look: Attributes { attributes }
  package override var mark: State { state }

  /// A command and the method that it calls.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.action, self.propertyList) = (action, propertyList)
    (self.discoverabilityTitle, self.attributes) = (discoverabilityTitle, attributes)
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }

  /// Calls the method of the first responder that has it, beginning with one.
  package func perform(from responder: UIResponder?) {
    ResponderAction.send(action, to: nil, from: responder, for: nil)
  }
}

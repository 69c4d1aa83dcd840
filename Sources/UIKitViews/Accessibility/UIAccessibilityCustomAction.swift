/// A custom action of an element. Source: Apple, UIAccessibilityCustomAction.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action. Returns whether it succeeded.
  public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// ``name`` with attributes.
  open var attributedName: NSAttributedString
  /// The image of the action. Default nil.
  open var image: UIImage?
  /// The target of ``selector``, held weakly.
  open weak var target: AnyObject?
  /// The method of ``target`` to call.
  open var selector: Selector?
  /// The handler of the action; nil if a method is called.
  final public var actionHandler: ActionHandler?

  /// Creates an action with a handler.
  public init(name: String, actionHandler: ActionHandler?) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
  }

  /// Creates an action with an image and a handler.
  public init(name: String, image: UIImage?, actionHandler: @escaping ActionHandler) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
  }

  /// Creates an action with an attributed name and a handler.
  public init(attributedName: NSAttributedString, actionHandler: ActionHandler?) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
  }

  /// Creates an action with a target's method.
  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Creates an action with an image and a target's method.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }
}

/// Something that can be done with an element, by its name. Source: Apple,
/// UIAccessibilityCustomAction.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does it; whether it could be done.
  public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// What it is called.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// ``name`` with attributes.
  open var attributedName: NSAttributedString
  /// Its picture. Default nil.
  open var image: UIImage?
  /// Who does it by ``selector``, held weakly.
  open weak var target: AnyObject?
  /// The method of ``target`` that does it.
  open var selector: Selector?
  /// The closure that does it; nil where a method does.
  final public var actionHandler: ActionHandler?

  /// An action that a closure does.
  public init(name: String, actionHandler: ActionHandler?) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
  }

  /// An action with a picture that a closure does.
  public init(name: String, image: UIImage?, actionHandler: @escaping ActionHandler) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
  }

  /// An action with attributes that a closure does.
  public init(attributedName: NSAttributedString, actionHandler: ActionHandler?) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
  }

  /// An action that a method does.
  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// An action with a picture that a method does.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }
}

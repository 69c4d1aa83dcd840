/// An object in the chain that events travel along. Source: Apple, UIResponder.
@preconcurrency @MainActor
open class UIResponder: AccessibleObject, NibConnectable, UIResponderStandardEditActions {
  /// A responder without a successor.
  public override init() {
    if ReplacedMethods.areWaiting { ReplacedMethods.install() }
    super.init()
  }

  /// The responder that gets what this one does not handle. Default nil.
  open var next: UIResponder? { nil }

  /// Fingers came down. The default hands them on to ``next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved. The default hands them on to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted. The default hands them on to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Fingers were taken away, by a gesture for instance. The default hands them on to ``next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Being written to

  /// Whether it may become the first responder. The default may not.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may give up being the first responder. The default may.
  open var canResignFirstResponder: Bool { true }

  /// Whether it is the first responder of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Becomes the first responder of its window, if it may, lies in one, and the responder that was
  /// it gives it up. Answers whether it is. A keyboard comes where the screen has
  /// one: `UIScreen.keyboardHeight`.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    guard window.firstResponder !== self else { return true }
    guard canBecomeFirstResponder, window.takeKeyboard() else { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up being the first responder, if it may. Answers whether it is not any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// The window whose first responder it could be.
  package var responderWindow: UIWindow? { next?.responderWindow }

  /// What is shown in the keyboard's place, as high as it is. It is not drawn. Default nil.
  open var inputView: UIView? { nil }

  /// What is shown above the keyboard, and makes it higher. It is not drawn. Default nil.
  open var inputAccessoryView: UIView? { nil }

  // MARK: Actions

  /// Whether the responder does an action: its class has the method, or overrides it where it is
  /// one of ``UIResponderStandardEditActions``. What its class's source writes is known where that
  /// went through the source tool.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard Self.editActions.contains(action.description) else {
      return ObjectiveCMessage.isFound(action, in: self)
    }
    return ObjectiveCMembers.isWritten(action.description, in: type(of: self)) ?? false
  }

  /// The first responder of the chain, from this one on, that does an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// See ``UIResponderStandardEditActions/cut(_:)``.
  open func cut(_ sender: Any?) {}
  /// See ``UIResponderStandardEditActions/copy(_:)``.
  open func copy(_ sender: Any?) {}
  /// See ``UIResponderStandardEditActions/paste(_:)``.
  open func paste(_ sender: Any?) {}
  /// See ``UIResponderStandardEditActions/delete(_:)``.
  open func delete(_ sender: Any?) {}
  /// See ``UIResponderStandardEditActions/select(_:)``.
  open func select(_ sender: Any?) {}
  /// See ``UIResponderStandardEditActions/selectAll(_:)``.
  open func selectAll(_ sender: Any?) {}

  /// The keys that call methods. There is no keyboard here. Default nil.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// What takes changes back: that of the window, unless an override has its own.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Focus

  /// Where the focus should go to first: nowhere, since there is none. An override of a view or
  /// view controller may say more.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Whether a view could have the focus. Default false.
  open var canBecomeFocused: Bool { false }
  /// Whether a view has the focus. Never.
  open var isFocused: Bool { false }
  /// Asks for the focus to be placed anew. There is none.
  open func setNeedsFocusUpdate() {}
  /// Places the focus anew. There is none.
  open func updateFocusIfNeeded() {}
  /// Whether the focus may move. It may; it is never asked.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// The focus has moved, which it never does.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Nibs

  /// The properties and methods that nibs may name; without an override none but stored properties.
  open class var nibKeys: NibKeys { NibKeys() }

  /// Called when the object was made from a nib and everything the nib connects is in place. An
  /// override calls the superclass's.
  open func awakeFromNib() {}

  /// Called by Interface Builder, where it draws the object: never here.
  open func prepareForInterfaceBuilder() {}

  // MARK: What scroll views and controls say

  /// Whether a scroll view may take fingers away from this view by default. A control keeps them.
  package var givesTouchesToScrolling: Bool { true }

  /// Whether fingers that come down on this view never scroll what is around it, and are handed to
  /// it at once.
  package var keepsTouchesFromScrolling: Bool { false }

  /// Whether fingers that came down on a view inside this one are handed to it.
  package func letsTouchesBegin(
    _ touches: Set<UITouch>, with event: UIEvent, in view: UIView
  ) -> Bool { true }

  /// A finger is gone that came down on a view inside this one. Called after that view has heard of
  /// the end, and even if it has left this one meanwhile and hands nothing on to it any more.
  package func fingerIsGone(_ touch: UITouch) {}

  /// Content inside has come to its top, or left it. The default hands it on to ``next``.
  package func scrolledContent(isAtTop: Bool) { next?.scrolledContent(isAtTop: isAtTop) }

  /// Whether a tap on the status bar would scroll this view to its top.
  package var answersStatusBarTaps: Bool { false }

  /// Scrolls to the top, as after a tap on the status bar.
  package func statusBarWasTapped() {}
}

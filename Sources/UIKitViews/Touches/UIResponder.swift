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

  // MARK: Buttons and movements, of which there are none

  /// Buttons were pressed. Never called. The default hands it on to ``next``.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Buttons are pressed otherwise. Never called. The default hands it on to ``next``.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Buttons were let go. Never called. The default hands it on to ``next``.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Buttons were taken away. Never called. The default hands it on to ``next``.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The device begins to be moved. Never called. The default hands it on to ``next``.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device was moved. Never called. The default hands it on to ``next``.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// The movement was none. Never called. The default hands it on to ``next``.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// A remote control was used. Never called. The default hands it on to ``next``.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Commands

  /// The keys that call methods. Asked for by nobody. Default nil.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether a method is offered, by menus for editing for instance. The default is whether the
  /// class has it, or overrides it where it is one of ``UIResponderStandardEditActions``. What a
  /// class's source writes is known where that went through the source tool. Of texts, cutting and
  /// copying want a selection, and pasting a text to paste.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard Self.editActions.contains(action.description) else {
      return ObjectiveCMessage.isFound(action, in: self)
    }
    return TextEditActions.answer(action, of: self)
      ?? ObjectiveCMembers.isWritten(action.description, in: type(of: self)) ?? false
  }

  /// Who does something: this responder where it offers it, else what ``next`` says.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Moves what is selected of a text to the pasteboard. Here and below, what has no text does
  /// nothing unless it is overridden.
  open func cut(_ sender: Any?) { TextEditActions.cut(self) }
  /// Copies what is selected of a text to the pasteboard.
  open func copy(_ sender: Any?) { TextEditActions.copy(self) }
  /// Writes the pasteboard's text in the place of what is selected.
  open func paste(_ sender: Any?) { TextEditActions.paste(self) }
  /// Selects the word at the insertion point: here the whole text.
  open func select(_ sender: Any?) { selectAll(sender) }
  /// Selects the whole text.
  open func selectAll(_ sender: Any?) { TextEditActions.selectAll(self) }
  /// Deletes what is selected of a text.
  open func delete(_ sender: Any?) { TextEditActions.delete(self) }

  /// Has what is selected written from left to right. Here and below, nothing happens unless it is
  /// overridden.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Has what is selected written from right to left.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Makes what is selected bold, or takes that back.
  open func toggleBoldface(_ sender: Any?) {}
  /// Sets what is selected in italics, or takes that back.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines what is selected, or takes that back.
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes what is selected larger.
  open func increaseSize(_ sender: Any?) {}
  /// Makes what is selected smaller.
  open func decreaseSize(_ sender: Any?) {}
  /// Pastes with the style of what is around.
  open func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }
  /// Pastes, and does what the field is for.
  open func pasteAndGo(_ sender: Any?) {}
  /// Pastes, and searches for it.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Begins to search.
  open func find(_ sender: Any?) {}
  /// Begins to search and replace.
  open func findAndReplace(_ sender: Any?) {}
  /// Goes to the next place that was found.
  open func findNext(_ sender: Any?) {}
  /// Goes to the place before.
  open func findPrevious(_ sender: Any?) {}
  /// Searches for what is selected.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Pastes what was copied or dragged. Here nothing happens unless it is overridden.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether it can paste. The default cannot.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { false }

  /// The language of the keyboard: the user's.
  open var textInputMode: UITextInputMode? { UITextInputMode.only }
  /// Under which name the keyboard's language is kept. Default nil.
  open var textInputContextIdentifier: String? { nil }
  /// Whether gestures of three fingers edit. Kept free: none are recognised. Default `.default`.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// Says how a command is to look. Called by nobody.
  open func validate(_ command: UICommand) {}

  /// Changes the menus of the app, of which nothing is shown. Called by nobody.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// What was done and may be taken back: what ``next`` says, a window's own in the end.
  open var undoManager: UndoManager? { next?.undoManager }

  /// What somebody is doing, to go on with later. Kept. Default nil.
  open var userActivity: NSUserActivity? {
    get { KeptActivity.of.value(for: self)?.activity }
    set { KeptActivity.of.value(for: self) { KeptActivity() }.activity = newValue }
  }

  /// Says what somebody is doing. Called by nobody.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Goes on with what somebody was doing elsewhere. Called by nobody.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

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

  /// Has what is shown with the keyboard asked for anew: the keyboard of the first responder may
  /// get higher or lower, which is told. Does nothing for others.
  open func reloadInputViews() {
    if isFirstResponder { responderWindow?.keyboardMayCome() }
  }

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
  @_spi(UIKit) open var givesTouchesToScrolling: Bool { true }

  /// Whether fingers that come down on this view never scroll what is around it, and are handed to
  /// it at once.
  @_spi(UIKit) open var keepsTouchesFromScrolling: Bool { false }

  /// Whether fingers that came down on a view inside this one are handed to it.
  @_spi(UIKit) open func letsTouchesBegin(
    _ touches: Set<UITouch>, with event: UIEvent, in view: UIView
  ) -> Bool { true }

  /// A finger is gone that came down on a view inside this one. Called after that view has heard of
  /// the end, and even if it has left this one meanwhile and hands nothing on to it any more.
  @_spi(UIKit) open func fingerIsGone(_ touch: UITouch) {}

  /// Content inside has come to its top or bottom, or left it. The default hands it on to ``next``.
  @_spi(UIKit) open func contentEdgesDidChange() { next?.contentEdgesDidChange() }

  /// Whether a tap on the status bar would scroll this view to its top.
  @_spi(UIKit) open var answersStatusBarTaps: Bool { false }

  /// Scrolls to the top, as after a tap on the status bar.
  @_spi(UIKit) open func statusBarWasTapped() {}
}

extension UIResponder: NibAwakened {}

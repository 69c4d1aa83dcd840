/// An object in the responder chain, which handles events. Source: Apple, UIResponder.
@preconcurrency @MainActor
open class UIResponder: AccessibleObject, NibConnectable, UIResponderStandardEditActions {
  /// Creates a responder.
  public override init() {
    if ReplacedMethods.areWaiting { ReplacedMethods.install() }
    super.init()
  }

  /// The next responder, which handles what this one does not. Default nil.
  open var next: UIResponder? { nil }

  /// Called when touches have begun. The default forwards them to ``next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches have moved. The default forwards them to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches have ended. The default forwards them to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches have been cancelled, for example by a gesture. The default forwards them
  /// to ``next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when estimated values of touches have been updated. Never called: nothing is estimated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Presses and motion, which never occur

  /// Called when presses have begun. Never called. The default forwards them to ``next``.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when presses have changed. Never called. The default forwards them to ``next``.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when presses have ended. Never called. The default forwards them to ``next``.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when presses have been cancelled. Never called. The default forwards them to ``next``.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Called when a motion has begun. Never called. The default forwards it to ``next``.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a motion has ended. Never called. The default forwards it to ``next``.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a motion has been cancelled. Never called. The default forwards it to ``next``.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Called when a remote control was used. Never called. The default forwards it to ``next``.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Commands

  /// The key commands of the responder. Never read. Default nil.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Returns whether an action is available, for example in edit menus. By default whether the
  /// class has the method, or overrides it if it is one of ``UIResponderStandardEditActions``. The
  /// methods in a class's source are known if the source tool has processed it. For texts, cut and
  /// copy require a selection, and paste requires a text on the pasteboard.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard Self.editActions.contains(action.description) else {
      return ObjectiveCMessage.isFound(action, in: self)
    }
    return TextEditActions.answer(action, of: self)
      ?? ObjectiveCMembers.isWritten(action.description, in: type(of: self)) ?? false
  }

  /// Returns the first responder in the chain, from this one on, that can perform an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Moves the selection of a text to the pasteboard. The edit actions do nothing without a text
  /// unless they are overridden.
  open func cut(_ sender: Any?) { TextEditActions.cut(self) }
  /// Copies the selection of a text to the pasteboard.
  open func copy(_ sender: Any?) { TextEditActions.copy(self) }
  /// Replaces the selection by the pasteboard's text.
  open func paste(_ sender: Any?) { TextEditActions.paste(self) }
  /// Selects the word at the insertion point; here the whole text.
  open func select(_ sender: Any?) { selectAll(sender) }
  /// Selects the whole text.
  open func selectAll(_ sender: Any?) { TextEditActions.selectAll(self) }
  /// Deletes the selection of a text.
  open func delete(_ sender: Any?) { TextEditActions.delete(self) }

  /// Makes the selection's writing direction left to right. Like the following actions, it
  /// logs a warning unless it is overridden.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { warnOfAction() }
  /// Makes the selection's writing direction right to left.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { warnOfAction() }
  /// Toggles boldface in the selection.
  open func toggleBoldface(_ sender: Any?) { warnOfAction() }
  /// Toggles italics in the selection.
  open func toggleItalics(_ sender: Any?) { warnOfAction() }
  /// Toggles the underline of the selection.
  open func toggleUnderline(_ sender: Any?) { warnOfAction() }
  /// Increases the text size of the selection.
  open func increaseSize(_ sender: Any?) { warnOfAction() }
  /// Decreases the text size of the selection.
  open func decreaseSize(_ sender: Any?) { warnOfAction() }
  /// Pastes with the style of the surrounding text.
  open func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }
  /// Pastes, and performs the field's action.
  open func pasteAndGo(_ sender: Any?) { warnOfAction() }
  /// Pastes, and starts a search.
  open func pasteAndSearch(_ sender: Any?) { warnOfAction() }
  /// Starts a search.
  open func find(_ sender: Any?) { warnOfAction() }
  /// Starts a search with replacement.
  open func findAndReplace(_ sender: Any?) { warnOfAction() }
  /// Moves to the next match.
  open func findNext(_ sender: Any?) { warnOfAction() }
  /// Moves to the previous match.
  open func findPrevious(_ sender: Any?) { warnOfAction() }
  /// Uses the selection for a search.
  open func useSelectionForFind(_ sender: Any?) { warnOfAction() }
  /// Pastes copied or dragged items. The default does nothing.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Returns whether items can be pasted. Default false.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { false }

  /// The input mode of the keyboard: the user's language.
  open var textInputMode: UITextInputMode? { UITextInputMode.only }
  /// The identifier under which the input mode is remembered. Default nil.
  open var textInputContextIdentifier: String? { nil }
  /// Removes a remembered input mode. Does nothing: none is remembered.
  public class func clearTextInputContextIdentifier(_ identifier: String) {}
  /// The edit gestures with three fingers. Ignored: none is recognized. Default `.default`.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// Validates a command. Never called.
  open func validate(_ command: UICommand) {}

  /// Builds the app's menus, which are not shown. Never called.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// The undo manager: that of ``next``, and finally the window's own.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The user activity. It is stored only. Default nil.
  open var userActivity: NSUserActivity? {
    get { UserActivityStorage.of.value(for: self)?.activity }
    set { UserActivityStorage.of.value(for: self) { UserActivityStorage() }.activity = newValue }
  }

  /// Updates the user activity. Never called.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Encodes the state of a view or a controller for restoration. Never called.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes the state of a view or a controller for restoration. Never called.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Restores a user activity. Never called.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: First responder

  /// Whether the object can become the first responder. Default false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object can resign as the first responder. Default true.
  open var canResignFirstResponder: Bool { true }

  /// Whether it is the first responder of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes the object the first responder of its window if it can become first responder and the
  /// previous one resigns. Returns whether it is the first responder. The keyboard is shown if the
  /// screen has one: `UIScreen.keyboardHeight`.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    guard window.firstResponder !== self else { return true }
    guard canBecomeFirstResponder, window.resignCurrentFirstResponder() else { return false }
    window.firstResponder = self
    return true
  }

  /// Resigns as the first responder, if possible. Returns whether it no longer is.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// The window whose first responder the object could be.
  package var responderWindow: UIWindow? { next?.responderWindow }

  /// The view that replaces the keyboard and determines its height. It is not drawn. Default nil.
  open var inputView: UIView? { nil }

  /// The view above the keyboard, which adds to its height. It is not drawn. Default nil.
  open var inputAccessoryView: UIView? { nil }

  /// Reads the input views of the first responder again. If the keyboard's height changes, its
  /// notifications are posted. Does nothing for other responders.
  open func reloadInputViews() {
    if isFirstResponder { responderWindow?.updateKeyboard() }
  }

  // MARK: Focus

  /// The preferred targets of the focus. Default none: there is no focus. Views and view
  /// controllers may override it.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Whether the view can be focused. Default false.
  open var canBecomeFocused: Bool { false }
  /// Whether the view is focused. Always false.
  open var isFocused: Bool { false }
  /// Requests a focus update. Does nothing.
  open func setNeedsFocusUpdate() {}
  /// Updates the focus. Does nothing.
  open func updateFocusIfNeeded() {}
  /// Returns whether the focus may move. Default true; never called.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus has moved. Never called.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Nibs

  /// The properties and methods that nibs may name. Default only stored properties.
  open class var nibKeys: NibKeys { NibKeys() }

  /// Called after the object was loaded from a nib and all connections are made. Overrides call
  /// super.
  open func awakeFromNib() {}

  /// Called when Interface Builder draws the object. Never called.
  open func prepareForInterfaceBuilder() {}

  // MARK: Bars

  /// Called when content has reached or left its top or bottom. The default forwards it to
  /// ``next``.
  @_spi(UIKit) open func contentEdgesDidChange() { next?.contentEdgesDidChange() }
}

extension UIResponder: NibAwakened {}

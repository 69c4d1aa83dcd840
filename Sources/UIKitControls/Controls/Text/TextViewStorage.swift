/// The text storage and layout manager of a text view, synchronised with its text in both
/// directions.
///
/// They are the app's, where the text view was made with a container that has them, or the view's
/// own. The view draws with the app's layout manager, and with its own one if that has a delegate;
/// otherwise it draws its text directly, which is faster.
@MainActor
final class TextViewStorage {
  let storage: NSTextStorage
  private let container: NSTextContainer
  /// The layout manager created here; nil if the container had one.
  private let own: NSLayoutManager?
  /// The layout manager of the beginning.
  private let first: NSLayoutManager
  private unowned let view: UITextView
  private var isUpdatingFromStorage = false

  /// The layout manager of the view's container.
  var manager: NSLayoutManager { container.layoutManager ?? first }

  /// Whether the view is drawn by the layout manager.
  var draws: Bool {
    guard let manager = container.layoutManager else { return false }
    return manager !== own || manager.delegate != nil
  }

  /// Uses the storage and layout manager of a view's container, or creates them with the view's
  /// current text.
  init(of view: UITextView) {
    (self.view, container) = (view, view.textContainer)
    let given = container.layoutManager
    first = given ?? NSLayoutManager()
    own = given == nil ? first : nil
    let text = given?.textStorage
    storage = text ?? NSTextStorage()
    if text == nil { storage.addLayoutManager(first) }
    if given == nil { first.addTextContainer(container) }
    refresh()
    if text == nil {
      take(view.attributedText)
    } else {
      view.explicitAppearance.adoptAttributes(storage.snapshot)
      copyTextToView()
    }
    storage.changed = { [weak self] in MainActor.assumeIsolated { self?.storageDidChange() } }
  }

  /// Has the layout manager show the text as the view does, and lay it out again.
  func refresh() {
    if manager.appearance == nil {
      manager.appearance = { [weak view] in view?.displayed($0) ?? $0 }
    }
    manager.appearanceDidChange()
  }

  /// Copies the view's text into the storage, unless it is the same.
  func take(_ text: NSAttributedString) {
    guard !isUpdatingFromStorage else { return }
    // The view's attributes apply where the text has none.
    let filled = text.filled(with: view.typingAttributes)
    guard !filled.isEqual(to: storage.snapshot) else { return }
    edit { storage.setAttributedString(filled) }
  }

  /// Replaces a range of the storage, as the user does.
  func replace(_ range: NSRange, with text: String) {
    edit {
      guard storage.length > 0, range.length > 0 || !text.isEmpty else {
        return storage.insert(
          NSAttributedString(string: text, attributes: view.typingAttributes), at: 0)
      }
      storage.replaceCharacters(in: range, with: text)
    }
  }

  /// Edits the storage, and copies into the view what has become of it, if that draws it.
  private func edit(_ body: () -> Void) {
    isUpdatingFromStorage = true
    body()
    isUpdatingFromStorage = false
    if draws { copyTextToView() }
  }

  private func storageDidChange() {
    guard !isUpdatingFromStorage else { return }
    copyTextToView()
  }

  /// Copies the storage's text into the view.
  private func copyTextToView() {
    isUpdatingFromStorage = true
    if draws {
      view.written.mirror(storage.snapshot)
      view.contentChanged()
    } else {
      view.attributedText = storage.snapshot
    }
    isUpdatingFromStorage = false
  }
}

extension UITextView {
  /// The text storage; changes to it are shown by the view. Source: Apple, UITextView.textStorage.
  public var textStorage: NSTextStorage { textKitStorage.storage }

  /// The layout manager; its points are those of ``textContainer``. Source: Apple,
  /// UITextView.layoutManager.
  public var layoutManager: NSLayoutManager { textKitStorage.manager }

  private var textKitStorage: TextViewStorage {
    let made = textKit ?? TextViewStorage(of: self)
    textKit = made
    return made
  }

  /// The storage and layout manager, if the view is drawn by them.
  var drawnTextKit: TextViewStorage? { textKit.flatMap { $0.draws ? $0 : nil } }
}

/// The text storage and layout manager of a text view, synchronised with its text in both
/// directions.
@MainActor
final class TextViewStorage {
  let storage = NSTextStorage()
  let manager = NSLayoutManager()
  private unowned let view: UITextView
  private var isUpdatingFromStorage = false

  /// Creates a storage with a view's current text.
  init(of view: UITextView) {
    self.view = view
    storage.addLayoutManager(manager)
    manager.addTextContainer(view.textContainer)
    take(view.attributedText)
    storage.changed = { [weak self] in MainActor.assumeIsolated { self?.copyTextToView() } }
  }

  /// Copies the view's text into the storage.
  func take(_ text: NSAttributedString) {
    guard !isUpdatingFromStorage else { return }
    isUpdatingFromStorage = true
    // The view's attributes apply where the text has none.
    storage.setAttributedString(text.filled(with: view.typingAttributes))
    isUpdatingFromStorage = false
  }

  /// Copies the storage's text into the view.
  private func copyTextToView() {
    guard !isUpdatingFromStorage else { return }
    isUpdatingFromStorage = true
    view.attributedText = NSAttributedString(attributedString: storage)
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
}

/// A text view's text as a text storage, kept in step with the view both ways, and who measures it.
@MainActor
final class TextViewStorage {
  let storage = NSTextStorage()
  let manager = NSLayoutManager()
  private unowned let view: UITextView
  private var isTaking = false

  /// The text of a view as it is now.
  init(of view: UITextView) {
    self.view = view
    storage.addLayoutManager(manager)
    manager.addTextContainer(view.textContainer)
    take(view.attributedText)
    storage.changed = { [weak self] in MainActor.assumeIsolated { self?.hand() } }
  }

  /// Takes over the view's text.
  func take(_ text: NSAttributedString) {
    guard !isTaking else { return }
    isTaking = true
    // With the view's own look where the text says nothing.
    storage.setAttributedString(text.filled(with: view.typingAttributes))
    isTaking = false
  }

  /// Gives the view the storage's text.
  private func hand() {
    guard !isTaking else { return }
    isTaking = true
    view.attributedText = NSAttributedString(attributedString: storage)
    isTaking = false
  }
}

extension UITextView {
  /// The text; what is changed of it the view shows. Source: Apple, UITextView.textStorage.
  public var textStorage: NSTextStorage { madeTextKit.storage }

  /// Who says where the text's characters are, in points of ``textContainer``. Source: Apple,
  /// UITextView.layoutManager.
  public var layoutManager: NSLayoutManager { madeTextKit.manager }

  private var madeTextKit: TextViewStorage {
    let made = textKit ?? TextViewStorage(of: self)
    textKit = made
    return made
  }
}

/// A message with buttons, as before iOS 8: shown by ``UIAlertController`` over what the key window
/// shows. Source: Apple, UIAlertView.
@available(*, deprecated, message: "use UIAlertController")
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// Which fields it has. Raw values are UIKit's. Source: Apple, UIAlertViewStyle.
  public enum Style: Int, Sendable {
    /// None.
    case `default` = 0
    /// One whose letters are dots.
    case secureTextInput = 1
    /// One.
    case plainTextInput = 2
    /// A name and a password.
    case loginAndPasswordInput = 3
  }

  /// The delegate of the alert view. Default nil.
  open weak var delegate: (any UIAlertViewDelegate)?
  /// The text on top.
  open var title: String
  /// The text below the title.
  open var message: String?
  /// Which fields it has. Default none.
  open var alertViewStyle = Style.default { didSet { makeFields() } }
  /// The place of the button that cancels; -1 for none.
  open var cancelButtonIndex = -1
  private var titles: [String] = []
  private var fields: [UITextField] = []
  private weak var shown: UIAlertController?

  /// A message with buttons: the one that cancels first.
  public init(
    title: String?, message: String?, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles: String...
  ) {
    (self.title, self.message, self.delegate) = (title ?? "", message, delegate)
    super.init(frame: .zero)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }

  /// A message without texts and buttons.
  public override convenience init(frame: CGRect) {
    self.init(title: nil, message: nil, delegate: nil, cancelButtonTitle: nil)
  }

  /// An alert as an archive describes it. Archives are not read here.
  public required init?(coder: NSCoder) {
    title = ""
    super.init(coder: coder)
  }

  /// Adds a button. Returns its place.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// What a button says.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// How many buttons there are.
  open var numberOfButtons: Int { titles.count }
  /// The place of the first button that does not cancel; -1 for none.
  open var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex } ?? -1
  }
  /// Whether it is shown.
  open var isVisible: Bool { shown?.presentingViewController != nil }

  /// A field.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  private func makeFields() {
    let count = [0, 1, 1, 2][alertViewStyle.rawValue]
    fields = (0..<count).map { _ in UITextField(frame: .zero) }
    let isSecure = alertViewStyle == .secureTextInput || alertViewStyle == .loginAndPasswordInput
    fields.last?.isSecureTextEntry = isSecure
    if count == 2 { (fields[0].placeholder, fields[1].placeholder) = ("Login", "Password") }
  }

  /// Shows it over what the key window shows; without a window it logs that instead.
  open func show() {
    guard var top = UIApplication.shared.keyWindow?.rootViewController else {
      return warn("UIAlertView.show(): there is no key window with a root view controller")
    }
    while let presented = top.presentedViewController { top = presented }
    delegate?.willPresentAlertView(self)
    top.present(makeController(), animated: true) { self.delegate?.didPresentAlertView(self) }
  }

  /// Takes it away as if a button were touched.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    shown?.presentingViewController?.dismiss(animated: animated) {
      self.delegate?.alertView(self, didDismissWithButtonIndex: buttonIndex)
    }
  }

  private func makeController() -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for field in fields {
      alert.addTextField { new in
        (new.placeholder, new.text) = (field.placeholder, field.text)
        new.isSecureTextEntry = field.isSecureTextEntry
        new.keyboardType = field.keyboardType
      }
    }
    fields = alert.textFields ?? []
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : .default
      alert.addAction(UIAlertAction(title: title, style: style) { _ in self.touched(index) })
    }
    shown = alert
    return alert
  }

  private func touched(_ index: Int) {
    delegate?.alertView(self, clickedButtonAt: index)
    delegate?.alertView(self, willDismissWithButtonIndex: index)
    delegate?.alertView(self, didDismissWithButtonIndex: index)
  }
}

/// Hears of an alert as before iOS 8. Source: Apple, UIAlertViewDelegate.
@available(*, deprecated, message: "use UIAlertController")
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
  /// A button was touched.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// It is about to be shown.
  func willPresentAlertView(_ alertView: UIAlertView)
  /// It is shown.
  func didPresentAlertView(_ alertView: UIAlertView)
  /// It is about to go.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// It has gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

@available(*, deprecated, message: "use UIAlertController")
extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func willPresentAlertView(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func didPresentAlertView(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// Not here: an action sheet as before iOS 8.
@available(
  *, unavailable,
  message: "use UIAlertController with the preferred style .actionSheet"
)
public enum UIActionSheet {}

// Unsupported: UIAlertView · drawn · `UIAlertController` presents it.

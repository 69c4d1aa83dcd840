/// A message with buttons, as before iOS 8, shown by a ``UIAlertController`` over the key window's
/// top controller. Source: Apple, UIAlertView.
@available(*, deprecated, message: "use UIAlertController")
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// The text fields of an alert. Raw values are UIKit's. Source: Apple, UIAlertViewStyle.
  public enum Style: Int, Sendable {
    /// No field.
    case `default` = 0
    /// A secure field.
    case secureTextInput = 1
    /// A plain field.
    case plainTextInput = 2
    /// A field for a name and one for a password.
    case loginAndPasswordInput = 3
  }

  /// The delegate of the alert. Default nil.
  open weak var delegate: (any UIAlertViewDelegate)?
  /// The text at the top.
  open var title: String
  /// The text below the title.
  open var message: String?
  /// The text fields of the alert. Default none.
  open var alertViewStyle = Style.default { didSet { makeFields() } }
  /// The index of the cancel button; -1 for none.
  open var cancelButtonIndex = -1
  private var titles: [String] = []
  private var fields: [UITextField] = []
  private weak var alertController: UIAlertController?

  /// Creates an alert with buttons, the cancel button first.
  public init(
    title: String?, message: String?, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles: String...
  ) {
    (self.title, self.message, self.delegate) = (title ?? "", message, delegate)
    super.init(frame: .zero)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }

  /// Creates an alert without texts and buttons.
  public override convenience init(frame: CGRect) {
    self.init(title: nil, message: nil, delegate: nil, cancelButtonTitle: nil)
  }

  /// Creates an empty alert; archives are not decoded.
  public required init?(coder: NSCoder) {
    title = ""
    super.init(coder: coder)
  }

  /// Adds a button. Returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// Returns the title of a button.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }
  /// The index of the first button other than the cancel button; -1 for none.
  open var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex } ?? -1
  }
  /// Whether the alert is visible.
  open var isVisible: Bool { alertController?.presentingViewController != nil }

  /// Returns a text field.
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

  /// Presents the alert over the key window's top controller; without a key window it logs a
  /// warning.
  open func show() {
    guard var top = UIApplication.shared.keyWindow?.rootViewController else {
      return warn("UIAlertView.show(): there is no key window with a root view controller")
    }
    while let presented = top.presentedViewController { top = presented }
    delegate?.willPresentAlertView(self)
    top.present(makeController(), animated: true) { self.delegate?.didPresentAlertView(self) }
  }

  /// Dismisses the alert as if a button had been tapped.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    alertController?.presentingViewController?.dismiss(animated: animated) {
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
    alertController = alert
    return alert
  }

  private func touched(_ index: Int) {
    delegate?.alertView(self, clickedButtonAt: index)
    delegate?.alertView(self, willDismissWithButtonIndex: index)
    delegate?.alertView(self, didDismissWithButtonIndex: index)
  }
}

/// The delegate of an alert as before iOS 8. Source: Apple, UIAlertViewDelegate.
@available(*, deprecated, message: "use UIAlertController")
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
  /// Called after a button has been tapped.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called before the alert is presented.
  func willPresentAlertView(_ alertView: UIAlertView)
  /// Called after the alert has been presented.
  func didPresentAlertView(_ alertView: UIAlertView)
  /// Called before the alert is dismissed.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Called after the alert has been dismissed.
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

/// An action sheet as before iOS 8. Unavailable.
@available(
  *, unavailable,
  message: "use UIAlertController with the preferred style .actionSheet"
)
public enum UIActionSheet {}

// Unsupported: UIAlertView · drawn · `UIAlertController` presents it. · test:
//   CompilerOnlyNamesTests

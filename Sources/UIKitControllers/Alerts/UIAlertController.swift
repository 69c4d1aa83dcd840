/// A message with buttons: a centred alert, or an action sheet at the bottom of the screen.
///
/// It is presented like other controllers. A tapped button dismisses it and then calls its handler.
/// Source: Apple, UIAlertController.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The severity of the alert. Ignored: all look alike on phones and tablets. Default `.default`.
  open var severity = UIAlertControllerSeverity.default

  /// The style of an alert. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// An action sheet at the bottom of the screen.
    case actionSheet = 0
    /// An alert in the middle of the screen.
    case alert = 1
  }

  /// The text below the title.
  open var message: String? { didSet { changed() } }
  /// The text at the top.
  open override var title: String? { didSet { changed() } }
  /// The style of the alert.
  open private(set) var preferredStyle = Style.alert
  /// The buttons in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The emphasized button of an alert; nil, the default, for the cancel button.
  open var preferredAction: UIAlertAction? { didSet { changed() } }
  /// The text fields of an alert; nil if there are none.
  open private(set) var textFields: [UITextField]?

  // Undocumented keys that apps set. A content's view lies below the texts, with the height of its
  // preferred size.
  package final var attributedTitle: NSAttributedString? { didSet { changed() } }
  package final var attributedMessage: NSAttributedString? { didSet { changed() } }
  package final var contentViewController: UIViewController? {
    didSet {
      guard contentViewController !== oldValue else { return }
      oldValue?.willMove(toParent: nil)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.removeFromParent()
      contentViewController.map(addChild)
      changed()
      contentViewController?.didMove(toParent: self)
    }
  }

  private lazy var alertView = AlertView(preferredStyle) { [weak self] in self?.choose($0) }

  /// Creates an alert without buttons. Subclasses without initialisers of their own inherit it.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.message = message
    self.preferredStyle = preferredStyle
    self.title = title
  }

  /// Creates an alert without texts; no nib is loaded.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overFullScreen
  }

  /// Creates an empty alert; archives are not decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
  }

  /// Adds a button. An alert has at most one cancel button.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      stop(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    action.changed = { [weak self] in self?.changed() }
    changed()
  }

  /// Adds a text field to an alert.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      stop(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField(frame: .zero)
    field.font = .systemFont(ofSize: 13)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    changed()
  }

  // MARK: UIViewController

  /// Creates the alert's view.
  open override func loadView() { view = alertView }

  /// Updates the alert's view.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fill()
  }

  override func ownPresentationController() -> UIPresentationController? {
    AlertPresentation(presentedViewController: self, presenting: nil)
  }

  // MARK: Content

  /// Returns the size of the alert within the available size, in points.
  func size(fitting room: CGSize) -> CGSize {
    fill()
    return alertView.size(fitting: room)
  }

  private func changed() {
    guard isViewLoaded else { return }
    fill()
    presentation.controller?.containerView?.setNeedsLayout()
  }

  private func fill() {
    alertView.show(
      AlertView.Content(
        title: AlertText(plain: title, styled: attributedTitle),
        message: AlertText(plain: message, styled: attributedMessage),
        controller: contentViewController, fields: textFields ?? [], actions: actions,
        preferred: preferredStyle == .alert ? preferredAction : nil))
  }

  // MARK: Selection

  private func choose(_ action: UIAlertAction) {
    guard presentation.phase == .presented else { return }
    dismissSelf(animated: true) { _ in action.perform() }
  }

  /// Chooses the cancel button, if any, after a tap outside an action sheet.
  func tappedOutside() {
    guard preferredStyle == .actionSheet, let cancel = actions.first(where: { $0.style == .cancel })
    else { return }
    choose(cancel)
  }
}

// Unsupported: UIAlertController: fingers · works · A finger cannot slide from one button to
//   another. · test: AlertTests

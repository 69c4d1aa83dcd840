/// A message with buttons: an alert in the middle of the screen, or an action sheet at its bottom.
///
/// It is presented as other controllers are. A touched button dismisses it and then calls its
/// handler. Source: Apple, UIAlertController.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// How much an alert matters. Kept: all look alike on phones and tablets. Default `.default`.
  open var severity = UIAlertControllerSeverity.default

  /// Where the message is shown. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// At the bottom of the screen.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }

  /// The text below the title.
  open var message: String? { didSet { changed() } }
  /// The text on top.
  open override var title: String? { didSet { changed() } }
  /// Where the message is shown.
  open private(set) var preferredStyle = Style.alert
  /// The buttons in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The button of an alert that stands out; nil, the default, for the one that cancels.
  open var preferredAction: UIAlertAction? { didSet { changed() } }
  /// The fields of an alert; nil without any.
  open private(set) var textFields: [UITextField]?

  private lazy var look = AlertView(preferredStyle) { [weak self] in self?.choose($0) }

  /// A message without buttons. Subclasses that declare no initialisers of their own have it, too.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.message = message
    self.preferredStyle = preferredStyle
    self.title = title
  }

  /// An alert without texts; it needs no nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overFullScreen
  }

  /// An alert as an archive describes it. Archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
  }

  /// Adds a button. There may be one that cancels.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      stop(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    action.changed = { [weak self] in self?.changed() }
    changed()
  }

  /// Adds a field to an alert.
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

  /// Makes the message's view.
  open override func loadView() { view = look }

  /// Shows what the message says now.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fill()
  }

  override func ownPresentationController() -> UIPresentationController? {
    AlertPresentation(presentedViewController: self, presenting: nil)
  }

  // MARK: What it shows

  /// The size of the message for the room that there is, in points.
  func size(fitting room: CGSize) -> CGSize {
    fill()
    return look.size(fitting: room)
  }

  private func changed() {
    guard isViewLoaded else { return }
    fill()
    presentation.controller?.containerView?.setNeedsLayout()
  }

  private func fill() {
    look.show(
      AlertView.Content(
        title: title, message: message, fields: textFields ?? [], actions: actions,
        preferred: preferredStyle == .alert ? preferredAction : nil))
  }

  // MARK: Choosing

  private func choose(_ action: UIAlertAction) {
    guard presentation.phase == .presented else { return }
    dismissSelf(animated: true) { _ in action.perform() }
  }

  /// A finger beside an action sheet cancels, where that can be chosen.
  func touchedBeside() {
    guard preferredStyle == .actionSheet, let cancel = actions.first(where: { $0.style == .cancel })
    else { return }
    choose(cancel)
  }
}

// Unsupported: UIAlertController: fingers · works · Fingers do not slide from button to button. ·
//   test: AlertTests

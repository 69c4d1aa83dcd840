/// Chooses a colour.
///
/// It is the system's: a grey box here, in which nothing can be chosen. Source: Apple,
/// UIColorPickerViewController.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// Hears of choices.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour that is chosen. Default black.
  open var selectedColor = UIColor.black
  /// Whether a colour may let through what lies behind it. Kept. Default true.
  open var supportsAlpha = true

  /// A picker, on its own.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// A picker as a storyboard has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the grey box.
  open override func loadView() { view = SystemPanelView("UIColorPickerViewController") }
}

// For the compiler only: no colour can be chosen; the picker is a grey box.

/// A colour picker. It shows a grey box with its name, in which no colour can be chosen.
///
/// Source: Apple, UIColorPickerViewController.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// The delegate. Never called. Default nil.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The selected colour. Default black.
  open var selectedColor = UIColor.black
  /// Whether colours may be translucent. Ignored. Default true.
  open var supportsAlpha = true

  /// Creates a colour picker.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// Returns nil: nibs have no such controller.
  public required init?(coder: NSCoder) { nil }

  /// Creates the grey box.
  open override func loadView() { view = StubBox(for: self) }
}

// Unsupported: UIColorPickerViewController · kept · It is a grey box with its name. Nothing is
//   chosen and nothing is reported. · test: SystemControllerTests

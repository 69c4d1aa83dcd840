// For the compiler only: nobody chooses a colour; the picker is a grey box.

/// Has somebody choose a colour. It shows a grey box with its name; nobody chooses any.
///
/// Source: Apple, UIColorPickerViewController.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// Who would hear of the colour. Default nil.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour. Default black.
  open var selectedColor = UIColor.black
  /// Whether colours may let through what lies behind. Kept. Default true.
  open var supportsAlpha = true

  /// A picker of colours.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// No nib has one.
  public required init?(coder: NSCoder) { nil }

  /// Makes the grey box.
  open override func loadView() { view = StubBox(for: self) }
}

// Unsupported: UIColorPickerViewController · kept · It is a grey box with its name. Nothing is
//   chosen and nothing is reported. · test: SystemControllerTests

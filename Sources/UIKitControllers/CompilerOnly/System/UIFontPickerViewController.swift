// For the compiler only: no font can be chosen; the picker is a grey box.

/// A font picker. It shows a grey box with its name, in which no font can be chosen.
///
/// Source: Apple, UIFontPickerViewController.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// The fonts that are offered. Source: Apple, UIFontPickerViewController.Configuration.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether faces are offered in addition to families. Ignored. Default false.
    open var includeFaces = false
    /// Whether names are displayed in the system font. Ignored. Default false.
    open var displayUsingSystemFont = false
    /// The traits of the fonts that are offered. Ignored. Default all.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// Creates a configuration that offers families.
    public override init() { super.init() }
  }

  /// The fonts that are offered.
  public let configuration: Configuration
  /// The delegate. Never called. Default nil.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The selected font. Default nil.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Creates a font picker.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: nibs have no such controller.
  public required init?(coder: NSCoder) { nil }

  /// Creates the grey box.
  open override func loadView() { view = StubBox(for: self) }
}

// Unsupported: UIFontPickerViewController · kept · It is a grey box with its name. Nothing is
//   chosen and nothing is reported. · test: SystemControllerTests

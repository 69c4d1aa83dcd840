// For the compiler only: nobody chooses a font; the picker is a grey box.

/// Has somebody choose a font. It shows a grey box with its name; nobody chooses any.
///
/// Source: Apple, UIFontPickerViewController.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// What is offered. Source: Apple, UIFontPickerViewController.Configuration.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether faces are offered besides families. Kept. Default false.
    open var includeFaces = false
    /// Whether names stand in the system's font. Kept. Default false.
    open var displayUsingSystemFont = false
    /// Which fonts are offered: those with these traits. Kept. Default all.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// Families.
    public override init() { super.init() }
  }

  /// What is offered.
  public let configuration: Configuration
  /// Who would hear of the font. Default nil.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font. Default nil.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// A picker of fonts.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// No nib has one.
  public required init?(coder: NSCoder) { nil }

  /// Makes the grey box.
  open override func loadView() { view = StubBox(for: self) }
}

// Unsupported: UIFontPickerViewController · kept · It is a grey box with its name. Nothing is
//   chosen and nothing is reported. · test: SystemControllerTests

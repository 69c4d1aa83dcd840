/// Chooses a font.
///
/// It is the system's: a grey box here, in which nothing can be chosen. Source: Apple,
/// UIFontPickerViewController.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// What a picker offers. Kept.
  ///
  /// Source: Apple, UIFontPickerViewController.Configuration.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether single faces can be chosen. Default false.
    open var includeFaces = false
    /// Whether names are written in the system's font. Default false.
    open var displayUsingSystemFont = false
    /// The fonts that are offered; empty, the default, for all.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
  }

  /// What the picker offers.
  public let configuration: Configuration
  /// Hears of choices.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that is chosen. Default nil.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// A picker.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// A picker of all fonts.
  public convenience init() { self.init(configuration: Configuration()) }

  /// A picker as a storyboard has it.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// Makes the grey box.
  open override func loadView() { view = SystemPanelView("UIFontPickerViewController") }
}

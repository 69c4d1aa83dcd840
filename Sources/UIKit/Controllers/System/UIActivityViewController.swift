/// The sheet that shares something.
///
/// It is the system's: a grey box here, from which nothing is shared. Source: Apple,
/// UIActivityViewController.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Hears how the sheet ended. Kept: nothing is chosen here.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Kept: nothing is chosen here. Default nil.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not offered. Kept. Default nil.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// A sheet for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// A sheet of a storyboard, for nothing.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the grey box.
  open override func loadView() { view = SystemPanelView("UIActivityViewController") }
}

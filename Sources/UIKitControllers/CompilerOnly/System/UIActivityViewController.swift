// For the compiler only: nothing is shared; the sheet is a grey box, and ends without a choice.

/// The sheet with which an app shares things. What the system shows in it is not here: a grey box
/// with the class's name stands for it. Who dismisses it has cancelled.
///
/// Source: Apple, UIActivityViewController.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// What happened to the things: the activity, whether it was done, what came back, an error.
  public typealias CompletionWithItemsHandler =
    @MainActor (
      UIActivity.ActivityType?, Bool, [Any]?, Error?
    ) -> Void

  /// What is shared.
  package let activityItems: [Any]
  /// What the app can do with it besides the system.
  package let applicationActivities: [UIActivity]
  /// What the system is not to offer. Kept. Default nil.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether the sheet may be as high as the screen. Kept. Default false.
  open var allowsProminentActivity = false
  /// Called when the sheet was dismissed. Default nil.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// A sheet that shares things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// No nib has one.
  public required init?(coder: NSCoder) { nil }

  /// Makes the grey box.
  open override func loadView() { view = StubBox(for: self) }

  /// Says that nothing was done.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    completionWithItemsHandler?(nil, false, nil, nil)
    completionWithItemsHandler = nil
  }
}

// Unsupported: UIActivityViewController · kept · It is a grey box with its name, logged once. It
//   reports that it was cancelled; activities are not asked for. · test: SystemControllerTests

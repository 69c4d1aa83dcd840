// For the compiler only: nothing is shared; the sheet is a grey box, and ends without a choice.

/// The sheet with which an app shares items. The system's content is unavailable: a grey box with
/// the class's name replaces it. Dismissing it cancels.
///
/// Source: Apple, UIActivityViewController.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A handler of the result: the activity, whether it was completed, the returned items, an error.
  public typealias CompletionWithItemsHandler =
    @MainActor (
      UIActivity.ActivityType?, Bool, [Any]?, Error?
    ) -> Void

  /// The items to share.
  package let activityItems: [Any]
  /// The app's own activities.
  package let applicationActivities: [UIActivity]
  /// The types of activities to exclude. Ignored. Default nil.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether the sheet may have the full height. Ignored. Default false.
  open var allowsProminentActivity = false
  /// Called after the sheet has been dismissed. Default nil.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Creates a sheet that shares items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: nibs have no such controller.
  public required init?(coder: NSCoder) { nil }

  /// Creates the grey box.
  open override func loadView() { view = StubBox(for: self) }

  /// Calls the completion handler without an activity when the sheet is dismissed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    completionWithItemsHandler?(nil, false, nil, nil)
    completionWithItemsHandler = nil
  }
}

// Unsupported: UIActivityViewController · kept · It is a grey box with its name, logged once. It
//   reports that it was cancelled; activities are not called. · test: SystemControllerTests

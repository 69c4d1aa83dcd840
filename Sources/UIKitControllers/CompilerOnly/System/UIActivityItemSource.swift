// For the compiler only: nothing is shared; the source is never asked.

/// Something that is shared, made when it is known how. Source: Apple, UIActivityItemSource.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  /// What stands for it until then.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// What is shared by a kind of activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// What it is about.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Nothing to say.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// Something that is shared and takes time to make. Source: Apple, UIActivityItemProvider.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  /// What stands for it until it is made.
  public let placeholderItem: Any?

  /// Something to make.
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

  /// What is made; an override makes it. Default ``placeholderItem``.
  open var item: Any { placeholderItem ?? NSNull() }
}

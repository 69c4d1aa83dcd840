// For the compiler only: nothing is shared; the source is never called.

/// A source of an item to share. Source: Apple, UIActivityItemSource.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  /// Returns the placeholder of the item.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Returns the item for a type of activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject of the item.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Returns an empty string.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// A provider of an item that takes time to create. Source: Apple, UIActivityItemProvider.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  /// The placeholder of the item.
  public let placeholderItem: Any?

  /// Creates a provider with a placeholder.
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

  /// The item; overrides create it. Default ``placeholderItem``.
  open var item: Any { placeholderItem ?? NSNull() }
}

/// A button of a bar. Its action is a closure: there are no selectors without Objective-C.
///
/// Source: Apple, UIBarButtonItem.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// Buttons whose look the system gives. Raw values are UIKit's.
  public enum SystemItem: Int, Sendable {
    /// «Done», bold.
    case done = 0
    /// «Cancel».
    case cancel = 1
    /// «Edit».
    case edit = 2
    /// «Save», bold.
    case save = 3
    /// A plus sign.
    case add = 4
  }

  /// The button's text; nil for a button that is a sign.
  open var title: String?

  /// The sign or word the system gives; nil for a button with a title of its own.
  public let systemItem: SystemItem?

  /// What the button does.
  open var primaryAction: UIAction?

  /// A button whose look the system gives.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.systemItem = systemItem
    self.primaryAction = primaryAction
  }

  /// A button with a title.
  public init(title: String?, primaryAction: UIAction? = nil) {
    self.title = title
    systemItem = nil
    self.primaryAction = primaryAction
  }
}

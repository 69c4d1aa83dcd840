/// Something to do when a button is tapped. Source: Apple, UIAction.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// The text for whoever shows the action.
  open var title: String

  private let handler: @MainActor (UIAction) -> Void

  /// An action with a title and what it does.
  public init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }

  /// Does it.
  public func performWithSender(_ sender: Any?, target: Any?) { handler(self) }
}

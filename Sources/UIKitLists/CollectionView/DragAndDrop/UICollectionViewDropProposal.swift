/// What a collection view would do with dragged items, and how it shows it. Source: Apple,
/// UICollectionViewDropProposal.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// How the collection view shows what would become of the items. Raw values are UIKit's.
  public enum Intent: Int, Sendable {
    /// Not at all.
    case unspecified = 0
    /// The items part where they would be inserted.
    case insertAtDestinationIndexPath = 1
    /// The item is highlighted that they would be put into.
    case insertIntoDestinationIndexPath = 2
  }

  /// How it is shown.
  public let intent: Intent

  /// A proposal of an operation, and how it is shown.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// A proposal that is not shown.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

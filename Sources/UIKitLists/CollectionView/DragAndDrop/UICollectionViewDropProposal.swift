/// A collection view's proposal for dragged items, and its appearance. Source: Apple,
/// UICollectionViewDropProposal.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The appearance of a proposal. Raw values are UIKit's.
  public enum Intent: Int, Sendable {
    /// The proposal is not shown.
    case unspecified = 0
    /// Items make room at the destination.
    case insertAtDestinationIndexPath = 1
    /// The destination item is highlighted.
    case insertIntoDestinationIndexPath = 2
  }

  /// The appearance of the proposal.
  public let intent: Intent

  /// Creates a proposal of an operation with an appearance.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal that is not shown.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

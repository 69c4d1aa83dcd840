/// What a destination would do with dragged items. Source: Apple, UIDropProposal.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What would become of the items.
  public let operation: UIDropOperation
  /// Whether the finger's very place counts. Default false.
  open var isPrecise = false
  /// Whether pictures of full size are wished for. Default false; they have full size here.
  open var prefersFullSizePreview = false

  /// A proposal of an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// A proposal for a drop. Source: Apple, UIDropProposal.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The proposed operation.
  public let operation: UIDropOperation
  /// Whether the exact location of the touch matters. Default false.
  open var isPrecise = false
  /// Whether previews in full size are preferred. Ignored: they have full size. Default false.
  open var prefersFullSizePreview = false

  /// Creates a proposal with an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

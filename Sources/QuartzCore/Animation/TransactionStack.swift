import Sessions

/// A session's open transactions, and its current animation of views.
@MainActor
final class TransactionStack: SessionState {
  /// The settings of one transaction.
  struct Transaction {
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
    var timingFunction: CAMediaTimingFunction?
    var completion: AnimationCompletion?
    /// The block of ``completion`` that an app has set.
    var completionBlock: (@MainActor () -> Void)?
    /// The values of an app's own keys.
    var values: [String: Any] = [:]
  }

  private var transactions: [Transaction] = []
  /// The settings outside of all transactions.
  private var outermost = Transaction()

  /// The current animation of changes of views' layers; usually nil.
  var implicitAnimation: ImplicitAnimation?

  /// The current pace of animations; usually nil, for the clock.
  var pace: AnimationTimeController?

  /// Whether changes are animated at all.
  var animates = true

  /// Creates a stack without open transactions.
  nonisolated init(in session: RenderSession) {}

  /// Whether no transaction is open.
  var isEmpty: Bool { transactions.isEmpty }

  /// The innermost transaction, or the settings outside of all transactions.
  var innermost: Transaction {
    get { transactions.last ?? outermost }
    set {
      if transactions.isEmpty {
        outermost = newValue
      } else {
        transactions[transactions.count - 1] = newValue
      }
    }
  }

  /// The completions of animations added now.
  var openCompletions: [AnimationCompletion] { transactions.compactMap(\.completion) }

  /// Begins a transaction with the settings of the current one.
  func push() {
    var transaction = innermost
    (transaction.completion, transaction.completionBlock) = (nil, nil)
    transactions.append(transaction)
  }

  /// Ends the innermost transaction and returns its completion.
  func pop() -> AnimationCompletion? { transactions.popLast()?.completion }
}

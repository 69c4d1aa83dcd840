import Sessions

/// A session's open transactions, and whether and how changes of views are animated.
@MainActor
final class TransactionStack: SessionState {
  /// What one transaction decides.
  struct Transaction {
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
    var timingFunction: CAMediaTimingFunction?
    var completion: AnimationCompletion?
    /// What an app keeps under keys of its own.
    var values: [String: Any] = [:]
  }

  private var transactions: [Transaction] = []
  /// What holds outside of all transactions.
  private var outermost = Transaction()

  /// How changes of views' layers are animated now; nil, the rule, where they are not.
  var implicitAnimation: ImplicitAnimation?

  /// The time by which animations that begin now go; nil, the rule, for the clock's.
  var pace: AnimationPace?

  /// Whether changes are animated at all.
  var animates = true

  /// No open transaction.
  nonisolated init(in session: RenderSession) {}

  /// Whether no transaction is open.
  var isEmpty: Bool { transactions.isEmpty }

  /// The transaction begun last; outside of all, what holds there.
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

  /// Who waits for the animations added now.
  var openCompletions: [AnimationCompletion] { transactions.compactMap(\.completion) }

  /// Begins a transaction that takes over the settings of the one that is open.
  func push() {
    var transaction = innermost
    transaction.completion = nil
    transactions.append(transaction)
  }

  /// Ends the transaction begun last and says who waits for its animations.
  func pop() -> AnimationCompletion? { transactions.popLast()?.completion }
}

/// Takes changes back, and makes them again: each change says how it is undone before it happens.
///
/// Foundation on Linux has none. Changes that belong to no group of their own are one group until
/// something is undone or the main queue comes to its next work, as on iOS until the end of the run
/// loop's turn. Source: Apple, UndoManager.
open class UndoManager: NSObject, @unchecked Sendable {
  /// What is called to undo one change.
  private struct Change {
    weak var target: AnyObject?
    let undo: (AnyObject) -> Void
  }

  /// Changes that are undone together, the last one first.
  private struct Group {
    var changes: [Change] = []
    var name = ""
  }

  private enum Work {
    case undoing, redoing
  }

  private var undone: [Group] = []
  private var done: [Group] = []
  /// The groups that are open, the innermost last.
  private var open: [Group] = []
  private var isOpenForTurn = false
  private var work: Work?
  private var disabled = 0

  /// Whether changes that belong to no group are put into one. Default true.
  open var groupsByEvent = true
  /// How many groups are kept; 0 for all. Default 0.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// How many groups are open.
  open var groupingLevel: Int { open.count }
  /// Whether changes are taken notice of.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Whether something is being undone.
  open var isUndoing: Bool { work == .undoing }
  /// Whether something is being made again.
  open var isRedoing: Bool { work == .redoing }
  /// Whether there is something to undo.
  open var canUndo: Bool { !done.isEmpty || open.contains { !$0.changes.isEmpty } }
  /// Whether there is something to make again.
  open var canRedo: Bool { !undone.isEmpty }
  /// What would be undone, by its name.
  open var undoActionName: String { open.first?.name ?? done.last?.name ?? "" }
  /// What would be made again, by its name.
  open var redoActionName: String { undone.last?.name ?? "" }
  /// The title of an entry that undoes.
  open var undoMenuItemTitle: String { title("Undo", undoActionName) }
  /// The title of an entry that makes again.
  open var redoMenuItemTitle: String { title("Redo", redoActionName) }

  private func title(_ verb: String, _ name: String) -> String {
    name.isEmpty ? verb : "\(verb) \(name)"
  }

  // MARK: Changes

  /// Says how a change is undone: by a method of a target, which is not kept, with an object.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(target as AnyObject) { ObjectiveCMessage.demand(selector, of: $0, [anObject]) }
  }

  fileprivate func register(_ target: AnyObject, _ undo: @escaping (AnyObject) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      guard groupsByEvent || work != nil else {
        stop(
          "registerUndoWithTarget: must begin a group before registering undo",
          exception: "NSInternalInconsistencyException")
      }
      openForTurn()
    }
    if work == nil { undone = [] }
    open[open.count - 1].changes.append(Change(target: target, undo: undo))
  }

  private func openForTurn() {
    (isOpenForTurn, open) = (true, [Group()])
    DispatchQueue.main.async { [weak self] in self?.closeTurn() }
  }

  private func closeTurn() {
    guard isOpenForTurn, open.count == 1, work == nil else { return }
    endUndoGrouping()
  }

  /// Names the change that is being registered, for the titles of entries.
  open func setActionName(_ actionName: String) {
    if open.isEmpty, !done.isEmpty { return done[done.count - 1].name = actionName }
    if !open.isEmpty { open[0].name = actionName }
  }

  /// Changes are not taken notice of, until as many calls of ``enableUndoRegistration()``.
  open func disableUndoRegistration() { disabled += 1 }
  /// Takes back one ``disableUndoRegistration()``.
  open func enableUndoRegistration() {
    guard disabled > 0 else {
      stop(
        "enableUndoRegistration: called without matching call to disableUndoRegistration",
        exception: "NSInternalInconsistencyException")
    }
    disabled -= 1
  }

  /// Forgets everything.
  open func removeAllActions() { (undone, done, open, isOpenForTurn) = ([], [], [], false) }

  /// Forgets the changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.changes.removeAll { $0.target === target }
        return group
      }
    }
    undone = without(undone).filter { !$0.changes.isEmpty }
    done = without(done).filter { !$0.changes.isEmpty }
    open = without(open)
  }

  // MARK: Groups

  /// What is registered until ``endUndoGrouping()`` is undone together.
  open func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, work == nil { openForTurn() }
    open.append(Group())
  }

  /// Ends a group.
  open func endUndoGrouping() {
    guard let group = open.popLast() else {
      stop(
        "endUndoGrouping: called with no matching begin",
        exception: "NSInternalInconsistencyException")
    }
    guard open.isEmpty else { return open[open.count - 1].changes += group.changes }
    isOpenForTurn = false
    guard !group.changes.isEmpty else { return }
    if work == .undoing { undone.append(group) } else { done.append(group) }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    done = done.suffix(levelsOfUndo)
    undone = undone.suffix(levelsOfUndo)
  }

  // MARK: Undoing

  /// Takes back the last group.
  open func undo() {
    closeTurn()
    undoNestedGroup()
  }

  /// Takes back the last group that is closed.
  open func undoNestedGroup() {
    guard work == nil, let group = done.popLast() else { return }
    run(group, .undoing)
  }

  /// Makes again what was taken back last.
  open func redo() {
    closeTurn()
    guard work == nil, let group = undone.popLast() else { return }
    run(group, .redoing)
  }

  private func run(_ group: Group, _ kind: Work) {
    work = kind
    var inverse = Group()
    inverse.name = group.name
    open = [inverse]
    for change in group.changes.reversed() {
      if let target = change.target { change.undo(target) }
    }
    while !open.isEmpty { endUndoGrouping() }
    work = nil
  }
}

extension UndoManager {
  /// Says how a change is undone: by a closure with a target, which is not kept.
  /// Source: Apple, UndoManager.registerUndo(withTarget:handler:).
  @preconcurrency
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    register(target) { object in
      nonisolated(unsafe) let target = unsafeDowncast(object, to: Target.self)
      onAnyThread { handler(target) }()
    }
  }
}

// Unsupported: UndoManager · works · A window has one. Its groups are those begun and ended by
//   code, since no event begins one. · test: UndoManagerTests

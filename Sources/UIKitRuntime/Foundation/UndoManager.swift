/// A manager of registered changes that can be undone and redone.
///
/// Foundation on Linux has none. Changes without a group of their own form one group until an undo
/// or the next block of the main queue, as on iOS until the end of the run loop's turn. Source:
/// Apple, UndoManager.
open class UndoManager: NSObject, @unchecked Sendable {
  /// The target and closure that undo a change.
  private struct Change {
    weak var target: AnyObject?
    let undo: (AnyObject) -> Void
  }

  /// A group of changes that are undone together, the last one first.
  private struct Group {
    var changes: [Change] = []
    var name = ""
  }

  private enum Work {
    case undoing, redoing
  }

  private var undone: [Group] = []
  private var done: [Group] = []
  /// The open groups, the innermost last.
  private var open: [Group] = []
  private var isOpenForTurn = false
  private var work: Work?
  private var disabled = 0

  /// Whether changes without a group are grouped automatically. Default true.
  open var groupsByEvent = true
  /// The maximum number of undo groups; 0 for no limit. Default 0.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// The number of open groups.
  open var groupingLevel: Int { open.count }
  /// Whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Whether an undo is in progress.
  open var isUndoing: Bool { work == .undoing }
  /// Whether a redo is in progress.
  open var isRedoing: Bool { work == .redoing }
  /// Whether there is a change to undo.
  open var canUndo: Bool { !done.isEmpty || open.contains { !$0.changes.isEmpty } }
  /// Whether there is a change to redo.
  open var canRedo: Bool { !undone.isEmpty }
  /// The name of the change to undo.
  open var undoActionName: String { open.first?.name ?? done.last?.name ?? "" }
  /// The name of the change to redo.
  open var redoActionName: String { undone.last?.name ?? "" }
  /// The title of the menu item for undo.
  open var undoMenuItemTitle: String { title("Undo", undoActionName) }
  /// The title of the menu item for redo.
  open var redoMenuItemTitle: String { title("Redo", redoActionName) }

  private func title(_ verb: String, _ name: String) -> String {
    name.isEmpty ? verb : "\(verb) \(name)"
  }

  // MARK: Changes

  /// Registers a method that undoes a change, its weakly held target and its argument.
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

  /// Sets the name of the current change, for titles of menu items.
  open func setActionName(_ actionName: String) {
    if open.isEmpty, !done.isEmpty { return done[done.count - 1].name = actionName }
    if !open.isEmpty { open[0].name = actionName }
  }

  /// Disables registration, until as many calls of ``enableUndoRegistration()``.
  open func disableUndoRegistration() { disabled += 1 }
  /// Reverts one ``disableUndoRegistration()``.
  open func enableUndoRegistration() {
    guard disabled > 0 else {
      stop(
        "enableUndoRegistration: called without matching call to disableUndoRegistration",
        exception: "NSInternalInconsistencyException")
    }
    disabled -= 1
  }

  /// Removes all changes.
  open func removeAllActions() { (undone, done, open, isOpenForTurn) = ([], [], [], false) }

  /// Removes the changes of a target.
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

  /// Begins a group of changes that ends with ``endUndoGrouping()``.
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

  /// Undoes the last group.
  open func undo() {
    closeTurn()
    undoNestedGroup()
  }

  /// Undoes the last closed group.
  open func undoNestedGroup() {
    guard work == nil, let group = done.popLast() else { return }
    run(group, .undoing)
  }

  /// Redoes the last undone group.
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
  /// Registers a closure that undoes a change, with a weakly held target. Source: Apple,
  /// UndoManager.registerUndo(withTarget:handler:).
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

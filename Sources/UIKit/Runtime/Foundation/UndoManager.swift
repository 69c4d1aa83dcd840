/// What was done, and how to take it back.
///
/// Actions are registered while something is done, and run, last one first, by ``undo()``; what is
/// registered meanwhile is what ``redo()`` runs. Foundation on Linux has no such class.
///
/// Groups are those that are begun and ended. Where ``groupsByEvent`` is true, the default, an
/// action outside of one is a group by itself: here there is no run loop whose turn would make one.
///
/// Source: Apple, UndoManager.
open class UndoManager: NSObject, @unchecked Sendable {
  private struct Action {
    weak var target: AnyObject?
    let run: () -> Void
  }

  private struct Group {
    var actions: [Action] = []
    var name = ""
  }

  private enum Direction { case doing, undoing, redoing }

  private var undone: [Group] = []
  private var done: [Group] = []
  private var open: [Group] = []
  private var direction = Direction.doing
  private var disabledCount = 0
  private var nextName: String?

  /// Whether an action outside of a group is one by itself. Default true. Where it is false, one
  /// stops: a group has to be begun.
  open var groupsByEvent = true
  /// How many groups are kept; 0, the default, for all.
  open var levelsOfUndo = 0 { didSet { forgetOld() } }
  /// How many groups are begun and not ended.
  open var groupingLevel: Int { open.count }

  /// Nothing was done.
  public override init() { super.init() }

  // MARK: Registering

  /// Says how something is taken back. What belongs to a target that is gone is left out.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    register(target) { [weak target] in target.map(handler) }
  }

  /// Says which method takes it back, by its name.
  open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
    let target = target as AnyObject
    register(target) { [weak target] in
      if let target { ObjectiveCMessage.demand(selector, of: target, [object]) }
    }
  }

  private func register(_ target: AnyObject, _ run: @escaping () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    let action = Action(target: target, run: run)
    guard open.isEmpty else { return open[open.count - 1].actions.append(action) }
    guard groupsByEvent else {
      stop(
        "registerUndo: must begin a group before registering undo",
        exception: "NSInternalInconsistencyException")
    }
    close(Group(actions: [action]))
  }

  /// Forgets all that can be taken back, and run again.
  open func removeAllActions() { (undone, done, open) = ([], [], []) }

  /// Forgets what belongs to a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.actions.removeAll { $0.target === target }
        return group.actions.isEmpty ? nil : group
      }
    }
    (undone, done) = (without(undone), without(done))
  }

  /// Has nothing registered from now on, until ``enableUndoRegistration()``.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Takes one ``disableUndoRegistration()`` back.
  open func enableUndoRegistration() {
    guard disabledCount > 0 else {
      stop(
        "enableUndoRegistration: called without matching call to disableUndoRegistration",
        exception: "NSInternalInconsistencyException")
    }
    disabledCount -= 1
  }
  /// Whether anything is registered. True by default.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  // MARK: Groups

  /// Begins a group: what is registered is taken back together.
  open func beginUndoGrouping() { open.append(Group()) }

  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    guard let group = open.popLast() else {
      stop(
        "endUndoGrouping: called with no matching begin",
        exception: "NSInternalInconsistencyException")
    }
    guard !open.isEmpty else { return close(group) }
    open[open.count - 1].actions += group.actions
  }

  private func close(_ group: Group) {
    guard !group.actions.isEmpty else { return }
    var group = group
    group.name = nextName ?? group.name
    nextName = nil
    switch direction {
    case .undoing: done.append(group)
    case .redoing: undone.append(group)
    case .doing:
      undone.append(group)
      done = []
    }
    forgetOld()
  }

  private func forgetOld() {
    guard levelsOfUndo > 0, undone.count > levelsOfUndo else { return }
    undone.removeFirst(undone.count - levelsOfUndo)
  }

  // MARK: Taking back

  /// Whether something can be taken back.
  open var canUndo: Bool { !undone.isEmpty }
  /// Whether something that was taken back can be done again.
  open var canRedo: Bool { !done.isEmpty }
  /// Whether something is being taken back.
  open var isUndoing: Bool { direction == .undoing }
  /// Whether something is being done again.
  open var isRedoing: Bool { direction == .redoing }

  /// Takes the last group back. Ends a single group that is open before, as Foundation's does.
  open func undo() {
    if open.count == 1 { endUndoGrouping() }
    guard direction == .doing, let group = undone.popLast() else { return }
    run(group, .undoing)
  }

  /// Does again what was taken back last.
  open func redo() {
    guard direction == .doing, let group = done.popLast() else { return }
    run(group, .redoing)
  }

  private func run(_ group: Group, _ direction: Direction) {
    self.direction = direction
    nextName = group.name
    beginUndoGrouping()
    for action in group.actions.reversed() { action.run() }
    endUndoGrouping()
    nextName = nil
    self.direction = .doing
  }

  // MARK: Names

  /// Gives what is registered now a name for menus.
  open func setActionName(_ actionName: String) {
    guard open.isEmpty else { return nextName = actionName }
    switch direction {
    case .doing where !undone.isEmpty: undone[undone.count - 1].name = actionName
    default: nextName = actionName
    }
  }

  /// The name of what ``undo()`` takes back; empty for none.
  open var undoActionName: String { undone.last?.name ?? "" }
  /// The name of what ``redo()`` does again; empty for none.
  open var redoActionName: String { done.last?.name ?? "" }
  /// What a menu says for ``undo()``.
  open var undoMenuItemTitle: String { title("Undo", undoActionName) }
  /// What a menu says for ``redo()``.
  open var redoMenuItemTitle: String { title("Redo", redoActionName) }

  private func title(_ verb: String, _ name: String) -> String {
    name.isEmpty ? verb : "\(verb) \(name)"
  }
}

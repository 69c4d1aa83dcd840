/// Constraints in the order of their activation, each at most once.
///
/// Each constraint stores its index, so that it is removed in constant time: in a long chain a view
/// holds hundreds. It leaves a gap that the next enumeration closes.
package final class ConstraintList {
  /// The role of a constraint in a list.
  enum Role: Int {
    /// The list's view holds the constraint.
    case held
    /// The list's view or guide is the first item.
    case first
    /// The list's view or guide is the second item.
    case second
  }

  private struct Entry {
    let constraint: NSLayoutConstraint
    let role: Role
  }

  @exclusivity(unchecked) private var slots: [Entry?] = []
  @exclusivity(unchecked) private var count = 0

  package var isEmpty: Bool { count == 0 }

  /// - Complexity: O(*n*).
  var all: [NSLayoutConstraint] {
    closeGaps()
    var all: [NSLayoutConstraint] = []
    append(to: &all)
    return all
  }

  /// Appends the constraints to an array.
  func append(to all: inout [NSLayoutConstraint]) {
    all.reserveCapacity(all.count + count)
    for case let entry? in slots { all.append(entry.constraint) }
  }

  func append(_ constraint: NSLayoutConstraint, as role: Role) {
    constraint.listPositions[role] = slots.count
    slots.append(Entry(constraint: constraint, role: role))
    count += 1
  }

  func remove(_ constraint: NSLayoutConstraint, as role: Role) {
    let position = constraint.listPositions[role]
    guard slots.indices.contains(position), let entry = slots[position], entry.role == role,
      entry.constraint === constraint
    else { return }
    slots[position] = nil
    count -= 1
    if count == 0 { slots = [] }
  }

  /// Empties the list and returns its constraints. Their indices are not reset: constraints whose
  /// holder has ended may already be in another list.
  func removeAll() -> [NSLayoutConstraint] {
    defer { (slots, count) = ([], 0) }
    return slots.compactMap { $0?.constraint }
  }

  @MainActor
  func deactivateAll() { NSLayoutConstraint.deactivate(all) }

  private func closeGaps() {
    guard slots.count != count else { return }
    slots.removeAll { $0 == nil }
    for case (let position, let entry?) in slots.enumerated() {
      entry.constraint.listPositions[entry.role] = position
    }
  }
}

/// The indices of a constraint in the lists that contain it.
struct ConstraintListPositions {
  private var held = -1
  private var first = -1
  private var second = -1

  subscript(role: ConstraintList.Role) -> Int {
    get {
      switch role {
      case .held: held
      case .first: first
      case .second: second
      }
    }
    set {
      switch role {
      case .held: held = newValue
      case .first: first = newValue
      case .second: second = newValue
      }
    }
  }
}

/// Constraints in order of activation, each at most once.
///
/// An array with the places of its members: a view of a long chain holds hundreds, and each leaves
/// in constant time, leaving a gap that the next reading closes.
@MainActor
final class ConstraintList {
  private var slots: [NSLayoutConstraint?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  var isEmpty: Bool { places.isEmpty }

  /// - Complexity: O(1), and O(*n*) after a removal.
  var all: [NSLayoutConstraint] {
    if slots.count != places.count {
      slots = slots.filter { $0 != nil }
      places = Dictionary(
        uniqueKeysWithValues: slots.enumerated().map { (ObjectIdentifier($0.element!), $0.offset) })
    }
    return slots.compactMap { $0 }
  }

  func append(_ constraint: NSLayoutConstraint) {
    places[ObjectIdentifier(constraint)] = slots.count
    slots.append(constraint)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    slots[place] = nil
    if places.isEmpty { slots = [] }
  }

  func deactivateAll() { NSLayoutConstraint.deactivate(all) }
}

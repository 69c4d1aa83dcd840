/// A group with the frames of all of its items, relative to its corner. Positions are exact; sizes
/// are whole pixels.
struct SolvedGroup: Sendable {
  /// The slot of an item.
  struct Slot: Sendable {
    var frame: CGRect
    var zIndex = 0
    /// The described size; nil in a custom group.
    var size: CompositionalSize?
    var supplementaries: [CompositionalSupplementary] = []
  }

  /// A view anchored to the group or to a nested group.
  struct GroupSupplementary: Sendable {
    let supplementary: CompositionalSupplementary
    /// The rectangle that it is anchored to, relative to the outermost group.
    var host: CGRect
    /// The number of groups with such a view before this one in the outermost group.
    let ordinal: Int
    /// The first item of its group, relative to the outermost group.
    let firstItem: Int
  }

  /// The exact size, which determines the next group's position.
  var size: CGSize
  var slots: [Slot] = []
  var groupSupplementaries: [GroupSupplementary] = []
  /// The bounds of all elements of the group.
  private(set) var extent = CGRect.zero

  /// Returns the number of groups with a supplementary view of a kind.
  func groupCount(ofKind kind: String) -> Int {
    groupSupplementaries.count { $0.supplementary.kind == kind }
  }

  /// Computes the extent.
  mutating func finish() {
    var extent = CGRect(origin: .zero, size: size)
    for slot in slots {
      extent = extent.union(slot.frame)
      for supplementary in slot.supplementaries {
        extent = extent.union(supplementary.frame(on: slot.frame, measured: nil))
      }
    }
    for group in groupSupplementaries {
      extent = extent.union(group.supplementary.frame(on: group.host, measured: nil))
    }
    self.extent = extent
  }
}

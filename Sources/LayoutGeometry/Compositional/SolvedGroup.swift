/// One group with all its subgroups in its place: where each of its items lies, from the group's
/// own corner. Items lie at exact positions; their sizes are whole pixels.
struct SolvedGroup: Sendable {
  /// An item's room.
  struct Slot: Sendable {
    var frame: CGRect
    var zIndex = 0
    /// The size as it was described; nil in a custom group.
    var size: CompositionalSize?
    var supplementaries: [CompositionalSupplementary] = []
  }

  /// A view anchored to the group or a group in it.
  struct GroupSupplementary: Sendable {
    let supplementary: CompositionalSupplementary
    /// The rectangle that it is anchored to, from the outermost group's corner.
    var host: CGRect
    /// How many groups with such a view come before this one in the outermost group.
    let ordinal: Int
    /// The first item of its group, counted in the outermost one.
    let firstItem: Int
  }

  /// The exact size, by which the next group is placed.
  var size: CGSize
  var slots: [Slot] = []
  var groupSupplementaries: [GroupSupplementary] = []
  /// Around everything that belongs to the group, whether inside it or not.
  private(set) var extent = CGRect.zero

  /// How many groups in it have a supplementary view of a kind.
  func groupCount(ofKind kind: String) -> Int {
    groupSupplementaries.count { $0.supplementary.kind == kind }
  }

  /// Finds out how far its parts reach.
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

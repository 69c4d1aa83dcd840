/// A cause and the pictures that it changed.
package struct SharedCause: Equatable {
  /// For example, "UIButton background systemBlue → systemGreen".
  package let title: String
  /// The indexes of the pictures, ascending.
  package let pictures: [Int]

  /// The causes of several pictures, sorted by the number of pictures, descending.
  ///
  /// Equal values of a property are one cause regardless of the element. Property changes of the
  /// same elements in the same pictures are grouped as one style. A colour that has one value in
  /// light pictures and another in their dark variants is one cause.
  ///
  /// - Parameter lightVariants: For the index of a dark picture, those of the light pictures of its
  ///   screen.
  /// - Complexity: O(causes), and O(causes²) for colours in dark pictures.
  package static func among(
    _ pictures: [LayoutCauses], lightVariants: [Int: Set<Int>] = [:]
  ) -> [SharedCause] {
    var groups: [Key: Group] = [:]
    var order: [Key] = []
    for (picture, causes) in pictures.enumerated() {
      for cause in causes.causes {
        let key = Key(cause)
        if groups[key] == nil { order.append(key) }
        groups[key, default: Group()].add(cause, of: picture)
      }
    }
    for (picture, causes) in pictures.enumerated() {
      for cause in causes.consequences {
        guard let group = groups[Key(cause)], group.clauses[cause.clause] != nil,
          !group.pictures.contains(picture)
        else { continue }
        groups[Key(cause)]?.add(cause, of: picture)
      }
    }
    let found = order.compactMap { key in groups[key].map { (key, $0) } }
    return joined(merged(found, lightVariants))
  }

  /// The groups, those of dark variants' colours in those of the light variants.
  private static func merged(
    _ groups: [(key: Key, group: Group)], _ lightVariants: [Int: Set<Int>]
  ) -> [(key: Key, group: Group)] {
    var groups = groups
    let isDark = { (index: Int) in
      groups[index].group.pictures.allSatisfy { lightVariants[$0] != nil }
    }
    let colours = groups.indices.filter { groups[$0].key.isColour }
    let (dark, light) = (colours.filter(isDark), colours.filter { !isDark($0) })
    let targets = dark.map { index in
      light.filter { groups[$0].group.isLight(of: groups[index].group, lightVariants) }
    }
    // Where there are two, nothing tells which of them it is.
    let once = Dictionary(targets.joined().map { ($0, 1) }, uniquingKeysWith: +)
    var isMerged: Set<Int> = []
    for (index, targets) in zip(dark, targets) {
      guard targets.count == 1, once[targets[0]] == 1 else { continue }
      groups[targets[0]].group.addDark(groups[index].group)
      isMerged.insert(index)
    }
    return groups.indices.filter { !isMerged.contains($0) }.map { groups[$0] }
  }

  private static func joined(_ groups: [(key: Key, group: Group)]) -> [SharedCause] {
    var members: [[AnyHashable]: [Group]] = [:]
    var order: [[AnyHashable]] = []
    for (key, group) in groups {
      let style: [AnyHashable] =
        switch key.kind {
        case .appearance: ["look", group.pictures, group.subjects.sorted()]
        case .text: ["text", group.pictures]
        // Elements that were added and removed together form a change of structure.
        case .new, .removed: ["structure", group.pictures]
        default: [key]
        }
      if members[style] == nil { order.append(style) }
      members[style, default: []].append(group)
    }
    let all = order.compactMap { members[$0] }.map { groups in
      SharedCause(title: title(of: groups), pictures: groups[0].pictures)
    }
    return all.enumerated().sorted { first, second in
      (-first.element.pictures.count, first.offset) < (
        -second.element.pictures.count, second.offset
      )
    }.map(\.element)
  }

  /// The largest number of listed texts or elements in the same pictures. All properties of a style
  /// are listed.
  private static let most = 3

  private static func title(of groups: [Group]) -> String {
    guard let first = groups.first else { return "" }
    let others = groups.dropFirst().map { first.isOfElements ? $0.title : $0.clause }
    let clauses = [first.title] + others
    guard first.values == nil, clauses.count > most else {
      return clauses.joined(separator: ", ")
    }
    let rest = clauses.count - most
    return clauses.prefix(most).joined(separator: ", ") + " and \(rest) more"
  }

  // MARK: Keys

  /// The properties that causes of several pictures share when they are grouped.
  private struct Key: Hashable {
    /// The subject of the cause; empty if it is ignored.
    let subject: String
    let kind: LayoutCause.Kind

    var isColour: Bool { if case .appearance("colour", _, _) = kind { true } else { false } }

    init(_ cause: LayoutCause) {
      switch cause.kind {
      case .appearance("color", let old, let new), .appearance("background", let old, let new):
        (subject, kind) = ("", .appearance("colour", old, new))
      case .appearance, .text: (subject, kind) = ("", cause.kind)
      default: (subject, kind) = (cause.subject, cause.kind)
      }
    }
  }
}

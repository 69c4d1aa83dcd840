/// A cause and the pictures that it changed.
package struct SharedCause: Equatable {
  /// For example, "UIButton background systemBlue → systemGreen".
  package let title: String
  /// The indexes of the pictures, ascending.
  package let pictures: [Int]

  /// The causes of several pictures, sorted by the number of pictures, descending.
  ///
  /// Equal values of a property are one cause regardless of the element. Property changes of the
  /// same elements in the same pictures are grouped as one style.
  ///
  /// Complexity: O(causes).
  package static func among(_ pictures: [LayoutCauses]) -> [SharedCause] {
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
    return joined(order.compactMap { key in groups[key].map { (key, $0) } })
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
        case .new, .gone: ["structure", group.pictures]
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
    /// Empty if the subject is ignored.
    let subject: String
    let kind: LayoutCause.Kind

    init(_ cause: LayoutCause) {
      switch cause.kind {
      case .appearance("color", let old, let new), .appearance("background", let old, let new):
        (subject, kind) = ("", .appearance("colour", old, new))
      case .appearance, .text: (subject, kind) = ("", cause.kind)
      default: (subject, kind) = (cause.subject, cause.kind)
      }
    }
  }

  // MARK: Groups

  private struct Group {
    private(set) var pictures: [Int] = []
    private(set) var subjects: Set<String> = []
    /// The number of occurrences of each clause; `first` is the first cause.
    private(set) var clauses: [String: Int] = [:]
    private var first: LayoutCause?
    /// For example, "background of UIButton", in order of appearance.
    private var places: [String] = []

    mutating func add(_ cause: LayoutCause, of picture: Int) {
      if first == nil { first = cause }
      if pictures.last != picture {
        let place = pictures.firstIndex { $0 >= picture } ?? pictures.count
        if place == pictures.count || pictures[place] != picture {
          pictures.insert(picture, at: place)
        }
      }
      subjects.insert(cause.subject)
      clauses[cause.clause, default: 0] += 1
      if case .appearance(let property, _, _) = cause.kind {
        let place = "\(property) of \(cause.subject)"
        if !places.contains(place) { places.append(place) }
      }
    }

    /// The two values of a property, or nil for other kinds.
    var values: String? {
      guard case .appearance(_, let old, let new) = first?.kind else { return nil }
      return "\(old ?? "none") → \(new ?? "none")"
    }

    /// Whether elements were added or removed.
    var isOfElements: Bool { first?.kind == .new || first?.kind == .gone }

    /// The subject of the first cause.
    var who: String { first?.subject ?? "" }

    /// The largest number of listed places with one value in common.
    private static let maximumPlaceCount = 3

    /// The change without its subject.
    var clause: String {
      switch first?.kind {
      case .appearance(let property, _, _):
        guard places.count > 1, let values else { return "\(property) \(values ?? "")" }
        let rest = places.count - Self.maximumPlaceCount
        return "\(values): " + places.prefix(Self.maximumPlaceCount).joined(separator: ", ")
          + (rest > 0 ? " and \(rest) more" : "")
      case .text(let old, let new):
        return "\(Self.quoted(old)) → \(Self.quoted(new))"
      default:
        let common = clauses.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
        return clauses.count > 1 ? "\(common), similar elsewhere" : common
      }
    }

    var title: String {
      switch first?.kind {
      case .appearance where places.count > 1: clause
      default: "\(who) \(clause)"
      }
    }

    private static func quoted(_ text: String) -> String { text.isEmpty ? "nothing" : "“\(text)”" }
  }
}

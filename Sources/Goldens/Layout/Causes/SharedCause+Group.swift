extension SharedCause {
  /// Causes with a key in common, and the pictures that they changed.
  struct Group {
    private(set) var pictures: [Int] = []
    private(set) var subjects: Set<String> = []
    /// The number of occurrences of each clause; `first` is the first cause.
    private(set) var clauses: [String: Int] = [:]
    private var first: LayoutCause?
    /// For example, "background of UIButton", in order of appearance.
    private var listed: [String] = []
    /// The two values in dark pictures, if others than in light ones.
    private var darkValues: String?

    mutating func add(_ cause: LayoutCause, of picture: Int) {
      if first == nil { first = cause }
      insert(picture)
      subjects.insert(cause.subject)
      clauses[cause.clause, default: 0] += 1
      if case .appearance(let property, _, _) = cause.kind {
        let place = "\(property) of \(cause.subject)"
        if !listed.contains(place) { listed.append(place) }
      }
    }

    private mutating func insert(_ picture: Int) {
      guard pictures.last != picture else { return }
      let place = pictures.firstIndex { $0 >= picture } ?? pictures.count
      if place == pictures.count || pictures[place] != picture {
        pictures.insert(picture, at: place)
      }
    }

    /// Whether a group has the same places in dark variants of these pictures.
    func isLight(of dark: Group, _ lightVariants: [Int: Set<Int>]) -> Bool {
      Set(listed) == Set(dark.listed)
        && dark.pictures.allSatisfy { !lightVariants[$0, default: []].isDisjoint(with: pictures) }
    }

    /// Adds the dark variants of these pictures.
    mutating func addDark(_ dark: Group) {
      dark.pictures.forEach { insert($0) }
      darkValues = dark.values
    }

    /// The two values of a property, or nil for other kinds.
    var values: String? {
      guard case .appearance(_, let old, let new) = first?.kind else { return nil }
      let dark = darkValues.map { ", in dark \($0)" } ?? ""
      return "\(old ?? "none") → \(new ?? "none")\(dark)"
    }

    /// Whether elements were added or removed.
    var isOfElements: Bool { first?.kind == .new || first?.kind == .removed }

    /// The subject of the first cause.
    var subjectName: String { first?.subject ?? "" }

    /// The largest number of listed places with one value in common.
    private static let maximumListedCount = 3

    /// The change without its subject.
    var clause: String {
      switch first?.kind {
      case .appearance(let property, _, _):
        guard listed.count > 1, let values else { return "\(property) \(values ?? "")" }
        let rest = listed.count - Self.maximumListedCount
        return "\(values): " + listed.prefix(Self.maximumListedCount).joined(separator: ", ")
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
      case .appearance where listed.count > 1: clause
      default: "\(subjectName) \(clause)"
      }
    }

    private static func quoted(_ text: String) -> String { text.isEmpty ? "nothing" : "“\(text)”" }
  }
}

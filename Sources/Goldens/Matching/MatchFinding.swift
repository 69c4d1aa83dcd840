/// One thing in a picture drawn here that is otherwise on iOS.
public struct MatchFinding: Equatable, Codable, Sendable {
  /// What is otherwise.
  public enum Kind: String, Codable, Sendable {
    /// The picture's size.
    case size
    /// Where an element stands.
    case place
    /// How large an element is.
    case extent
    /// Where a text stands, or how large it is.
    case text
    /// What an area is filled with.
    case fill
    /// Pixels without a plainer reason.
    case pixels
  }

  /// What is otherwise.
  public let kind: Kind
  /// What words call the element: "cell [0,3]"; nil for the picture.
  public let element: String?
  /// A clause that follows the element's name: "is at y 88, on iOS 84".
  public let clause: String
  /// The same of several elements: "stand 4 pt further down than on iOS"; nil where each differs
  /// in its own way.
  let pluralClause: String?
  /// Where it is here, in points.
  public let ours: LayoutElement.Frame?
  /// Where it is on iOS, in points; nil where that is not known.
  public let theirs: LayoutElement.Frame?

  init(
    _ kind: Kind, of element: String?, _ clause: String, plural: String? = nil,
    ours: LayoutElement.Frame? = nil, theirs: LayoutElement.Frame? = nil
  ) {
    self.kind = kind
    self.element = element
    self.clause = clause
    pluralClause = plural
    self.ours = ours
    self.theirs = theirs
  }
}

extension MatchFinding: CustomStringConvertible {
  /// "cell [0,3] is at y 88, on iOS 84".
  public var description: String { [element, clause].compactMap(\.self).joined(separator: " ") }
}

extension [MatchFinding] {
  /// From so many on, elements that differ alike are one clause.
  private static let leastGroup = 3
  /// So many clauses are read; the rest are counted.
  private static let mostClauses = 12

  /// Clauses, those of elements that differ alike as one.
  var words: [String] {
    let alike = Dictionary(grouping: self) { $0.pluralClause ?? "" }
    var seen: Set<String> = []
    var clauses: [String] = []
    for finding in self {
      guard let plural = finding.pluralClause, let group = alike[plural],
        group.count >= Self.leastGroup, let first = group.first?.element,
        let last = group.last?.element
      else {
        clauses.append(finding.description)
        continue
      }
      guard seen.insert(plural).inserted else { continue }
      clauses.append("\(group.count) elements, \(first) to \(last), \(plural)")
    }
    guard clauses.count > Self.mostClauses else { return clauses }
    let rest = clauses.count - Self.mostClauses + 1
    return clauses.prefix(Self.mostClauses - 1) + ["\(rest) more differences"]
  }
}

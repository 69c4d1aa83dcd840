/// A difference between a picture drawn here and the one recorded on iOS.
public struct MatchFinding: Equatable, Codable, Sendable {
  /// The kind of a difference.
  public enum Kind: String, Codable, Sendable {
    /// The picture's size.
    case size
    /// An element's position.
    case place
    /// An element's size.
    case extent
    /// A text's position or size.
    case text
    /// The fill colour of an area.
    case fill
    /// Other pixels.
    case pixels
  }

  /// The kind of the difference.
  public let kind: Kind
  /// The element's name, such as "cell [0,3]", or nil for the picture.
  public let element: String?
  /// A clause that follows the element's name: "is at y 88, on iOS 84".
  public let clause: String
  /// The clause for several elements, such as "are 4 pt further down than on iOS", or nil if it
  /// cannot be shared.
  let pluralClause: String?
  /// The frame in the picture drawn here, in points.
  public let drawn: LayoutElement.Frame?
  /// The frame in the iOS picture, in points, or nil if it is unknown.
  public let reference: LayoutElement.Frame?

  init(
    _ kind: Kind, of element: String?, _ clause: String, plural: String? = nil,
    drawn: LayoutElement.Frame? = nil, reference: LayoutElement.Frame? = nil
  ) {
    self.kind = kind
    self.element = element
    self.clause = clause
    pluralClause = plural
    self.drawn = drawn
    self.reference = reference
  }
}

extension MatchFinding: CustomStringConvertible {
  /// A clause such as "cell [0,3] is at y 88, on iOS 84".
  public var description: String { [element, clause].compactMap(\.self).joined(separator: " ") }
}

extension [MatchFinding] {
  /// The number of elements with the same difference from which they are grouped into one clause.
  private static let minimumGroupCount = 3
  /// The largest number of clauses; the rest are only counted.
  private static let maximumClauseCount = 12

  /// The clauses, with elements that differ in the same way grouped.
  var words: [String] {
    let alike = Dictionary(grouping: self) { $0.pluralClause ?? "" }
    var seen: Set<String> = []
    var clauses: [String] = []
    for finding in self {
      guard let plural = finding.pluralClause, let group = alike[plural],
        group.count >= Self.minimumGroupCount, let first = group.first?.element,
        let last = group.last?.element
      else {
        clauses.append(finding.description)
        continue
      }
      guard seen.insert(plural).inserted else { continue }
      clauses.append("\(group.count) elements from \(first) to \(last) \(plural)")
    }
    guard clauses.count > Self.maximumClauseCount else { return clauses }
    let rest = clauses.count - Self.maximumClauseCount + 1
    return clauses.prefix(Self.maximumClauseCount - 1) + ["\(rest) more differences"]
  }
}

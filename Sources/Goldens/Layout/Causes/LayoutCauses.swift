/// The causes among the changes of one picture's layout, and their consequences.
///
/// Determined for each direction: elements that are new, gone or hidden, or have another text or
/// font, resize and move others; elements that grow move others. Changes of colours and corners do
/// neither.
package struct LayoutCauses: Equatable {
  /// The causes, in the order of the changes.
  package private(set) var causes: [LayoutCause] = []
  /// Changes of size and position that follow from a cause of this picture. They may be causes in
  /// other pictures.
  package private(set) var consequences: [LayoutCause] = []

  package init(_ changes: [LayoutChange] = []) {
    let own = changes.filter { !$0.isGeometric && !$0.isOfEdge && !$0.isOfConstraints }
    var explained = own.reduce(into: Directions()) { $0.formUnion($1.sizing) }
    var geometric: [LayoutCause] = []
    for changes in [changes.filter(\.isSize), changes.filter(\.isMove)] {
      let open = changes.filter { !$0.directions.isSubset(of: explained) }
      let lead = Self.lead(of: open)
      if let lead {
        geometric.append(LayoutCause(lead))
        // Other changes of size and position in these directions are consequences.
        explained.formUnion(lead.directions)
      }
      let other = open.filter { !$0.directions.isSubset(of: explained) }
      if let second = Self.lead(of: other) {
        geometric.append(LayoutCause(second))
        explained.formUnion(second.directions)
      }
      consequences += changes.map(LayoutCause.init).filter { !geometric.contains($0) }
    }
    causes = Self.unique(own.map(LayoutCause.init)) + geometric
    if causes.isEmpty { causes = Self.unique(changes.prefix(1).map(LayoutCause.init)) }
    consequences = Self.unique(consequences)
  }

  /// Creates causes without elements.
  package init(_ causes: [LayoutCause]) { self.causes = causes }

  /// Returns, of changes of one kind, the smallest of the most frequent subject. For example, the
  /// first row moves by the inserted space and the next by twice as much.
  private static func lead(of changes: [LayoutChange]) -> LayoutChange? {
    let counts = Dictionary(grouping: changes, by: \.subject).mapValues(\.count)
    let most = counts.values.max()
    return changes.filter { counts[$0.subject] == most }.enumerated().min { first, second in
      (first.element.reach, first.offset) < (second.element.reach, second.offset)
    }?.element
  }

  private static func unique(_ causes: [LayoutCause]) -> [LayoutCause] {
    var seen: Set<[AnyHashable]> = []
    return causes.filter { seen.insert([$0.subject, $0.kind, $0.clause]).inserted }
  }
}

/// A set of directions.
private struct Directions: OptionSet {
  let rawValue: Int
  static let horizontal = Directions(rawValue: 1)
  static let vertical = Directions(rawValue: 2)

  init(rawValue: Int) { self.rawValue = rawValue }

  init(_ x: Double, _ y: Double) {
    self = []
    if abs(x) > 0.005 { insert(.horizontal) }
    if abs(y) > 0.005 { insert(.vertical) }
  }
}

extension LayoutChange {
  fileprivate var isSize: Bool { if case .resized = kind { true } else { false } }
  fileprivate var isMove: Bool { if case .moved = kind { true } else { false } }
  fileprivate var isGeometric: Bool { isSize || isMove }

  fileprivate var isOfEdge: Bool { kind == .entered || kind == .left }

  fileprivate var isOfConstraints: Bool {
    switch kind {
    case .unsettled, .settled: true
    default: false
    }
  }

  /// The change of position or size, in points.
  fileprivate var delta: (x: Double, y: Double) {
    switch kind {
    case .moved(let x, let y): (x, y)
    default:
      if let first = frames.first, let last = frames.last {
        (last.width - first.width, last.height - first.height)
      } else {
        (0, 0)
      }
    }
  }

  fileprivate var directions: Directions { Directions(delta.x, delta.y) }

  fileprivate var reach: Double { abs(delta.x) + abs(delta.y) }

  /// The directions in which the change resizes other elements.
  fileprivate var sizing: Directions {
    switch kind {
    case .new, .removed, .began("hidden"), .ended("hidden"): [.horizontal, .vertical]
    case .appearance("font", let old, let new):
      directions(along: Self.points(new) - Self.points(old))
    case .text(let old, let new):
      directions(along: Double(new?.count ?? 0) - Double(old?.count ?? 0))
    default: []
    }
  }

  /// A larger font or a longer text makes an element only larger; a change in the other direction
  /// has another reason. At an equal font size or text length, all of the element's directions
  /// apply.
  private func directions(along growth: Double) -> Directions {
    guard growth != 0 else { return directions }
    return Directions(max(0, delta.x * growth), max(0, delta.y * growth))
  }

  /// The point size of a font's description, such as 17 of "system bold 17".
  private static func points(_ font: String?) -> Double {
    font?.split(separator: " ").last.flatMap { Double($0) } ?? 0
  }
}

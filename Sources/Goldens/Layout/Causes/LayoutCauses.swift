/// The causes among the changes of one picture's layout, and what follows from them.
///
/// A rule for each direction: what is new, gone, hidden or has another text or font of another size
/// makes others larger and moves them; what is larger moves others. Colours and corners do neither.
package struct LayoutCauses: Equatable {
  /// In the order of the changes.
  package private(set) var causes: [LayoutCause] = []
  /// Sizes and places that a cause of this picture explains. They may be causes in others.
  package private(set) var consequences: [LayoutCause] = []

  package init(_ changes: [LayoutChange] = []) {
    let own = changes.filter { !$0.isGeometric && !$0.isOfEdge && !$0.isOfConstraints }
    var explained = own.reduce(into: Directions()) { $0.formUnion($1.sizing) }
    var geometric: [LayoutCause] = []
    for changes in [changes.filter(\.isSize), changes.filter(\.isPlace)] {
      let open = changes.filter { !$0.directions.isSubset(of: explained) }
      let lead = Self.lead(of: open)
      if let lead {
        geometric.append(LayoutCause(lead))
        // What else is larger, or has moved, in these directions has done so with it.
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

  /// Causes without elements.
  package init(_ causes: [LayoutCause]) { self.causes = causes }

  /// Of changes of one kind that of those elements which are the most, and of these the smallest:
  /// the first row moves by the new space, the next by twice as much.
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

/// Horizontally, vertically, or both.
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
  fileprivate var isPlace: Bool { if case .moved = kind { true } else { false } }
  fileprivate var isGeometric: Bool { isSize || isPlace }

  fileprivate var isOfEdge: Bool { kind == .entered || kind == .left }

  fileprivate var isOfConstraints: Bool {
    switch kind {
    case .unsettled, .settled: true
    default: false
    }
  }

  /// How far it has come, or how much larger it is, in points.
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

  /// In which directions it makes room, or takes it.
  fileprivate var sizing: Directions {
    switch kind {
    case .new, .gone, .began("hidden"), .ended("hidden"): [.horizontal, .vertical]
    case .look("font", let old, let new): directions(along: Self.points(new) - Self.points(old))
    case .text(let old, let new):
      directions(along: Double(new?.count ?? 0) - Double(old?.count ?? 0))
    default: []
    }
  }

  /// A larger font makes nothing narrower, and a longer text neither: where the element is, that
  /// has another reason. Of one size everything is possible.
  private func directions(along growth: Double) -> Directions {
    guard growth != 0 else { return directions }
    return Directions(max(0, delta.x * growth), max(0, delta.y * growth))
  }

  /// 17 of "system bold 17".
  private static func points(_ font: String?) -> Double {
    font?.split(separator: " ").last.flatMap { Double($0) } ?? 0
  }
}

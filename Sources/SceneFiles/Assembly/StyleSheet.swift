/// The styles of a scene with inherited keys resolved.
struct StyleSheet: Sendable {
  private(set) var styles: [String: Style] = [:]
  private(set) var mistakes: [Mistake] = []

  /// A style with a box for each state.
  struct Style: Sendable {
    let normal: BoxModel
    let selected: BoxModel
    let highlighted: BoxModel
    let location: DocumentLocation

    /// Returns the box for a state; highlighted takes precedence over selected.
    func box(isSelected: Bool, isHighlighted: Bool) -> BoxModel {
      isHighlighted ? highlighted : isSelected ? selected : normal
    }

    var boxes: [BoxModel] { [normal, selected, highlighted] }
  }

  private let models: [String: Named<StyleModel>]
  /// The names in the order of the file.
  let names: [String]
  /// Whether all styles are known.
  private let isWhole: Bool

  /// Creates a style sheet and resolves inherited keys.
  ///
  /// - Parameter isWhole: Whether the names of all styles were readable.
  /// - Complexity: O(styles × keys × length of inheritance chains).
  init(_ styles: [Named<StyleModel>], isWhole: Bool = true) {
    self.isWhole = isWhole
    models = Dictionary(styles.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    names = styles.map(\.name)
    for style in styles {
      guard let resolved = resolvedStyle(style) else { continue }
      self.styles[style.name] = Style(
        normal: box(resolved, resolved.own),
        selected: box(resolved, resolved.own.merging(resolved.selected)),
        highlighted: box(resolved, resolved.own.merging(resolved.highlighted)),
        location: style.location)
    }
  }

  /// Returns the problem of a reference to a style, or nil if the style exists.
  func problem(of name: String) -> Problem? {
    guard isWhole, models[name] == nil else { return nil }
    return .unknownStyle(name, known: names)
  }

  /// The keys of a style over those it inherits.
  private struct ResolvedStyle {
    var own: [CheckedValue.Entry]
    var selected: [CheckedValue.Entry]
    var highlighted: [CheckedValue.Entry]
    /// Whether all keys were readable.
    let isSure: Bool
  }

  private mutating func resolvedStyle(_ style: Named<StyleModel>) -> ResolvedStyle? {
    var chain: [Named<StyleModel>] = [style]
    while let like = chain.last?.value.like {
      guard let next = models[like.value] else {
        if chain.count == 1, let problem = problem(of: like.value) {
          mistakes.append(Mistake(problem, like.location))
        }
        return nil
      }
      if chain.contains(where: { $0.name == next.name }) {
        if next.name == style.name {
          mistakes.append(
            Mistake(
              .styleInCircle(chain.map(\.name) + [next.name]),
              style.value.like?.location ?? like.location
            ))
        }
        return nil
      }
      chain.append(next)
    }
    guard !chain.contains(where: { $0.value.gaps.isAll || $0.value.gaps.keys.contains("like") })
    else { return nil }
    var resolved = ResolvedStyle(
      own: [], selected: [], highlighted: [], isSure: chain.allSatisfy { $0.value.isSure })
    for style in chain.reversed() {
      resolved.own = resolved.own.merging(style.value.own)
      resolved.selected = resolved.selected.merging(style.value.selected?.entries ?? [])
      resolved.highlighted = resolved.highlighted.merging(style.value.highlighted?.entries ?? [])
    }
    return resolved
  }

  private mutating func box(_ style: ResolvedStyle, _ entries: [CheckedValue.Entry]) -> BoxModel {
    let given = Set(entries.map(\.name))
    for key in BoxModel.table.description.keys
    where style.isSure && given.contains(key.name) && !key.needs.isEmpty
      && given.isDisjoint(with: key.needs)
    {
      guard let entry = entries.first(where: { $0.name == key.name }) else { continue }
      mistakes.append(Mistake(.needs(key.name, key.needs), entry.location))
    }
    let box = BoxModel.table.make(entries)
    // An unreadable part may have had a name.
    if style.isSure, entries.allSatisfy(\.value.isSound) { mistakes += box.constraintMistakes() }
    return box
  }
}

extension StyleModel {
  /// Whether all keys were readable.
  fileprivate var isSure: Bool {
    [gaps, selected?.gaps, highlighted?.gaps].allSatisfy { gaps in
      gaps.map { $0.keys.isEmpty && !$0.hasOthers } ?? true
    }
  }
}

extension [CheckedValue.Entry] {
  /// Returns these entries with others merged over them.
  func merging(_ news: [CheckedValue.Entry]) -> [CheckedValue.Entry] {
    let replaced = Set(news.map(\.name))
    return filter { !replaced.contains($0.name) } + news
  }
}

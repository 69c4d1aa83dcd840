/// A check of a script with the number of items only.
struct ScriptCheck {
  /// The number of items of each section; nil if unknown.
  private var counts: [Int?]
  /// Whether a touch may show and hide rows.
  private let hasOutlines: Bool
  /// Whether all sections are known.
  private let hasSectionCounts: Bool
  private var names: Set<String> = []
  private(set) var captures = 0
  private var fingers: FingerCheck

  /// Creates a check of a script for the given sections.
  ///
  /// - Parameter fingersDown: The fingers that are down before the script.
  init(
    _ sections: [AssembledScene.Section], counts: [Int?], hasSectionCounts: Bool,
    fingersDown: Set<Int> = []
  ) {
    fingers = FingerCheck(down: fingersDown)
    self.counts = counts
    self.hasSectionCounts = hasSectionCounts
    hasOutlines = sections.contains { section in
      section.items.contains { $0.row?.children.isEmpty == false }
    }
  }

  func mistakes(of paths: [Located<ItemPath>]) -> [Mistake] {
    paths.compactMap { path in
      contains(path.value, counts)
        ? nil : Mistake(.noItem("\(path.value)", sections: counts), path.location)
    }
  }

  mutating func mistakes(of step: StepModel) -> [Mistake] {
    defer {
      if !step.isSound, step.mayChangeItems { invalidateCounts() }
      if !step.isSound { fingers.forget() }
      if case .fingers = step.action, hasOutlines { invalidateCounts() }
    }
    switch step.action {
    case .wait, .reloadData, .layout: return []
    case .fingers(let action): return mistakes(of: action, step)
    case .capture(let name):
      captures += 1
      return names.insert(name).inserted ? [] : [Mistake(.sameName(name), step.location)]
    case .select(let paths), .deselect(let paths), .highlight(let paths), .unhighlight(let paths):
      return mistakes(of: paths)
    case .scroll(let scroll): return mistakes(of: scroll, step.location)
    case .update(let update) where step.isSound: return mistakes(of: update)
    // The final positions of its items are known for a whole update only.
    case .update(let update): return mistakes(of: sources(of: update))
    }
  }

  private mutating func mistakes(of action: FingerModel, _ step: StepModel) -> [Mistake] {
    mistakes(of: action.touchPoints.compactMap(\.item))
      + (step.isSound ? fingers.mistakes(of: action, step.location) : [])
  }

  /// Marks the numbers of items as unknown.
  private mutating func invalidateCounts() { counts = counts.map { _ in nil } }

  private func mistakes(of scroll: ScrollModel, _ location: DocumentLocation) -> [Mistake] {
    var found = mistakes(of: [scroll.item].compactMap { $0 })
    let isLost = scroll.to == nil && scroll.by == nil && scroll.item == nil
    if isLost, !["to", "by", "item"].contains(where: scroll.gaps.has) {
      found.append(Mistake(.twoEndsOfAxis, location))
    }
    if let section = scroll.section, hasSectionCounts, !counts.indices.contains(section.value) {
      found.append(Mistake(.noSection(section.value, count: counts.count), section.location))
    }
    return found
  }

  /// Returns whether a path exists; true if unknown.
  private func contains(_ path: ItemPath, _ counts: [Int?]) -> Bool {
    guard counts.indices.contains(path.section) else { return !hasSectionCounts }
    return counts[path.section].map { path.item < $0 } ?? true
  }

  // MARK: Updates

  /// Checks the rules of a batch update: no item is used twice as a source, and every target exists
  /// and is used once.
  private mutating func mistakes(of update: UpdateModel) -> [Mistake] {
    let sources = sources(of: update)
    var found = mistakes(of: sources) + Self.twice(sources)
    var after = counts
    for path in (update.delete + update.move.compactMap(\.from)).map(\.value)
    where after.indices.contains(path.section) {
      after[path.section] = after[path.section].map { $0 - 1 }
    }
    var targets = update.move.compactMap(\.to)
    for insert in update.insert {
      guard let at = insert.at else { continue }
      targets += insert.items.indices.map { offset in
        Located(
          value: ItemPath(at.value.section, at.value.item + offset), location: at.location)
      }
    }
    for path in targets.map(\.value) where after.indices.contains(path.section) {
      after[path.section] = after[path.section].map { $0 + 1 }
    }
    for target in targets where !contains(target.value, after) {
      found.append(Mistake(.noItem("\(target.value)", sections: after), target.location))
    }
    found += Self.twice(targets)
    if found.isEmpty { counts = after } else { invalidateCounts() }
    return found
  }

  private func sources(of update: UpdateModel) -> [Located<ItemPath>] {
    update.delete + update.reload + update.move.compactMap(\.from)
  }

  private static func twice(_ paths: [Located<ItemPath>]) -> [Mistake] {
    var seen: Set<ItemPath> = []
    return paths.compactMap { path in
      seen.insert(path.value).inserted ? nil : Mistake(.twice("\(path.value)"), path.location)
    }
  }
}

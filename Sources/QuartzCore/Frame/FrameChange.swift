/// The difference between two frames: the movement of most of the content, and the pixels to be
/// drawn again.
struct FrameChange {
  /// The region whose pixels are kept and moved, and the distance.
  private(set) var region: PixelRect
  private(set) var x = 0
  private(set) var y = 0
  /// The boxes to be drawn again after the move.
  private(set) var damage: [PixelRect] = []

  /// Finds the scroll that keeps most pixels, and the remaining differences.
  ///
  /// - Complexity: O(*n* + *m* *k*) for *n* items, *m* of them moved, *k* items between two that
  ///   are not: lists of frames differ in few places.
  @MainActor
  init(from old: [PaintItem], to new: [PaintItem], width: Int, height: Int) {
    region = PixelRect(width: width, height: height)
    findMove(from: old, to: new)
    compare(old, new)
    let retained = region.offset(x: x, y: y).intersection(region)
    if x != 0 || y != 0 {
      damage += region.subtracting(retained)
    }
    damage = DamageBoxes.merged(
      damage.map { $0.intersection(PixelRect(width: width, height: height)) }, drawing: new)
  }

  // MARK: The move

  private struct Move: Hashable {
    let x: Int
    let y: Int
  }

  /// Finds the move that explains the largest area of unchanged items.
  @MainActor
  private mutating func findMove(from old: [PaintItem], to new: [PaintItem]) {
    var known = KnownItems(old)
    var areas: [Move: (area: Int, clip: PixelRect)] = [:]
    for item in new {
      guard let identity = item.identity, let index = known.index(of: identity) else { continue }
      let before = old[index]
      let move = Move(x: item.box.minX - before.box.minX, y: item.box.minY - before.box.minY)
      guard item.matches(before, movedBy: move.x, move.y) else { continue }
      let clip = item.clip.union(before.clip)
      let sum = areas[move] ?? (0, clip)
      areas[move] = (sum.area + item.reach.area, sum.clip.union(clip))
    }
    guard
      let best = areas.max(by: { a, b in
        // Equal areas are ordered deterministically.
        (a.value.area, a.key.y, a.key.x) < (b.value.area, b.key.y, b.key.x)
      }), best.key != Move(x: 0, y: 0)
    else { return }
    let moving = Self.smallestClip(around: best.value.clip, in: old, new) ?? region
    guard abs(best.key.x) < moving.width, abs(best.key.y) < moving.height else { return }
    (region, x, y) = (moving, best.key.x, best.key.y)
  }

  /// Returns the scrolling region: the smallest clip in both frames that contains all moved items.
  @MainActor
  private static func smallestClip(
    around box: PixelRect, in old: [PaintItem], _ new: [PaintItem]
  ) -> PixelRect? {
    Set(old.map(\.clip)).intersection(new.map(\.clip)).filter { $0.contains(box) }
      .min { ($0.area, $0.minY, $0.minX, $0.maxX) < ($1.area, $1.minY, $1.minX, $1.maxX) }
  }

  // MARK: The rest

  /// Walks both lists and damages items that are in only one of them, or in another order.
  ///
  /// - Complexity: O(*n* log *n*): an item is compared only with those of its position and kind.
  @MainActor
  private mutating func compare(_ old: [PaintItem], _ new: [PaintItem]) {
    var index: ItemIndex?
    var next = 0
    for item in new {
      // Lists differ in few places: mostly the next items match.
      if next < old.count, explains(old[next], item) {
        next += 1
        continue
      }
      if index == nil { index = ItemIndex(of: old, movedBy: x, y) }
      if let match = index?.first(like: item, from: next, where: { explains(old[$0], item) }) {
        for lost in old[next..<match] { damageOld(lost) }
        next = match + 1
      } else {
        damage.append(item.reach)
      }
    }
    for lost in old[next...] { damageOld(lost) }
  }

  /// Returns whether the move, or staying in place, puts an item's old pixels at their new
  /// position.
  @MainActor
  private func explains(_ old: PaintItem, _ new: PaintItem) -> Bool {
    if isMoved(old, new) { return true }
    guard new.clip == old.clip, new.matches(old, movedBy: 0, 0) else { return false }
    let reach = new.reach
    if (x == 0 && y == 0) || !reach.intersects(region) { return true }
    // A single colour in the whole region looks the same wherever it moves.
    return new.background != nil && reach.contains(region)
  }

  /// Returns whether an item moved with the region and has the same clip within the kept pixels.
  @MainActor
  private func isMoved(_ old: PaintItem, _ new: PaintItem) -> Bool {
    guard x != 0 || y != 0, region.contains(new.clip), region.contains(old.clip),
      new.matches(old, movedBy: x, y), mayMove(old, new)
    else { return false }
    let retained = region.offset(x: x, y: y).intersection(region)
    let (before, after) = (
      old.clip.offset(x: x, y: y).intersection(retained), new.clip.intersection(retained)
    )
    return before == after || before.isEmpty && after.isEmpty
  }

  /// Returns whether clips and position do not matter: a clip at the top or bottom does not change
  /// the pixels of outlines, but one at the side does.
  @MainActor
  private func mayMove(_ old: PaintItem, _ new: PaintItem) -> Bool {
    if new.isAnchored { return false }
    guard new.isClipSensitive else { return true }
    if new.dependsOnClip { return old.clip.contains(old.box) && new.clip.contains(new.box) }
    return x == 0 || !old.isCutAtSide && !new.isCutAtSide
  }

  /// Damages an item's pixels at their position after the move.
  @MainActor
  private mutating func damageOld(_ item: PaintItem) {
    let reach = item.reach
    let moved = reach.intersection(region).offset(x: x, y: y).intersection(region)
    if !moved.isEmpty { damage.append(moved) }
    guard !region.contains(reach) else { return }
    // Outside of the region nothing moves.
    damage.append(reach)
  }
}

extension PaintItem {
  fileprivate var isCutAtSide: Bool { clip.minX > box.minX || clip.maxX < box.maxX }
}

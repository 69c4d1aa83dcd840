/// Items with a common outline, composed together or one by one.
///
/// Groups are compared by value: those of two frames are equal if all their parts are, wherever
/// they are.
@MainActor
final class PaintGroup {
  /// The way in which items are blended with the content below.
  enum Blending {
    /// The items are drawn one by one.
    case direct
    /// The items are composed separately, masked by the mask's alpha, tinted and then blended.
    case isolated(alpha: CGFloat, mask: [PaintItem]?, tint: RGBA?)
  }

  let items: [PaintItem]
  /// The outline that clips the group; nil for none.
  let outline: LayerShape?
  let blending: Blending
  /// The pixels that the group may change.
  let extent: PixelRect
  /// Whether the group contains pixels that depend on their position in the bitmap.
  let holdsAnchored: Bool

  init(_ items: [PaintItem], outline: LayerShape? = nil, blending: Blending) {
    self.items = items
    self.outline = outline
    self.blending = blending
    let reach = items.reduce(PixelRect(width: 0, height: 0)) { $0.union($1.reach) }
    holdsAnchored = (items + blending.mask).contains { $0.isAnchored || $0.dependsOnClip }
    extent = outline.map { $0.pixelBox.intersection(reach) } ?? reach
  }

  /// Whether the group is always composed entirely, so that its pixels do not depend on the clip.
  /// Only the visible part of a large one is composed.
  var isComposedEntirely: Bool {
    extent.area <= Self.maximumIsolatedPixels
      && max(extent.width, extent.height) <= Bitmap.maximumSide
  }

  /// The number of pixels in a square of 1024: 4 MB.
  private static let maximumIsolatedPixels = 1 << 20

  /// Whether the group is composed separately.
  var isIsolated: Bool {
    if case .isolated = blending { true } else { false }
  }

  func matches(_ other: PaintGroup, movedBy x: Int, _ y: Int) -> Bool {
    if self === other { return x == 0 && y == 0 }
    guard outline.isLike(other.outline, movedBy: x, y),
      blending.matches(other.blending, movedBy: x, y)
    else { return false }
    return items.matches(other.items, movedBy: x, y)
  }
}

extension PaintGroup.Blending {
  fileprivate var mask: [PaintItem] {
    if case .isolated(_, let mask?, _) = self { mask } else { [] }
  }

  @MainActor
  fileprivate func matches(_ other: PaintGroup.Blending, movedBy x: Int, _ y: Int) -> Bool {
    switch (self, other) {
    case (.direct, .direct): return true
    case (.isolated(let alpha, let mask, let tint), .isolated(let alphaB, let maskB, let tintB)):
      guard alpha == alphaB, tint == tintB else { return false }
      guard let mask, let maskB else { return mask == nil && maskB == nil }
      return mask.matches(maskB, movedBy: x, y)
    default: return false
    }
  }
}

extension [PaintItem] {
  /// Returns whether the items equal those of another list, including clips, moved by whole pixels.
  @MainActor
  func matches(_ other: [PaintItem], movedBy x: Int, _ y: Int) -> Bool {
    guard count == other.count else { return false }
    return zip(self, other).allSatisfy { item, before in
      let isClippedAlike =
        item.clip == before.clip.offset(x: x, y: y)
        || item.clip.contains(item.box) && before.clip.contains(before.box)
      return isClippedAlike && item.matches(before, movedBy: x, y)
    }
  }
}

extension LayerShape? {
  @MainActor
  fileprivate func isLike(_ other: LayerShape?, movedBy x: Int, _ y: Int) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isLike(other, movedBy: x, y)
  }
}

extension UICollectionViewTransitionLayout {
  /// Returns an element's interpolated attributes; nil if neither layout, or not this end, has it.
  func mixed(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch progress {
    case 0: currentLayout.attributes(of: key)
    case 1: nextLayout.attributes(of: key)
    default: mix(currentLayout.attributes(of: key), nextLayout.attributes(of: key))
    }
  }

  /// Returns the interpolated elements that intersect a rectangle, first in the current layout's
  /// order, then in the next one's.
  ///
  /// - Complexity: The cost of two rectangles in each of both layouts.
  func mixedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    switch progress {
    case 0: return currentLayout.layoutAttributesForElements(in: rect)
    case 1: return nextLayout.layoutAttributesForElements(in: rect)
    default: break
    }
    let before = Elements(of: currentLayout, in: [rect, viewport?.start])
    let after = Elements(of: nextLayout, in: [rect, viewport?.end])
    let keys = before.keys + after.keys.filter { before[$0] == nil }
    return keys.compactMap { key in
      let mixed = mix(
        before[key] ?? currentLayout.attributes(of: key),
        after[key] ?? nextLayout.attributes(of: key))
      guard let mixed, mixed.frame.overlaps(rect) else { return nil }
      return mixed
    }
  }

  private func mix(
    _ before: UICollectionViewLayoutAttributes?, _ after: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let before else { return after?.faded(to: progress) }
    guard let after else { return before.faded(to: 1 - progress) }
    return before.mixed(with: after, progress)
  }

  /// The elements of a layout in some rectangles, each once, in the layout's order.
  @MainActor
  private struct Elements {
    private(set) var keys: [ElementKey] = []
    private var attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]

    init(of layout: UICollectionViewLayout, in rects: [CGRect?]) {
      for rect in rects {
        for found in rect.flatMap(layout.layoutAttributesForElements) ?? [] {
          let key = ElementKey(found)
          if attributes.updateValue(found, forKey: key) == nil { keys.append(key) }
        }
      }
    }

    subscript(key: ElementKey) -> UICollectionViewLayoutAttributes? { attributes[key] }
  }
}

/// The elements of a layout that are seen, by the pixels they cover.
struct VisibleElements {
  struct Text {
    /// In the layout.
    let index: Int
    /// What is seen of its frame.
    let rect: PixelRect
    /// What lies over it.
    let covers: [PixelRect]
  }

  /// In drawing order.
  private(set) var texts: [Text] = []
  /// By position in the layout; empty for what is not seen.
  private(set) var rects: [PixelRect] = []

  /// - Complexity: O(elements), and for each text those with an opaque ground that are drawn later.
  init(_ layout: PictureLayout, in bounds: PixelRect) {
    var clips: [PixelRect] = []
    for element in layout.elements {
      let parent = element.parent.flatMap { $0 < clips.count && $0 >= 0 ? $0 : nil }
      let clip = parent.map { clips[$0] } ?? bounds
      let frame = PixelRect(covering: element.frame, scale: layout.scale).intersection(clip)
      let isHidden = element.state?.contains("hidden") == true || element.alpha == 0
      let seen = isHidden || frame.isEmpty ? PixelRect(width: 0, height: 0) : frame
      rects.append(seen)
      clips.append(isHidden || Self.clips(element) ? seen : clip)
    }
    var grounds: [(index: Int, rect: PixelRect)] = []
    for (index, element) in layout.elements.enumerated().reversed() where !rects[index].isEmpty {
      if Self.isText(element) {
        let covers = grounds.filter { $0.rect.intersects(rects[index]) }
          .filter { !layout.lies($0.index, in: index) }
        if !covers.contains(where: { $0.rect.contains(rects[index]) }) {
          texts.append(Text(index: index, rect: rects[index], covers: covers.map(\.rect)))
        }
      }
      if Self.isOpaque(element) { grounds.append((index, rects[index])) }
    }
    texts.reverse()
  }

  /// Of texts only labels say what they are; fields and views of text are known by their class.
  static func isText(_ element: LayoutElement) -> Bool {
    element.text?.isEmpty == false || element.type.hasSuffix("TextField")
      || element.type.hasSuffix("TextView")
  }

  /// What scrolls shows nothing of it outside of itself.
  private static func clips(_ element: LayoutElement) -> Bool {
    ["CollectionView", "TableView", "ScrollView", "TextView"].contains {
      element.type.hasSuffix($0)
    }
  }

  /// Whether nothing behind it is seen. A colour with four channels shows some.
  private static func isOpaque(_ element: LayoutElement) -> Bool {
    guard let background = element.background, element.alpha == nil else { return false }
    return background != "clear" && !(background.hasPrefix("#") && background.count == 9)
  }
}

extension PictureLayout {
  /// Whether an element lies, at any depth, in another.
  fileprivate func lies(_ index: Int, in other: Int) -> Bool {
    var index = index
    while let parent = elements[index].parent, parent >= 0, parent < index {
      if parent == other { return true }
      index = parent
    }
    return false
  }
}

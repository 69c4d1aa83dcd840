/// The visible elements of a layout and the pixels that they cover.
struct VisibleElements {
  struct Text {
    /// The index in the layout.
    let index: Int
    /// The visible part of the frame.
    let rect: PixelRect
    /// The opaque elements in front of the text.
    let covers: [PixelRect]
  }

  /// The texts, in drawing order.
  private(set) var texts: [Text] = []
  /// The visible rectangle by index in the layout, empty if an element is not visible.
  private(set) var rects: [PixelRect] = []

  /// - Complexity: O(elements), and for each text O(opaque elements drawn later).
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
    var backgrounds: [(index: Int, rect: PixelRect)] = []
    for (index, element) in layout.elements.enumerated().reversed() where !rects[index].isEmpty {
      if Self.isText(element) {
        let covers = backgrounds.filter { $0.rect.intersects(rects[index]) }
          .filter { !layout.isInside($0.index, in: index) }
        if !covers.contains(where: { $0.rect.contains(rects[index]) }) {
          texts.append(Text(index: index, rect: rects[index], covers: covers.map(\.rect)))
        }
      }
      if Self.isOpaque(element) { backgrounds.append((index, rects[index])) }
    }
    texts.reverse()
  }

  /// Layouts contain the text of labels only; text fields and text views are recognized by their
  /// class.
  static func isText(_ element: LayoutElement) -> Bool {
    element.text?.isEmpty == false || element.type.hasSuffix("TextField")
      || element.type.hasSuffix("TextView")
  }

  /// Whether an element clips its content, as scroll views do.
  private static func clips(_ element: LayoutElement) -> Bool {
    ["CollectionView", "TableView", "ScrollView", "TextView"].contains {
      element.type.hasSuffix($0)
    }
  }

  /// Whether an element hides everything behind it. Colours with an alpha component do not.
  private static func isOpaque(_ element: LayoutElement) -> Bool {
    guard let background = element.background, element.alpha == nil else { return false }
    return background != "clear" && !(background.hasPrefix("#") && background.count == 9)
  }
}

extension PictureLayout {
  /// Whether an element is a descendant of another.
  fileprivate func isInside(_ index: Int, in other: Int) -> Bool {
    var index = index
    while let parent = elements[index].parent, parent >= 0, parent < index {
      if parent == other { return true }
      index = parent
    }
    return false
  }
}

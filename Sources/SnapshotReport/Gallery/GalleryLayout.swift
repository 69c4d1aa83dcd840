/// A layout in the page's format (`layouts.js`): an element is a row with its class, its parent,
/// four numbers, and further properties. It takes a third of a sidecar's bytes, because a page has
/// a thousand.
struct GalleryLayout: Encodable {
  private let width: Double
  private let height: Double
  private let scale: Double
  private let elements: [Row]

  init(_ layout: PictureLayout, words: inout WordTable, texts: inout WordTable) {
    (width, height, scale) = (layout.width, layout.height, layout.scale)
    elements = layout.elements.map { Row($0, &words, &texts) }
  }

  private struct Row: Encodable {
    let type: Int
    let parent: Int?
    let frame: LayoutElement.Frame
    let more: More

    init(_ element: LayoutElement, _ words: inout WordTable, _ texts: inout WordTable) {
      type = words.index(of: element.type)
      parent = element.parent
      frame = element.frame
      more = More(element, &words, &texts)
    }

    func encode(to encoder: any Encoder) throws {
      var row = encoder.unkeyedContainer()
      try row.encode(type)
      if let parent { try row.encode(parent) } else { try row.encodeNil() }
      for number in [frame.x, frame.y, frame.width, frame.height] { try row.encode(number) }
      if !more.isEmpty { try row.encode(more) }
    }
  }

  private struct More: Encodable {
    var kind: String?
    var elementKind: String?
    var identity: String?
    var indexPath: [Int]?
    var zIndex: Int?
    var alpha: Double?
    var state: [String]?
    var issues: [String]?
    var radius: Double?
    // Indices in the tables of words and of texts.
    var background: Int?
    var color: Int?
    var font: Int?
    var text: Int?
    var label: Int?

    init(_ element: LayoutElement, _ words: inout WordTable, _ texts: inout WordTable) {
      kind = element.kind == .view ? nil : element.kind.rawValue
      elementKind = element.elementKind
      identity = element.identity
      indexPath = element.indexPath
      zIndex = element.zIndex
      alpha = element.alpha
      state = element.state
      issues = element.layoutIssues
      radius = element.cornerRadius
      background = element.background.map { words.index(of: $0) }
      color = element.color.map { words.index(of: $0) }
      font = element.font.map { words.index(of: $0) }
      text = element.text.map { texts.index(of: $0) }
      label = element.accessibilityLabel.map { texts.index(of: $0) }
    }

    var isEmpty: Bool {
      kind == nil && elementKind == nil && identity == nil && indexPath == nil && zIndex == nil
        && alpha == nil && state == nil && issues == nil && radius == nil && background == nil
        && color == nil && font == nil && text == nil && label == nil
    }
  }
}

/// Texts, each once, in order of insertion.
struct WordTable {
  private(set) var all: [String] = []
  private var indices: [String: Int] = [:]

  mutating func index(of word: String) -> Int {
    if let index = indices[word] { return index }
    indices[word] = all.count
    all.append(word)
    return all.count - 1
  }
}

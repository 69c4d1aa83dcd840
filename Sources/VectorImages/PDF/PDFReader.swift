/// Reads the first page of a PDF file.
///
/// Supports paths, colours, transforms, clips, forms, opacity, blend modes, soft masks, and axial
/// and radial shadings. Text, images, and other patterns and shadings are omitted and reported.
/// Source: ISO 32000-1, 8 and 11.
struct PDFReader {
  let file: PDFFile
  var problems = ProblemList()
  var budget: VectorBudget
  var state: PDFState
  private(set) var width: Double
  private(set) var height: Double
  /// The current nesting depth of forms.
  var depth = 0
  private var scopes = 0

  init(_ bytes: [UInt8], limits: VectorLimits) throws(VectorError) {
    file = try PDFFile(bytes, limits: limits)
    budget = VectorBudget(limits)
    (width, height) = (0, 0)
    state = PDFState(map: .identity)
  }

  mutating func read() throws(VectorError) -> VectorDrawing {
    guard let page = firstPage() else { throw VectorError("it has no page.") }
    try setUp(page)
    let resources = file.dictionary(inherited("Resources", by: page)) ?? [:]
    var contents: [UInt8] = []
    let parts = file.resolve(page["Contents"])
    for part in parts.array ?? [parts] {
      contents += try file.contents(file.resolve(part)) + [0x0A]
    }
    let items = try run(contents, resources)
    return VectorDrawing(width: width, height: height, items: items, problems: problems.all)
  }

  // MARK: Page

  private func firstPage() -> [String: PDFObject]? {
    var node = file.dictionary(file.dictionary(file.trailer["Root"])?["Pages"])
    for _ in 0..<50 {
      guard let kids = file.array(node?["Kids"]) else { return node }
      guard let first = kids.lazy.compactMap({ file.dictionary($0) }).first else { return nil }
      node = first
    }
    return nil
  }

  /// Returns a value of a page, which may be inherited.
  private func inherited(_ key: String, by page: [String: PDFObject]) -> PDFObject? {
    var node: [String: PDFObject]? = page
    for _ in 0..<50 {
      guard let present = node else { return nil }
      if let value = present[key] { return value }
      node = file.dictionary(present["Parent"])
    }
    return nil
  }

  private func box(_ key: String, of page: [String: PDFObject]) -> VectorBox? {
    guard let sides = file.numbers(inherited(key, by: page)), sides.count == 4 else { return nil }
    return VectorBox(
      minX: min(sides[0], sides[2]), minY: min(sides[1], sides[3]), maxX: max(sides[0], sides[2]),
      maxY: max(sides[1], sides[3]))
  }

  private mutating func setUp(_ page: [String: PDFObject]) throws(VectorError) {
    let media = box("MediaBox", of: page) ?? VectorBox(x: 0, y: 0, width: 612, height: 792)
    var crop = box("CropBox", of: page) ?? media
    crop = VectorBox(
      minX: max(crop.minX, media.minX), minY: max(crop.minY, media.minY),
      maxX: min(crop.maxX, media.maxX), maxY: min(crop.maxY, media.maxY))
    let most = budget.limits.side
    guard crop.width > 0, crop.height > 0 else { throw VectorError("its page has no area.") }
    guard crop.width <= most, crop.height <= most else {
      throw VectorError("it is larger than \(Int(most)) points.")
    }
    let corner = VectorTransform.moved(-crop.minX, -crop.minY)
    let turns = (Int(file.number(inherited("Rotate", by: page))?.limitedTurn ?? 0) / 90 % 4 + 4) % 4
    (width, height) = turns % 2 == 0 ? (crop.width, crop.height) : (crop.height, crop.width)
    let upright: VectorTransform =
      switch turns {
      case 1: VectorTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case 2: VectorTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      case 3: VectorTransform(a: 0, b: -1, c: -1, d: 0, tx: width, ty: height)
      default: VectorTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
      }
    state.map = corner.then(upright)
  }

  // MARK: Scopes

  /// Begins a scope after a change of clips or of the mask.
  mutating func enterScope() {
    scopes += 1
    state.scope = scopes
  }

  /// Intersects the clip with a path, unless that contains the whole page.
  mutating func clip(to path: VectorPath, isEvenOdd: Bool) throws(VectorError) {
    if let box = path.rectangle, box.minX <= 0, box.minY <= 0, box.maxX >= width,
      box.maxY >= height
    {
      return
    }
    try budget.spend(steps: path.steps.count)
    state.clips.append(VectorClip(path: path, isEvenOdd: isEvenOdd))
    state.clipSteps += path.steps.count + 1
    enterScope()
  }
}

extension VectorDrawing {
  /// Reads the first page of a PDF file.
  ///
  /// - Complexity: O(decompressed bytes, with forms counted per use).
  package init(
    pdf bytes: [UInt8], limits: VectorLimits = .standard
  ) throws(VectorError) {
    var reader = try PDFReader(bytes, limits: limits)
    self = try reader.read()
  }
}

extension Double {
  fileprivate var limitedTurn: Double { isFinite && abs(self) < 1e6 ? self : 0 }
}

extension VectorPath {
  /// The rectangle, if the path is axis-aligned; otherwise nil.
  fileprivate var rectangle: VectorBox? {
    var corners: [VectorPoint] = []
    for step in steps {
      switch step {
      case .move(let point):
        guard corners.isEmpty else { return nil }
        corners.append(point)
      case .line(let point): corners.append(point)
      case .curve: return nil
      case .close: break
      }
    }
    if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
    guard corners.count == 4, let box = bounds else { return nil }
    let isUpright = zip(corners, corners.dropFirst()).allSatisfy { $0.x == $1.x || $0.y == $1.y }
    return isUpright ? box : nil
  }
}

extension PDFReader {
  /// The state of interpreting a content stream.
  private struct Run {
    let resources: [String: PDFObject]
    /// The initial transform, to which patterns refer.
    let base: VectorTransform
    var items: [VectorItem] = []
    /// The scope of the last group in ``items``.
    var lastScope: Int?
    var path = VectorPath()
    /// The pending clip with its rule; true for even-odd.
    var pendingClip: Bool?
    var saved: [PDFState] = []
    var operands: [PDFObject] = []

    func number(_ index: Int) -> Double {
      operands.indices.contains(index) ? operands[index].number ?? 0 : 0
    }

    func point(_ index: Int) -> VectorPoint { VectorPoint(number(index), number(index + 1)) }
    var numbers: [Double] { operands.compactMap(\.number) }
  }

  /// Returns the items drawn by a content stream.
  mutating func run(
    _ contents: [UInt8], _ resources: [String: PDFObject]
  ) throws(VectorError) -> [VectorItem] {
    var run = Run(resources: resources, base: state.map)
    var lexer = PDFLexer(contents, depth: budget.limits.depth)
    loop: while true {
      switch lexer.next() {
      case .end: break loop
      case .object(let object):
        if run.operands.count < 64 { run.operands.append(object) }
      case .word(let word):
        try budget.spendOperator()
        if word == "BI" { skipImage(&lexer) } else { try perform(word, &run) }
        run.operands.removeAll(keepingCapacity: true)
      }
    }
    if let outermost = run.saved.first { state = outermost }
    return run.items
  }

  private mutating func skipImage(_ lexer: inout PDFLexer) {
    problems.add("An image in it is not drawn.", line: nil)
    while !lexer.isAtEnd {
      if lexer.next() == .word("EI") { return }
    }
  }

  private mutating func perform(_ word: String, _ run: inout Run) throws(VectorError) {
    if try build(word, &run) { return }
    if try paint(word, &run) { return }
    if setColor(word, run) {
      if file.isOverworked { throw VectorBudget.tooMuchWork }
      return
    }
    switch word {
    case "q": if run.saved.count < 256 { run.saved.append(state) }
    case "Q": if let saved = run.saved.popLast() { state = saved }
    case "cm":
      guard let map = VectorTransform(run.numbers) else { return }
      let next = map.then(state.map)
      if next.isFinite { state.map = next }
    case "w": state.lineWidth = max(0, run.number(0))
    case "J": state.cap = [.butt, .round, .square][max(0, min(2, Int(run.number(0).small)))]
    case "j": state.join = [.miter, .round, .bevel][max(0, min(2, Int(run.number(0).small)))]
    case "M": state.miterLimit = max(1, run.number(0))
    case "d": setDashes(run.operands.first, run.number(1))
    case "gs":
      let all = file.dictionary(run.resources["ExtGState"])
      if let name = run.operands.first?.name, let set = file.dictionary(all?[name]) {
        try apply(set)
      }
    case "Do": try drawObject(&run)
    case "sh": try shade(&run)
    case "Tj", "TJ", "'", "\"": problems.add("Text in it is not drawn.", line: nil)
    default: break
    }
  }

  // MARK: Paths

  /// Performs a path construction operator; returns false for other operators.
  private mutating func build(_ word: String, _ run: inout Run) throws(VectorError) -> Bool {
    switch word {
    case "m": run.path.move(to: run.point(0))
    case "l": run.path.line(to: run.point(0))
    case "c": run.path.curve(to: run.point(4), run.point(0), run.point(2))
    case "v": run.path.curve(to: run.point(2), run.path.current, run.point(0))
    case "y": run.path.curve(to: run.point(2), run.point(0), run.point(2))
    case "h": run.path.close()
    case "re":
      run.path.rectangle(
        x: run.number(0), y: run.number(1), width: run.number(2), height: run.number(3))
    case "W": run.pendingClip = false
    case "W*": run.pendingClip = true
    default: return false
    }
    guard run.path.steps.count <= budget.limits.steps else {
      throw VectorError("its paths have more than \(budget.limits.steps) steps.")
    }
    return true
  }

  /// Performs a path painting operator, which clears the path; returns false for other operators.
  private mutating func paint(_ word: String, _ run: inout Run) throws(VectorError) -> Bool {
    var word = word
    if ["s", "b", "b*"].contains(word) {
      run.path.close()
      word = word.uppercased()
    }
    switch word {
    case "f", "F": try add(&run, fills: true)
    case "f*": try add(&run, fills: true, isEvenOdd: true)
    case "S": try add(&run, strokes: true)
    case "B": try add(&run, fills: true, strokes: true)
    case "B*": try add(&run, fills: true, strokes: true, isEvenOdd: true)
    case "n": break
    default: return false
    }
    if let isEvenOdd = run.pendingClip {
      try clip(to: run.path.mapped(by: state.map), isEvenOdd: isEvenOdd)
    }
    run.pendingClip = nil
    run.path = VectorPath()
    return true
  }

  private mutating func add(
    _ run: inout Run, fills: Bool = false, strokes: Bool = false, isEvenOdd: Bool = false
  ) throws(VectorError) {
    guard !run.path.isEmpty else { return }
    try budget.spend(steps: run.path.steps.count)
    let fill = fills ? visible(state.fill.effective) : nil
    var stroke: VectorStroke?
    if strokes, let paint = visible(state.stroke.effective) {
      stroke = VectorStroke(
        paint: paint, width: state.lineWidth, cap: state.cap, join: state.join,
        miterLimit: state.miterLimit, dashes: state.dashes, dashPhase: state.dashPhase)
      // A line of zero width has the minimum visible width.
      if state.lineWidth == 0 { stroke?.width = thinnest }
    }
    guard fill != nil || stroke != nil else { return }
    let shape = VectorShape(
      path: run.path, transform: state.map, fill: fill, isEvenOdd: isEvenOdd, stroke: stroke)
    try put([.shape(shape)], into: &run)
  }

  /// Half a point in user space.
  private var thinnest: Double {
    let area = abs(state.map.a * state.map.d - state.map.b * state.map.c)
    return area > 1e-12 ? 0.5 / area.squareRoot() : 0
  }

  /// Returns a paint for a shape; gradients are stored relative to the page.
  private func visible(_ paint: VectorPaint?) -> VectorPaint? {
    guard case .gradient(var gradient) = paint else { return paint }
    guard let back = state.map.inverted else { return nil }
    gradient.transform = gradient.transform.then(back)
    return .gradient(gradient)
  }

  /// Adds items with the current clips, mask and blend mode.
  private mutating func put(
    _ items: [VectorItem], into run: inout Run, opacity: Double = 1
  ) throws(VectorError) {
    guard !items.isEmpty, opacity > 0 else { return }
    var items = items
    if state.blend != .normal || opacity < 1 {
      try budget.spend()
      items = [.group(VectorGroup(items: items, opacity: opacity, blend: state.blend))]
    }
    if run.lastScope != state.scope { try budget.spend(work: state.clipSteps) }
    if state.clips.isEmpty, state.mask == nil {
      run.items += items
      run.lastScope = nil
    } else if run.lastScope == state.scope, case .group(var group) = run.items.last {
      run.items.removeLast()
      group.items += items
      run.items.append(.group(group))
    } else {
      try budget.spend()
      run.items.append(
        .group(VectorGroup(items: items, clips: state.clips, mask: state.mask)))
      run.lastScope = state.scope
    }
  }

  // MARK: Lines and states

  private mutating func setDashes(_ array: PDFObject?, _ phase: Double) {
    let dashes = Array((file.numbers(array) ?? []).prefix(64))
    guard dashes.allSatisfy({ $0 >= 0 }), dashes.contains(where: { $0 > 0 }) else {
      state.dashes = []
      return
    }
    state.dashes = dashes.count % 2 == 0 ? dashes : dashes + dashes
    state.dashPhase = phase
  }

  private mutating func apply(_ set: [String: PDFObject]) throws(VectorError) {
    if let alpha = file.number(set["ca"]) { state.fill.alpha = min(max(alpha, 0), 1) }
    if let alpha = file.number(set["CA"]) { state.stroke.alpha = min(max(alpha, 0), 1) }
    if let width = file.number(set["LW"]) { state.lineWidth = max(0, width) }
    if let limit = file.number(set["ML"]) { state.miterLimit = max(1, limit) }
    if let dashes = file.array(set["D"]), dashes.count == 2 {
      setDashes(dashes[0], file.number(dashes[1]) ?? 0)
    }
    if let mode = set["BM"] { setBlend(file.resolve(mode)) }
    if let mask = set["SMask"] { try setMask(file.resolve(mask)) }
  }

  private mutating func setBlend(_ object: PDFObject) {
    let names = (object.array ?? [object]).compactMap { file.name($0) }
    let known = names.lazy.compactMap { name in
      VectorBlend.allCases.first {
        $0.rawValue.replacing("-", with: "") == name.lowercased()
      } ?? (name == "Compatible" ? .normal : nil)
    }.first
    if known == nil {
      problems.add("The blend mode '\(names.first ?? "")' is replaced by Normal.", line: nil)
    }
    state.blend = known ?? .normal
  }

  private mutating func setMask(_ object: PDFObject) throws(VectorError) {
    enterScope()
    guard let set = object.dictionary, let kind = file.name(set["S"]) else {
      state.mask = nil
      return
    }
    if let transfer = set["TR"], file.name(transfer) != "Identity" {
      problems.add("A soft mask's transfer function is ignored.", line: nil)
    }
    if let back = file.numbers(set["BC"]), back.contains(where: { $0 > 0 }), kind != "Alpha" {
      problems.add("A soft mask's backdrop is replaced by black.", line: nil)
    }
    let before = state
    state.mask = nil
    (state.clips, state.clipSteps) = ([], 0)
    state.blend = .normal
    state.fill = PDFState.Paint()
    state.stroke = PDFState.Paint()
    let items = try form(file.resolve(set["G"]))
    state = before
    state.mask = VectorMask(kind: kind == "Alpha" ? .alpha : .luminance, items: items)
  }

  // MARK: Objects

  private mutating func drawObject(_ run: inout Run) throws(VectorError) {
    let all = file.dictionary(run.resources["XObject"])
    guard let name = run.operands.first?.name else { return }
    let object = file.resolve(all?[name])
    switch file.name(object.dictionary?["Subtype"]) {
    case "Form": try drawForm(object, &run)
    case "Image": problems.add("An image in it is not drawn.", line: nil)
    default: break
    }
  }

  private mutating func drawForm(_ object: PDFObject, _ run: inout Run) throws(VectorError) {
    let group = file.dictionary(object.dictionary?["Group"])
    let isGroup = file.name(group?["S"]) == "Transparency"
    let before = state
    let opacity = isGroup ? state.fill.alpha : 1
    if isGroup { (state.fill.alpha, state.stroke.alpha, state.blend) = (1, 1, .normal) }
    // Clips and the mask apply to the whole.
    (state.clips, state.clipSteps, state.mask) = ([], 0, nil)
    let items = try form(object)
    state = before
    // Shapes of a form without a group were already drawn with the blend mode.
    if !isGroup { state.blend = .normal }
    try put(items, into: &run, opacity: opacity)
    state.blend = before.blend
  }

  /// Returns the items of a form.
  private mutating func form(_ object: PDFObject) throws(VectorError) -> [VectorItem] {
    guard let dictionary = object.dictionary else { return [] }
    guard depth < 20 else { throw VectorError("its forms are nested too deeply.") }
    try budget.spend()
    depth += 1
    defer { depth -= 1 }
    let before = state
    defer { state = before }
    if let matrix = file.numbers(dictionary["Matrix"]).flatMap({ VectorTransform($0) }) {
      state.map = matrix.then(state.map)
    }
    if let box = file.numbers(dictionary["BBox"]), box.count == 4 {
      var edge = VectorPath()
      edge.rectangle(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1])
      try clip(to: edge.mapped(by: state.map), isEvenOdd: false)
    }
    return try run(file.contents(object), file.dictionary(dictionary["Resources"]) ?? [:])
  }

  private mutating func shade(_ run: inout Run) throws(VectorError) {
    let all = file.dictionary(run.resources["Shading"])
    guard let name = run.operands.first?.name,
      var gradient = gradient(file.resolve(all?[name]), run.resources, map: state.map)
    else {
      if file.isOverworked { throw VectorBudget.tooMuchWork }
      return
    }
    gradient.opacity = state.fill.alpha
    var page = VectorPath()
    page.rectangle(x: 0, y: 0, width: width, height: height)
    try budget.spend()
    try put(
      [.shape(VectorShape(path: page, transform: .identity, fill: .gradient(gradient)))],
      into: &run)
  }

  // MARK: Colours

  /// Performs a colour operator; returns false for other operators.
  private mutating func setColor(_ word: String, _ run: Run) -> Bool {
    let isStroke = word.first?.isUppercase == true
    let key: WritableKeyPath<PDFState, PDFState.Paint> = isStroke ? \.stroke : \.fill
    switch word {
    case "g", "G": set(key, .gray, run.numbers)
    case "rg", "RG": set(key, .rgb, run.numbers)
    case "k", "K": set(key, .cmyk, run.numbers)
    case "cs", "CS":
      let spaces = file.dictionary(run.resources["ColorSpace"]) ?? [:]
      let space = PDFColorSpace(run.operands.first, in: file, named: spaces)
      if space == nil { problems.add("A colour space in it is replaced by grey.", line: nil) }
      state[keyPath: key].space = space ?? .gray
      state[keyPath: key].paint = .color((space ?? .gray).first)
    case "sc", "SC", "scn", "SCN":
      if let name = run.operands.last?.name {
        state[keyPath: key].paint = pattern(name, run.resources, run.base).map { .gradient($0) }
      } else {
        set(key, state[keyPath: key].space, run.numbers)
      }
    default: return false
    }
    return true
  }

  private mutating func set(
    _ key: WritableKeyPath<PDFState, PDFState.Paint>, _ space: PDFColorSpace, _ numbers: [Double]
  ) {
    if !space.isExact {
      problems.add("A colour that is calculated in it is replaced by grey.", line: nil)
    }
    guard file.spend(work: space.work) else { return }
    state[keyPath: key].space = space
    state[keyPath: key].paint = .color(space.color(numbers))
  }
}

extension Double {
  /// The value if it is small; otherwise 0.
  fileprivate var small: Double { abs(self) < 1e6 ? self : 0 }
}

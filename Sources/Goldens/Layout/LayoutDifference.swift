/// The differences between two layouts.
package struct LayoutDifference {
  /// Causes come before their consequences, and outer elements before inner ones.
  package private(set) var changes: [LayoutChange] = []

  private let expected: PictureLayout
  private let actual: PictureLayout
  /// Whether both layouts contain visual properties.
  private let comparesAppearance: Bool
  /// The changes of size by the element's index in the actual layout.
  private var growths: [Int: Growth] = [:]

  package init(_ expected: PictureLayout, _ actual: PictureLayout) {
    comparesAppearance = !expected.isEarlier && !actual.isEarlier
    self.expected = comparesAppearance ? expected : expected.asEarlier
    self.actual = comparesAppearance ? actual : actual.asEarlier
    let matching = LayoutMatching(self.expected, self.actual)
    let crossings = EdgeCrossings(self.expected, self.actual, matching.pairs)
    for index in matching.new {
      let kind: LayoutChange.Kind = crossings.hasEntered(index) ? .entered : .new
      add(kind, index, in: actual, frames: [actual.elements[index].frame])
    }
    for index in matching.removed {
      let kind: LayoutChange.Kind = crossings.hasLeft(index) ? .left : .removed
      add(kind, index, in: expected, frames: [expected.elements[index].frame])
    }
    for pair in matching.pairs { compare(pair.expected, pair.actual) }
    // Stable: within a rank, the order of the layout is preserved.
    changes = (0...2).flatMap { rank in changes.filter { $0.rank == rank } }
  }

  private mutating func compare(_ first: Int, _ second: Int) {
    let (old, young) = (expected.elements[first], actual.elements[second])
    let frames = [old.frame, young.frame]
    func add(_ kind: LayoutChange.Kind) { self.add(kind, second, in: actual, frames: frames) }
    let around = young.parent.flatMap { growths[$0] } ?? Growth()
    let growth = Growth(from: old.frame, to: young.frame)
    growths[second] = growth
    let before = offset(first, in: expected)
    let now = offset(second, in: actual)
    let (x, y) = (now.x - before.x, now.y - before.y)
    let isMoved = abs(x) > 0.005 || abs(y) > 0.005
    if isMoved, young.kind != .view || !around.explainsMove(x, y) { add(.moved(x: x, y: y)) }
    if !growth.isNone, !around.explains(growth) { add(.resized(old.frame, young.frame)) }
    let (oldState, newState) = (old.state ?? [], young.state ?? [])
    for state in newState where !oldState.contains(state) { add(.began(state)) }
    for state in oldState where !newState.contains(state) { add(.ended(state)) }
    if old.alpha != young.alpha { add(.faded(old.alpha ?? 1, young.alpha ?? 1)) }
    if old.zIndex != young.zIndex { add(.zIndex(old.zIndex ?? 0, young.zIndex ?? 0)) }
    if old.text != young.text { add(.text(old.text, young.text)) }
    guard comparesAppearance else { return }
    let (oldIssues, newIssues) = (old.layoutIssues ?? [], young.layoutIssues ?? [])
    for issue in newIssues where !oldIssues.contains(issue) { add(.unsettled(issue)) }
    for issue in oldIssues where !newIssues.contains(issue) { add(.settled(issue)) }
    for change in Self.appearanceChanges(old, young) { add(change) }
  }

  private static func appearanceChanges(
    _ old: LayoutElement, _ young: LayoutElement
  ) -> [LayoutChange.Kind] {
    func radius(_ element: LayoutElement) -> String {
      LayoutChange.number(element.cornerRadius ?? 0)
    }
    let properties = [
      ("background", old.background, young.background),
      ("corner radius", radius(old), radius(young)), ("color", old.color, young.color),
      ("font", old.font, young.font),
    ]
    return properties.filter { $0.1 != $0.2 }.map { .appearance($0.0, $0.1, $0.2) }
  }

  /// The position of an element in its parent, which does not change if only the parent moves.
  private func offset(_ index: Int, in layout: PictureLayout) -> (x: Double, y: Double) {
    let element = layout.elements[index]
    guard let parent = element.parent, parent >= 0, parent < index else {
      return (element.frame.x, element.frame.y)
    }
    let around = layout.elements[parent].frame
    return (element.frame.x - around.x, element.frame.y - around.y)
  }

  private mutating func add(
    _ kind: LayoutChange.Kind, _ index: Int, in layout: PictureLayout,
    frames: [LayoutElement.Frame]
  ) {
    var change = LayoutChange(name: layout.name(of: index), kind: kind, frames: frames)
    change.subject = layout.subject(of: index)
    changes.append(change)
  }
}

extension PictureLayout {
  /// The element's name in messages: "cell [0,3]", "UILabel in cell [0,3]".
  func name(of index: Int) -> String {
    let element = elements[index]
    var name =
      switch element.kind {
      case .view: element.identity.map { "\(element.type) “\($0)”" } ?? element.type
      case .supplementary, .decoration: "\(element.kind) \(element.elementKind ?? "")"
      case .cell, .header, .footer: "\(element.kind)"
      }
    if let path = element.indexPath {
      name += " [\(path.map(String.init).joined(separator: ","))]"
    }
    guard let around = enclosingElement(of: index) else { return name }
    return "\(name) in \(self.name(of: around))"
  }

  /// The element's name without what identifies it in this picture: "cell", "UILabel in cell".
  func subject(of index: Int) -> String {
    let element = elements[index]
    let name =
      switch element.kind {
      case .view: element.type
      case .supplementary, .decoration: element.elementKind ?? "\(element.kind)"
      case .cell, .header, .footer: "\(element.kind)"
      }
    guard let around = enclosingElement(of: index) else { return name }
    return "\(name) in \(subject(of: around))"
  }

  /// The subject of the element that draws a pixel, or nil if there is none.
  package func subject(at pixel: (x: Int, y: Int)) -> String? {
    painter(at: pixel).map { subject(of: $0) }
  }

  /// The innermost element at a pixel, except plain views that are transparent, such as a cell's
  /// content view: their class means nothing, and an enclosing element draws what is visible. If
  /// all are plain, the innermost one.
  func painter(at pixel: (x: Int, y: Int)) -> Int? {
    guard let innermost = element(at: pixel) else { return nil }
    var index = innermost
    while elements[index].isPlain {
      guard let parent = elements[index].parent, parent >= 0, parent < index else {
        return innermost
      }
      index = parent
    }
    return index
  }

  /// The painter at the centre of a box, or its nearest ancestor that contains the whole box; nil
  /// if there is none.
  func painter(of box: PixelRect) -> Int? {
    var painter = painter(at: (box.x + box.width / 2, box.y + box.height / 2))
    while let index = painter {
      let frame = PixelRect(covering: elements[index].frame, scale: scale)
      if !elements[index].isPlain, frame.intersection(box) == box { return index }
      painter = elements[index].parent.flatMap { (0..<index).contains($0) ? $0 : nil }
    }
    return nil
  }

  /// The nearest enclosing element of a collection view.
  func enclosingElement(of index: Int) -> Int? {
    var index = index
    while let parent = elements[index].parent, parent >= 0, parent < index {
      if elements[parent].kind != .view { return parent }
      index = parent
    }
    return nil
  }

  /// The frontmost, innermost element at a pixel, or nil if there is none.
  func element(at pixel: (x: Int, y: Int)) -> Int? {
    let x = (Double(pixel.x) + 0.5) / scale
    let y = (Double(pixel.y) + 0.5) / scale
    return elements.indices.reversed().first { index in
      let frame = elements[index].frame
      return elements[index].state?.contains("hidden") != true && x >= frame.x && y >= frame.y
        && x < frame.x + frame.width && y < frame.y + frame.height
    }
  }
}

extension LayoutElement {
  /// Whether the element is a `UIView` without an identity that shows nothing of its own.
  fileprivate var isPlain: Bool {
    kind == .view && type == "UIView" && identity == nil && background == nil && text == nil
  }
}

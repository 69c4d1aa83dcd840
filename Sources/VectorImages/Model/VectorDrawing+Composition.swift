// Symbols on boxes of 16 by 16 that are composed of others: framed, slashed, badged, filled, side
// by side.

extension VectorDrawing {
  /// The side of the symbols' box.
  private static let side = 16.0
  private static let black = VectorPaint.color(.black)

  /// The drawing with the areas inside its outlines filled; outlines nested inside those are holes.
  ///
  /// - Complexity: O(subpaths²).
  package var filled: VectorDrawing {
    var parts: [(path: VectorPath, box: VectorBox)] = []
    var strokes: [VectorItem] = []
    for case .shape(let shape) in items {
      if shape.fill == nil { strokes.append(.shape(shape)) }
      for part in shape.path.mapped(by: shape.transform).parts
      where shape.fill != nil || part.steps.last == .close {
        if let box = part.bounds { parts.append((part, box)) }
      }
    }
    var path = VectorPath()
    for (index, part) in parts.enumerated() {
      let depth = parts.indices.count { $0 != index && parts[$0].box.isAround(around: part.box) }
      if depth != 1 { path.append(part.path) }
    }
    let shape = VectorShape(path: path, transform: .identity, fill: Self.black, isEvenOdd: true)
    return with([.shape(shape)] + strokes)
  }

  /// Returns the symbol in a circle or a square, cut out if the frame is filled.
  package func framed(isCircle: Bool, isFilled: Bool) -> VectorDrawing {
    let room = isCircle ? 8.4 : 9.4
    let sign = fitted(in: VectorBox(x: 8 - room / 2, y: 8 - room / 2, width: room, height: room))
    var frame = VectorPath()
    frame.frame(isCircle: isCircle, inset: 0)
    if !isFilled { frame.frame(isCircle: isCircle, inset: 1) }
    let shape = VectorShape(path: frame, transform: .identity, fill: Self.black, isEvenOdd: true)
    guard isFilled else { return with([.shape(shape)] + sign) }
    var background = shape
    background.fill = .color(VectorColor(1, 1, 1))
    let mask = VectorMask(
      kind: .luminance, items: [.shape(background)] + sign.map { $0.colored(.black) })
    return with([.group(VectorGroup(items: [.shape(shape)], mask: mask))])
  }

  /// The symbol with a bar from the upper left to the lower right, with a gap around it.
  package var slashed: VectorDrawing {
    var cut = VectorPath()
    cut.rectangle(x: -1, y: -1, width: 18, height: 18)
    cut.bar(1.6)
    var bar = VectorPath()
    bar.bar(0.7)
    let shape = VectorShape(path: bar, transform: .identity, fill: Self.black)
    let clip = VectorClip(path: cut, isEvenOdd: true)
    return with([.group(VectorGroup(items: items, clips: [clip])), .shape(shape)])
  }

  /// Returns the reduced symbol with another one at the lower right, with a gap around it.
  package func badged(with badge: VectorDrawing) -> VectorDrawing {
    var cut = VectorPath()
    cut.rectangle(x: -1, y: -1, width: 18, height: 18)
    cut.ellipse(x: 12, y: 12, rx: 4.6, ry: 4.6)
    let sign = fitted(in: VectorBox(x: 0, y: 0, width: 14, height: 14))
    let mark = badge.fitted(in: VectorBox(x: 8.4, y: 8.4, width: 7.2, height: 7.2))
    let clip = VectorClip(path: cut, isEvenOdd: true)
    return with([.group(VectorGroup(items: sign, clips: [clip]))] + mark)
  }

  /// Returns a symbol of symbols side by side.
  package static func row(_ signs: [VectorDrawing]) -> VectorDrawing {
    let gap = 1.2
    var items: [VectorItem] = []
    var x = 0.0
    for sign in signs {
      guard let ink = sign.inkBounds else { continue }
      items += sign.items.map { $0.mapped(by: .moved(x - ink.minX, 0)) }
      x += ink.width + gap
    }
    let all = VectorDrawing(width: side, height: side, items: items)
    return all.with(all.fitted(in: VectorBox(x: 0, y: 0, width: side, height: side)))
  }

  private func with(_ items: [VectorItem]) -> VectorDrawing {
    VectorDrawing(width: Self.side, height: Self.side, items: items)
  }

  /// Returns the items centred in a box, reduced if necessary.
  private func fitted(in box: VectorBox) -> [VectorItem] {
    guard let ink = inkBounds, ink.width > 0 || ink.height > 0 else { return items }
    let scale = min(1, box.width / max(ink.width, 0.01), box.height / max(ink.height, 0.01))
    let map = VectorTransform(
      a: scale, b: 0, c: 0, d: scale,
      tx: (box.minX + box.maxX) / 2 - (ink.minX + ink.maxX) / 2 * scale,
      ty: (box.minY + box.maxY) / 2 - (ink.minY + ink.maxY) / 2 * scale)
    return items.map { $0.mapped(by: map) }
  }
}

extension VectorBox {
  /// Returns whether the box contains another, smaller one.
  fileprivate func isAround(around other: VectorBox) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
      && (width > other.width || height > other.height)
  }
}

extension VectorPath {
  /// The subpaths.
  fileprivate var parts: [VectorPath] {
    var parts: [VectorPath] = []
    for step in steps {
      if case .move = step { parts.append(VectorPath()) }
      guard !parts.isEmpty else { continue }
      switch step {
      case .move(let point): parts[parts.count - 1].move(to: point)
      case .line(let point): parts[parts.count - 1].line(to: point)
      case .curve(let first, let second, let end):
        parts[parts.count - 1].curve(to: end, first, second)
      case .close: parts[parts.count - 1].close()
      }
    }
    return parts
  }

  /// Adds a circle or a rounded square of the size of the box.
  fileprivate mutating func frame(isCircle: Bool, inset: Double) {
    let side = 16 - 2 * inset
    if isCircle {
      ellipse(x: 8, y: 8, rx: side / 2, ry: side / 2)
    } else {
      let radius = 3 - inset
      roundedRectangle(x: inset, y: inset, width: side, height: side, rx: radius, ry: radius)
    }
  }

  /// Adds a bar of a width from the upper left to the lower right.
  fileprivate mutating func bar(_ width: Double) {
    let half = width / 2 / 2.0.squareRoot()
    let (start, end) = (1.0, 15.0)
    move(to: VectorPoint(start + half, start - half))
    line(to: VectorPoint(end + half, end - half))
    line(to: VectorPoint(end - half, end + half))
    line(to: VectorPoint(start - half, start + half))
    close()
  }
}

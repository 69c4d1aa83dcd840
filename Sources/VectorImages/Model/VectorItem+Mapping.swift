extension VectorItem {
  /// Returns the transformed item.
  package func mapped(by map: VectorTransform) -> VectorItem {
    switch self {
    case .shape(var shape):
      shape.transform = shape.transform.then(map)
      return .shape(shape)
    case .group(var group):
      group.items = group.items.map { $0.mapped(by: map) }
      group.clips = group.clips.map {
        VectorClip(path: $0.path.mapped(by: map), isEvenOdd: $0.isEvenOdd)
      }
      if let mask = group.mask {
        group.mask = VectorMask(kind: mask.kind, items: mask.items.map { $0.mapped(by: map) })
      }
      return .group(group)
    }
  }

  /// Returns the item with a single colour, retaining opacities.
  func colored(_ color: VectorColor) -> VectorItem {
    switch self {
    case .shape(var shape):
      if shape.fill != nil { shape.fill = .color(color) }
      shape.stroke?.paint = .color(color)
      return .shape(shape)
    case .group(var group):
      group.items = group.items.map { $0.colored(color) }
      return .group(group)
    }
  }

  /// Returns the item with outlines of a width around filled areas; existing lines become thicker.
  func outlined(_ width: Double, strokesOnly: Bool = false) -> VectorItem {
    switch self {
    case .shape(var shape):
      if let stroke = shape.stroke {
        shape.stroke?.width = max(0, stroke.width + width)
      } else if let fill = shape.fill, !strokesOnly {
        shape.stroke = VectorStroke(paint: fill, width: width, cap: .round, join: .round)
      }
      return .shape(shape)
    case .group(var group):
      group.items = group.items.map { $0.outlined(width, strokesOnly: strokesOnly) }
      return .group(group)
    }
  }
}

extension VectorDrawing {
  /// Returns the drawing with thicker or thinner strokes, by a width in its own units.
  ///
  /// Thicker strokes are stroked outlines; thinner strokes are the result of erasing along edges.
  /// The result is black, since a symbol is a shape.
  package func thickened(by width: Double) -> VectorDrawing {
    guard width != 0 else { return self }
    var drawing = self
    if width > 0 {
      drawing.items = items.map { $0.outlined(width) }
      return drawing
    }
    let inside = items.map { $0.outlined(width, strokesOnly: true).colored(VectorColor(1, 1, 1)) }
    let edges = items.compactMap { $0.edge(-width) }
    var background = VectorPath()
    background.rectangle(x: 0, y: 0, width: self.width, height: height)
    let shape = VectorShape(path: background, transform: .identity, fill: .color(.black))
    drawing.items = [
      .group(
        VectorGroup(
          items: [.shape(shape)], mask: VectorMask(kind: .luminance, items: inside + edges)))
    ]
    return drawing
  }
}

extension VectorItem {
  /// Returns black lines of a width along the edges of filled areas; nil for lines.
  fileprivate func edge(_ width: Double) -> VectorItem? {
    switch self {
    case .shape(var shape):
      guard shape.stroke == nil else { return nil }
      shape.fill = nil
      shape.stroke = VectorStroke(paint: .color(.black), width: width, join: .round)
      return .shape(shape)
    case .group(var group):
      group.items = group.items.compactMap { $0.edge(width) }
      return .group(group)
    }
  }
}

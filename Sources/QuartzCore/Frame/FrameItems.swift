/// A tree of layers as a list of what to draw, back to front.
///
/// It says what `Compositor` does, which draws the tree as it walks it and is the slow twin; layers
/// that have to be composed alone stay whole and are drawn by it.
@MainActor
struct FrameItems {
  private(set) var items: [FrameItem] = []
  private let scale: CGFloat

  /// Displays a layer and everything inside it, laid out before; the origin of its bounds comes to
  /// lie at the top left of a frame of a size in pixels.
  init(of root: CALayer, width: Int, height: Int, scale: CGFloat) {
    self.scale = scale
    let root = root.drawn(scale: scale)
    let toDevice = CGAffineTransform(translationX: -root.bounds.minX, y: -root.bounds.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    items.reserveCapacity(64)
    add(root, toDevice, clip: PixelRect(width: width, height: height))
  }

  private mutating func add(_ layer: CALayer, _ toDevice: CGAffineTransform, clip: PixelRect) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    let shape = LayerShape(layer, toDevice)
    let box = PixelRect(shape.box)
    if mustBeComposed(layer, shape) {
      let reach =
        layer.reachesOutside
        ? clip
        : layer.castsShadow ? PixelRect(LayerShadow(of: layer, shape).reach(of: shape.box)) : box
      return add(.composed(layer, toDevice), box: reach, clip: clip)
    }
    guard layer.reachesOutside || box.intersects(clip) else { return }
    addParts(of: layer, shape, box: box, clip: clip)
  }

  private func mustBeComposed(_ layer: CALayer, _ shape: LayerShape) -> Bool {
    layer.castsShadow || !shape.isUpright || layer.clipsRoundly
      || layer.backgroundColor?.pattern != nil || layer.needsGroup(scale: scale)
  }

  private mutating func addParts(
    of layer: CALayer, _ shape: LayerShape, box: PixelRect, clip: PixelRect
  ) {
    let alpha = CGFloat(layer.opacity)
    addBackground(of: layer, shape, alpha: alpha, box: box, clip: clip)
    layer.displayIfNeeded(scale: scale)
    let inner = layer.masksToBounds ? clip.intersection(box) : clip
    if !inner.isEmpty {
      addContents(of: layer, shape, alpha: alpha, clip: inner)
      for child in layer.drawingOrder {
        let child = child.drawn(scale: scale)
        add(child, child.transformToSuperlayer.concatenating(shape.toDevice), clip: inner)
      }
    }
    addBorder(of: layer, shape, box: box, clip: clip)
  }

  private mutating func add(_ look: FrameItem.Look, box: PixelRect, clip: PixelRect) {
    guard box.intersects(clip) else { return }
    items.append(FrameItem(look: look, box: box, clip: clip))
  }

  private mutating func addBackground(
    of layer: CALayer, _ shape: LayerShape, alpha: CGFloat, box: PixelRect, clip: PixelRect
  ) {
    guard let color = layer.backgroundColor, color.alpha > 0, box.intersects(clip) else { return }
    let word = color.rgba.multiplyingAlpha(by: alpha).premultipliedWord
    if shape.radius <= 0 && word >> 24 == 255 {
      add(.ground(word), box: box, clip: clip)
    } else if word >> 24 != 0, let drawing = shape.filled(with: word) {
      add(.fill(drawing, shape.outline(color: word)), box: box, clip: clip)
    }
  }

  private mutating func addContents(
    of layer: CALayer, _ shape: LayerShape, alpha: CGFloat, clip: PixelRect
  ) {
    switch layer.placedContents(shape, visible: clip.rect) {
    case .drawing(let drawing, let x, let y) where alpha == 1:
      let box = PixelRect(width: drawing.width, height: drawing.height).offset(x: x, y: y)
      add(.drawing(drawing), box: box, clip: clip)
    case .drawing(let drawing, let x, let y):
      guard let bitmap = drawing.bitmap else { return }
      let box = PixelRect(width: bitmap.width, height: bitmap.height).offset(x: x, y: y)
      add(.pixels(bitmap, alpha: alpha), box: box, clip: clip)
    case .pixels(let bitmap, let x, let y):
      let box = PixelRect(width: bitmap.width, height: bitmap.height).offset(x: x, y: y)
      add(.pixels(bitmap, alpha: alpha), box: box, clip: clip)
    case .image(let image, let rect):
      add(.image(image, alpha: alpha), box: PixelRect(rect), clip: clip)
    case nil: return
    }
  }

  private mutating func addBorder(
    of layer: CALayer, _ shape: LayerShape, box: PixelRect, clip: PixelRect
  ) {
    guard layer.borderWidth > 0, let color = layer.borderColor else { return }
    let border = FrameItem.Border(
      outline: shape.outline(color: 0), color: color, width: layer.borderWidth,
      scale: shape.lengthScale)
    add(.border(shape, border), box: box, clip: clip)
  }
}

extension CALayer {
  /// Whether rounded corners cut its contents or sublayers.
  fileprivate var clipsRoundly: Bool {
    masksToBounds && cornerRadius > 0 && (hasContents || needsDisplay() || !children.isEmpty)
  }
}

extension LayerShape {
  /// The outline filled with a premultiplied colour, as shapes in pixels of the box.
  fileprivate func filled(with color: UInt32) -> FlatDrawing? {
    guard let drawing = FlatDrawing(width: Int(box.width), height: Int(box.height)) else {
      return nil
    }
    guard radius > 0 else {
      drawing.fill(color)
      return drawing
    }
    var toBox = CGAffineTransform(translationX: -box.minX, y: -box.minY)
    let outline = path(insetBy: 0)
    return drawing.fill(outline.copy(using: &toBox) ?? outline, color: color) ? drawing : nil
  }

  fileprivate func outline(color: UInt32) -> FrameItem.Outline {
    FrameItem.Outline(
      color: color, radius: radius * lengthScale, corners: corners,
      isContinuous: curve == .continuous)
  }
}

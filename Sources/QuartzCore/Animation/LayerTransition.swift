/// A layer's old appearance and the way in which the new one replaces it.
@MainActor
final class LayerTransition {
  /// Whether sliding appearances also fade, as developers report of iOS; Apple does not document
  /// it.
  private static let slidesFade = true

  private let old: CGImage?
  /// The rectangle of the old appearance, in points of the layer.
  private let rect: CGRect
  private let type: CATransitionType
  private let direction: CGVector

  /// Creates a transition from a layer's current appearance.
  init(of layer: CALayer, _ type: CATransitionType, _ subtype: CATransitionSubtype) {
    self.type = type
    direction = subtype.direction
    rect = layer.bounds
    let scale = layer.transitionScale
    let pixels = PixelSize(points: rect.size, scale: scale)
    let bitmap = Bitmap(width: pixels.width, height: pixels.height)
    if let bitmap { Compositor.render(layer, into: bitmap, scale: scale) }
    old = bitmap.map { CGImage(ofLayers: $0) }
  }

  /// Adds a layer's appearances at a progress.
  ///
  /// - Parameters:
  ///   - layer: The layer with its new appearance.
  ///   - progress: The progress, 0 to 1.
  func paint(
    _ layer: CALayer, at progress: CGFloat, into list: inout PaintList,
    _ toDevice: CGAffineTransform
  ) {
    switch type {
    case .moveIn:
      addOld(to: &list, toDevice, moved: 0, alpha: 1)
      addNew(layer, to: &list, toDevice, moved: progress - 1, alpha: progress)
    case .push:
      addOld(to: &list, toDevice, moved: progress, alpha: 1 - progress)
      addNew(layer, to: &list, toDevice, moved: progress - 1, alpha: progress)
    case .reveal:
      addNew(layer, to: &list, toDevice, moved: 0, alpha: 1)
      addOld(to: &list, toDevice, moved: progress, alpha: 1 - progress)
    default: fade(layer, at: progress, into: &list, toDevice)
    }
  }

  // MARK: Sliding

  private func addOld(
    to list: inout PaintList, _ toDevice: CGAffineTransform, moved part: CGFloat, alpha: CGFloat
  ) {
    guard let old else { return }
    let map = map(of: old, shifted(toDevice, by: part))
    let size = CGSize(width: old.width, height: old.height)
    list.add(
      .image(old, map, alpha: Self.slidesFade ? alpha : 1),
      box: PixelRect(CGRect(origin: .zero, size: size).applying(map).integral))
  }

  private func addNew(
    _ layer: CALayer, to list: inout PaintList, _ toDevice: CGAffineTransform, moved part: CGFloat,
    alpha: CGFloat
  ) {
    let items = items(of: layer, list, shifted(toDevice, by: part))
    guard Self.slidesFade, alpha < 1 else { return list.add(items) }
    list.add(PaintGroup(items, blending: .isolated(alpha: alpha, mask: nil, tint: nil)))
  }

  /// Returns the transform moved by a fraction of the layer's size, in whole pixels, so that both
  /// appearances stay as sharp as at rest.
  private func shifted(_ toDevice: CGAffineTransform, by part: CGFloat) -> CGAffineTransform {
    let (x, y) = (direction.dx * part * rect.width, direction.dy * part * rect.height)
    return toDevice.concatenating(
      CGAffineTransform(
        translationX: (toDevice.a * x + toDevice.c * y).rounded(),
        y: (toDevice.b * x + toDevice.d * y).rounded()))
  }

  // MARK: Fading

  private func fade(
    _ layer: CALayer, at progress: CGFloat, into list: inout PaintList,
    _ toDevice: CGAffineTransform
  ) {
    let items = items(of: layer, list, toDevice)
    let new = PaintGroup(items, blending: .isolated(alpha: 1, mask: nil, tint: nil))
    guard let old else { return list.add(new) }
    let map = map(of: old, toDevice)
    let size = CGSize(width: old.width, height: old.height)
    let box = PixelRect(CGRect(origin: .zero, size: size).applying(map).integral)
    let picture = FadingPicture(
      new: new, old: old, map: map, progress: progress,
      box: (items.isEmpty ? box : box.union(new.extent)).intersection(list.visibleClip))
    if !picture.box.isEmpty { list.add(.custom(picture, .identity, alpha: 1), box: picture.box) }
  }

  // MARK: Appearance

  private func items(
    of layer: CALayer, _ list: PaintList, _ toDevice: CGAffineTransform
  ) -> [PaintItem] {
    let running = layer.runningTransition
    layer.runningTransition = nil
    defer { layer.runningTransition = running }
    var inside = list.nested(visible: list.visibleClip)
    layer.paint(into: &inside, toDevice)
    return inside.items
  }

  /// Returns the transform from the old pixels to the picture's; an upright one begins at a whole
  /// pixel.
  private func map(of old: CGImage, _ toDevice: CGAffineTransform) -> CGAffineTransform {
    let map = old.map(to: rect).concatenating(toDevice)
    guard toDevice.isAxisAligned else { return map }
    return CGAffineTransform(
      a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx.rounded(), ty: map.ty.rounded())
  }
}

/// The current progress of a layer's transition.
@MainActor
struct RunningTransition {
  let transition: LayerTransition
  /// The progress, 0 to 1.
  let progress: CGFloat
}

/// A cross-fade: the mean of both appearances, weighted by the progress.
@MainActor
private struct FadingPicture: CustomPaint {
  let new: PaintGroup
  let old: CGImage
  let map: CGAffineTransform
  let progress: CGFloat
  let box: PixelRect

  func draw(in context: CGContext) {
    guard let bitmap = Bitmap(width: box.width, height: box.height) else { return }
    let mixing = bitmap.makeContext(scale: 1)
    mixing.translateBy(x: -box.rect.minX, y: -box.rect.minY)
    if let canvas = Canvas(of: new, covering: box) {
      mixing.draw(canvas.bitmap, at: canvas.origin, scale: 1, alpha: progress)
    }
    mixing.setBlendMode(.plusLighter)
    mixing.draw(old, mappedBy: map, alpha: 1 - progress)
    bitmap.flush()
    context.draw(bitmap, at: box.rect.origin, scale: 1, alpha: 1)
  }

  func isEqual(to other: any CustomPaint) -> Bool {
    guard let other = other as? FadingPicture else { return false }
    return old === other.old && map == other.map && progress == other.progress && box == other.box
      && new.matches(other.new, movedBy: 0, 0)
  }
}

extension CALayer {
  /// The number of device pixels per point in the layer's pictures, if a view provides it.
  fileprivate var transitionScale: CGFloat {
    var layer: CALayer? = self
    while let current = layer {
      if let scale = current.delegate?.pictureScale(of: current) { return scale }
      layer = current.superlayer
    }
    return contentsScale
  }
}

// Unsupported: CATransition: slides · drawn · Sliding content also fades, is not clipped to the
//   layer, and comes from the left without a subtype. · uncertain · test: CATransitionTests

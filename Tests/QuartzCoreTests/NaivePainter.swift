import QuartzCore

/// Draws a layer tree pixel by pixel and layer by layer, without Cairo, display items and clip
/// paths.
///
/// For each pixel it computes the location of the pixel's centre in the layer, which is the
/// pixel-centre rule itself. It supports backgrounds, contents that fill the bounds, opacity,
/// clipping to bounds, order and transforms that map whole pixels to whole pixels. With the
/// compositor and the frame keeper it shares only the layers' own numbers and the arithmetic of
/// transforms.
@MainActor
struct NaivePainter {
  /// A premultiplied pixel, 0 to 255, alpha last.
  typealias Pixel = SIMD4<Double>

  let width: Int
  let height: Int
  private(set) var pixels: [Pixel]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: .zero, count: width * height)
  }

  /// Draws a layer whose points `map` transforms to pixels.
  mutating func draw(_ layer: CALayer, _ map: CGAffineTransform) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    var group = NaivePainter(width: width, height: height)
    let inside = map.inverted()
    group.eachPixel { point, _, pixel in
      let own = point.applying(inside)
      guard layer.bounds.contains(own) else { return }
      if let color = layer.backgroundColor { Self.blend(Self.pixel(color), over: &pixel) }
      Self.blend(Self.contents(of: layer, at: own), over: &pixel)
    }
    var children = NaivePainter(width: width, height: height)
    for child in layer.sublayers.map(Self.ordered) ?? [] {
      children.draw(child, Self.toSuperlayer(child).concatenating(map))
    }
    eachPixel { point, index, pixel in
      var own = group.pixels[index]
      if !layer.masksToBounds || layer.bounds.contains(point.applying(inside)) {
        Self.blend(children.pixels[index], over: &own)
      }
      Self.blend(own * Double(layer.opacity), over: &pixel)
    }
  }

  private static func ordered(_ layers: [CALayer]) -> [CALayer] {
    layers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }

  private static func toSuperlayer(_ layer: CALayer) -> CGAffineTransform {
    let (bounds, anchor) = (layer.bounds, layer.anchorPoint)
    return CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchor.x,
      y: -bounds.minY - bounds.height * anchor.y
    ).concatenating(layer.affineTransform()).concatenating(
      CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
  }

  /// Returns the pixel of a picture that is stretched over the bounds.
  private static func contents(of layer: CALayer, at point: CGPoint) -> Pixel {
    guard let contents = layer.contents, let image = contents as? CGImage else { return .zero }
    let bounds = layer.bounds
    let x = Int((point.x - bounds.minX) / bounds.width * CGFloat(image.width))
    let y = Int((point.y - bounds.minY) / bounds.height * CGFloat(image.height))
    return image.withBGRA { bytes, bytesPerRow in
      let start = min(y, image.height - 1) * bytesPerRow + 4 * min(x, image.width - 1)
      return Pixel(
        Double(bytes[start + 2]), Double(bytes[start + 1]), Double(bytes[start]),
        Double(bytes[start + 3]))
    }
  }

  private static func pixel(_ color: CGColor) -> Pixel {
    let rgba = color.rgba
    return Pixel(Double(rgba.red), Double(rgba.green), Double(rgba.blue), 1) * Double(rgba.alpha)
      * 255
  }

  private static func blend(_ front: Pixel, over back: inout Pixel) {
    back = front + back * (1 - front.w / 255)
  }

  private mutating func eachPixel(_ body: (CGPoint, Int, inout Pixel) -> Void) {
    for y in 0..<height {
      for x in 0..<width {
        let (point, index) = (CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5), y * width + x)
        body(point, index, &pixels[index])
      }
    }
  }
}

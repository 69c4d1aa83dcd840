import BoundedCaches
import Synchronization
import VectorImages

/// A vector image that can be drawn at any size, with its last rasterized pixels.
///
/// Pixels are cached for a few sizes, so that images of one file share them. Thread-safe.
package final class VectorPicture: Sendable {
  private struct Raster: Hashable {
    let width: Int
    let height: Int
  }

  let drawing: VectorDrawing
  /// The cached pixels: a symbol is shown at one or two sizes, in two appearances.
  private let rasters = BoundedCache<Raster, CGImage>(count: 4)

  /// The name in warnings.
  private let name: String
  private let hasWarned = Mutex(false)

  init(_ drawing: VectorDrawing, name: String = "A drawing") {
    (self.drawing, self.name) = (drawing, name)
  }

  private func drawAll(in rect: CGRect, of context: CGContext) {
    guard !drawing.draw(in: rect, of: context),
      !hasWarned.withLock({ hasWarned in
        defer { hasWarned = true }
        return hasWarned
      })
    else { return }
    warn(
      "\(name): the rest of it is not drawn: its nested groups, masks, clips and fills cover"
        + " more than \(Int(PaintBudget.most / 1e6)) million pixels.")
  }

  /// The size, in points.
  var size: CGSize { CGSize(width: drawing.width, height: drawing.height) }

  /// Returns the pixels at the image's own size; nil for too many pixels.
  func pixels(scale: CGFloat) -> CGImage? {
    let width = Self.pixels(drawing.width * scale)
    let height = Self.pixels(drawing.height * scale)
    guard let width, let height else { return nil }
    return rasters.value(for: Raster(width: width, height: height)) {
      guard let bitmap = Bitmap(width: width, height: height) else { return nil }
      let fullRect = CGRect(
        x: 0, y: 0, width: drawing.width * scale, height: drawing.height * scale)
      drawAll(in: fullRect, of: bitmap.makeContext(scale: 1))
      return (CGImage(ofLayers: bitmap), 0)
    }
  }

  private static func pixels(_ length: CGFloat) -> Int? {
    // A tiny excess over a whole number of pixels is ignored.
    let pixels = (length - 0.001).rounded(.up)
    guard pixels.isFinite, pixels <= CGFloat(Bitmap.maximumSide) else { return nil }
    return max(1, Int(pixels))
  }

  /// Draws the image to `rect` of a context with its origin at the top.
  ///
  /// - Parameter color: The colour of the whole shape; nil for the image's own colours.
  func draw(in rect: CGRect, of context: CGContext, color: CGColor?) {
    guard let color else {
      drawAll(in: rect, of: context)
      return
    }
    context.saveGState()
    context.clip(to: rect)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    drawAll(in: rect, of: context)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color)
    context.fill(rect)
    context.endTransparencyLayer()
    context.restoreGState()
  }
}

// Unsupported: UIImage: SVG files · drawn · Text, images, filters, patterns, markers, animations,
//   and style sheets beyond names, classes and ids are not drawn. Each is logged with file and
//   line. · test: SVGReaderTests
// Unsupported: UIImage: SVG details · drawn · Repeating and reflecting gradients are drawn once.
//   `vector-effect` and `paint-order` have no effect. · test: SVGReaderTests
// Unsupported: UIImage: PDF files · drawn · The first page's shapes only. Text, images, repeated
//   patterns, other shadings than axial and radial, LZW, encryption and Lab colours are logged. ·
//   test: PDFReaderTests
// Unsupported: UIImage: PDF colours · drawn · Colours count as sRGB, CMYK by the plain formula.
//   Effects of transfer functions and of soft masks' backdrops are omitted. · test: PDFReaderTests
// Unsupported: UIImage: PDF scales · drawn · Shapes whose file has no instructions are drawn at the
//   screen's scale, not at 1x, 2x and 3x. · test: PDFReaderTests

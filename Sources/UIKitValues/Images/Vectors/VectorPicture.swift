import BoundedCaches
import Synchronization
import VectorImages

/// Shapes that an image is drawn from at any size, and the pixels that were made of them last.
///
/// Pixels are kept for a few sizes, so that images of one file share theirs. May be used from any
/// thread.
package final class VectorPicture: Sendable {
  private struct Raster: Hashable {
    let width: Int
    let height: Int
  }

  let drawing: VectorDrawing
  /// A sign is shown at a size or two, and in two appearances.
  private let rasters = BoundedCache<Raster, CGImage>(count: 4)

  /// What it is called where not all of it is drawn.
  private let name: String
  private let isSaid = Mutex(false)

  init(_ drawing: VectorDrawing, name: String = "A drawing") {
    (self.drawing, self.name) = (drawing, name)
  }

  private func drawAll(in rect: CGRect, of context: CGContext) {
    guard !drawing.draw(in: rect, of: context),
      !isSaid.withLock({ said in
        defer { said = true }
        return said
      })
    else { return }
    warn(
      "\(name): the rest of it is left out: its groups, masks, clips and fills in each other go"
        + " through more than \(Int(PaintBudget.most / 1e6)) million pixels.")
  }

  /// In points.
  var size: CGSize { CGSize(width: drawing.width, height: drawing.height) }

  /// The picture at its own size; nil for one with too many pixels.
  func pixels(scale: CGFloat) -> CGImage? {
    let width = Self.pixels(drawing.width * scale)
    let height = Self.pixels(drawing.height * scale)
    guard let width, let height else { return nil }
    return rasters.value(for: Raster(width: width, height: height)) {
      guard let bitmap = Bitmap(width: width, height: height) else { return nil }
      let place = CGRect(
        x: 0, y: 0, width: drawing.width * scale, height: drawing.height * scale)
      drawAll(in: place, of: bitmap.makeContext(scale: 1))
      return (CGImage(sharing: bitmap), 0)
    }
  }

  private static func pixels(_ length: CGFloat) -> Int? {
    // A hair's breadth over a pixel is none more.
    let pixels = (length - 0.001).rounded(.up)
    guard pixels.isFinite, pixels <= CGFloat(Bitmap.maximumSide) else { return nil }
    return max(1, Int(pixels))
  }

  /// Draws the picture over `rect` of a context with its origin at the top.
  ///
  /// - Parameter color: that of all ink, for a shape; nil for the picture's own colours.
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
//   Effects of transfer functions and of soft masks' backdrops are left out. · test: PDFReaderTests
// Unsupported: UIImage: PDF scales · drawn · Shapes whose file has no instructions are drawn at the
//   screen's scale, not at 1x, 2x and 3x. · test: PDFReaderTests

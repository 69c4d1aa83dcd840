import UIKit

/// Several pictures as one: side by side, each under a label.
@MainActor
package struct ContactSheet {
  /// A picture of the sheet, without its pixels.
  package struct Entry {
    let label: String
    /// In points.
    fileprivate let size: CGSize
    /// Pixels per point of the picture.
    fileprivate let scale: CGFloat

    /// - Parameters:
    ///   - width: in pixels.
    ///   - height: in pixels.
    ///   - scale: pixels per point.
    package init(label: String, width: Int, height: Int, scale: CGFloat) {
      self.label = label
      self.scale = scale
      size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    }
  }

  /// In points.
  private static let (gap, labelHeight): (CGFloat, CGFloat) = (8, 16)

  private let rows: [[Entry]]
  /// The sheet's size, in points.
  package let size: CGSize

  /// - Parameter columns: the most pictures side by side; nil for all.
  package init(_ entries: [Entry], columns: Int? = nil) {
    let width = max(1, columns ?? entries.count)
    rows = stride(from: 0, to: entries.count, by: width).map {
      Array(entries[$0..<min($0 + width, entries.count)])
    }
    size = CGSize(
      width: rows.map { $0.reduce(Self.gap) { $0 + $1.size.width + Self.gap } }.max() ?? 0,
      height: rows.reduce(Self.gap) { $0 + Self.height(of: $1) })
  }

  /// A sheet a little wider than high.
  ///
  /// - Parameter together: so many entries, one after the other, are always in one row.
  package static func arranged(_ entries: [Entry], together: Int = 1) -> ContactSheet {
    let step = max(1, together)
    for columns in stride(from: step, to: max(step + 1, entries.count), by: step) {
      let sheet = ContactSheet(entries, columns: columns)
      if sheet.size.width >= 1.3 * sheet.size.height { return sheet }
    }
    return ContactSheet(entries)
  }

  private static func height(of row: [Entry]) -> CGFloat {
    labelHeight + (row.map(\.size.height).max() ?? 0) + gap
  }

  /// A sheet's pixels, on which its pictures are drawn one by one: of those, there need not be
  /// more than one in memory.
  @MainActor
  package struct Canvas {
    package let bitmap: Bitmap
    private let context: CGContext
    private let size: CGSize
    /// With where they lie, from left to right and from the top.
    private let entries: [(entry: Entry, origin: CGPoint)]

    fileprivate init(
      _ bitmap: Bitmap, _ context: CGContext, _ size: CGSize,
      _ entries: [(entry: Entry, origin: CGPoint)]
    ) {
      (self.bitmap, self.context, self.size, self.entries) = (bitmap, context, size, entries)
      UIGraphicsPushContext(context)
      defer { UIGraphicsPopContext() }
      UIColor(white: 0.93, alpha: 1).setFill()
      UIRectFill(CGRect(origin: .zero, size: size))
    }

    /// Draws one of the sheet's pictures, by its place among them, under its label.
    package func draw(_ picture: CGImage, at place: Int) {
      let (entry, origin) = entries[place]
      UIGraphicsPushContext(context)
      defer { UIGraphicsPopContext() }
      drawLabel(of: entry, at: origin)
      UIImage(cgImage: picture, scale: entry.scale, orientation: .up)
        .draw(at: CGPoint(x: origin.x, y: origin.y + ContactSheet.labelHeight))
      bitmap.flush()
    }

    /// A label that is longer than the picture is wide ends at its edge.
    private func drawLabel(of entry: Entry, at origin: CGPoint) {
      context.saveGState()
      context.clip(
        to: CGRect(
          x: origin.x, y: 0, width: entry.size.width + ContactSheet.gap, height: size.height))
      entry.label.draw(
        at: CGPoint(x: origin.x, y: origin.y - 3),
        withAttributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.darkGray])
      context.restoreGState()
    }
  }

  /// Light grey, for the pictures.
  ///
  /// - Parameter scale: in pixels per point; pictures of the same scale are drawn pixel for pixel.
  package func canvas(scale: CGFloat) throws(SnapshotError) -> Canvas {
    let pixels = PixelSize(points: size, scale: scale)
    guard !rows.isEmpty, let bitmap = Bitmap(width: pixels.width, height: pixels.height) else {
      throw .unusableSize(size, scale: scale)
    }
    return Canvas(bitmap, bitmap.makeContext(scale: scale), size, placed)
  }

  private var placed: [(entry: Entry, origin: CGPoint)] {
    var placed: [(entry: Entry, origin: CGPoint)] = []
    var y = Self.gap
    for row in rows {
      var x = Self.gap
      for entry in row {
        placed.append((entry, CGPoint(x: x, y: y)))
        x += entry.size.width + Self.gap
      }
      y += Self.height(of: row)
    }
    return placed
  }

  /// Pictures of one scale in a row.
  static func picture(
    of pictures: [(label: String, picture: CGImage)], scale: CGFloat
  ) throws(SnapshotError) -> CGImage {
    let entries = pictures.map {
      Entry(label: $0.label, width: $0.picture.width, height: $0.picture.height, scale: scale)
    }
    let canvas = try ContactSheet(entries).canvas(scale: scale)
    for (place, picture) in pictures.enumerated() { canvas.draw(picture.picture, at: place) }
    return CGImage(sharing: canvas.bitmap)
  }
}

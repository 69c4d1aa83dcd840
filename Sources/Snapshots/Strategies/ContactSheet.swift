import UIKit

/// A picture of several pictures side by side, each under a label.
@MainActor
package struct ContactSheet {
  /// The label and size of a picture on the sheet.
  package struct Entry {
    let label: String
    /// The size in points.
    fileprivate let size: CGSize
    /// The scale of the picture, in pixels per point.
    fileprivate let scale: CGFloat

    /// Creates an entry for a picture with a size in pixels.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - scale: The scale, in pixels per point.
    package init(label: String, width: Int, height: Int, scale: CGFloat) {
      self.label = label
      self.scale = scale
      size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    }
  }

  /// The gap between pictures and the height of labels, in points.
  private static let (gap, labelHeight): (CGFloat, CGFloat) = (8, 16)

  private let rows: [[Entry]]
  /// The size of the sheet, in points.
  package let size: CGSize

  /// Creates a sheet that shows entries in rows.
  ///
  /// - Parameter columns: The maximum number of columns; nil for a single row.
  package init(_ entries: [Entry], columns: Int? = nil) {
    let width = max(1, columns ?? entries.count)
    rows = stride(from: 0, to: entries.count, by: width).map {
      Array(entries[$0..<min($0 + width, entries.count)])
    }
    size = CGSize(
      width: rows.map { $0.reduce(Self.gap) { $0 + $1.size.width + Self.gap } }.max() ?? 0,
      height: rows.reduce(Self.gap) { $0 + Self.height(of: $1) })
  }

  /// Returns a sheet that is slightly wider than high.
  ///
  /// - Parameter together: The number of successive entries that are kept in one row.
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

  /// The pixels of a sheet, on which pictures are drawn one by one, so that only one of them needs
  /// to be in memory.
  @MainActor
  package struct Canvas {
    package let bitmap: Bitmap
    private let context: CGContext
    private let size: CGSize
    /// The entries with their origins, in reading order.
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

    /// Draws a picture and its label, by its index on the sheet.
    package func draw(_ picture: CGImage, at index: Int) {
      let (entry, origin) = entries[index]
      UIGraphicsPushContext(context)
      defer { UIGraphicsPopContext() }
      drawLabel(of: entry, at: origin)
      UIImage(cgImage: picture, scale: entry.scale, orientation: .up)
        .draw(at: CGPoint(x: origin.x, y: origin.y + ContactSheet.labelHeight))
      bitmap.flush()
    }

    /// Draws a label, clipped to the width of its picture.
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

  /// Returns a light grey canvas.
  ///
  /// - Parameter scale: The scale in pixels per point; pictures of the same scale are drawn pixel
  ///   for pixel.
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

  /// Returns a sheet of pictures of one scale in a row.
  static func picture(
    of pictures: [(label: String, picture: CGImage)], scale: CGFloat
  ) throws(SnapshotError) -> CGImage {
    let entries = pictures.map {
      Entry(label: $0.label, width: $0.picture.width, height: $0.picture.height, scale: scale)
    }
    let canvas = try ContactSheet(entries).canvas(scale: scale)
    for (index, picture) in pictures.enumerated() { canvas.draw(picture.picture, at: index) }
    return CGImage(sharing: canvas.bitmap)
  }
}

import UIKit

/// Several pictures as one: side by side, each under a label.
@MainActor
package struct ContactSheet {
  /// A picture of the sheet.
  package struct Entry {
    let label: String
    let picture: CGImage
    /// Pixels per point of the picture.
    let scale: CGFloat

    package init(label: String, picture: CGImage, scale: CGFloat) {
      self.label = label
      self.picture = picture
      self.scale = scale
    }

    /// In points.
    fileprivate var size: CGSize {
      CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
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

  /// Draws the pictures on light grey, from left to right and from the top.
  ///
  /// - Parameter scale: in pixels per point; pictures of the same scale are drawn pixel for pixel.
  package func picture(scale: CGFloat) throws(SnapshotError) -> Bitmap {
    let pixels = PixelSize(points: size, scale: scale)
    guard !rows.isEmpty, let bitmap = Bitmap(width: pixels.width, height: pixels.height) else {
      throw .unusableSize(size, scale: scale)
    }
    let context = bitmap.makeContext(scale: scale)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    UIColor(white: 0.93, alpha: 1).setFill()
    UIRectFill(CGRect(origin: .zero, size: size))
    var y = Self.gap
    for row in rows {
      var x = Self.gap
      for entry in row {
        draw(entry, at: CGPoint(x: x, y: y), in: context)
        x += entry.size.width + Self.gap
      }
      y += Self.height(of: row)
    }
    bitmap.flush()
    return bitmap
  }

  /// A label that is longer than the picture is wide ends at its edge.
  private func draw(_ entry: Entry, at origin: CGPoint, in context: CGContext) {
    context.saveGState()
    context.clip(
      to: CGRect(x: origin.x, y: 0, width: entry.size.width + Self.gap, height: size.height))
    entry.label.draw(
      at: CGPoint(x: origin.x, y: origin.y - 3),
      withAttributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.darkGray])
    context.restoreGState()
    UIImage(cgImage: entry.picture, scale: entry.scale, orientation: .up)
      .draw(at: CGPoint(x: origin.x, y: origin.y + Self.labelHeight))
  }

  /// Pictures of one scale in a row.
  static func picture(
    of pictures: [(label: String, picture: CGImage)], scale: CGFloat
  ) throws(SnapshotError) -> CGImage {
    let entries = pictures.map { Entry(label: $0.label, picture: $0.picture, scale: scale) }
    return CGImage(sharing: try ContactSheet(entries).picture(scale: scale))
  }
}

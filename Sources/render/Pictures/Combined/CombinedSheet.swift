import Foundation
import ImageIO
import ScenePictures

/// Combines pictures in one row or several rows, each below its label. As their positions depend on
/// later pictures, they are stored in a temporary file.
struct CombinedSheet: CombinedPicture {
  private let list: ShotList
  private let inRows: Bool
  private let scratch: ScratchPictures
  private var parts: [Part] = []
  private var pixels = 0

  private struct Part {
    let shot: Shot
    let scale: CGFloat
    let size: DrawnFile.PixelExtent
    let byteRange: Range<Int>
  }

  /// Creates a sheet for a list of pictures.
  ///
  /// - Parameter inRows: Whether there are several rows.
  init(_ list: ShotList, inRows: Bool) throws(Failure) {
    self.list = list
    self.inRows = inRows
    scratch = try ScratchPictures()
  }

  mutating func add(_ picture: Picture) throws(Failure) {
    let byteRange = try scratch.add(picture.bitmap)
    let size = DrawnFile.PixelExtent(picture.bitmap)
    parts.append(Part(shot: picture.shot, scale: picture.scale, size: size, byteRange: byteRange))
    // Further pictures never make the sheet smaller, so that the limit can be checked early.
    pixels += size.width * size.height
    if pixels > ImageLimits.standard.maximumPixels { try check(sheet(of: arranged)) }
  }

  func file() throws(Failure) -> (data: Data, size: DrawnFile.PixelExtent) {
    let parts = arranged
    let sheet = sheet(of: parts)
    try check(sheet)
    let canvas: ContactSheet.Canvas
    do throws(SnapshotError) { canvas = try sheet.canvas(scale: scale) } catch {
      throw Failure(SceneProblem.unusableSize(sheet.size, scale: scale))
    }
    for (index, part) in parts.enumerated() {
      canvas.draw(try scratch.picture(part.byteRange), at: index)
    }
    return (
      try PictureOutput.encoded(canvas.bitmap), DrawnFile.PixelExtent(canvas.bitmap)
    )
  }

  private var arranged: [Part] { inRows ? list.byAppearance(parts, \.shot) : parts }

  private var scale: CGFloat { parts.map(\.scale).max() ?? 1 }

  private func sheet(of parts: [Part]) -> ContactSheet {
    let entries = parts.map {
      ContactSheet.Entry(
        label: list.label(of: $0.shot), width: $0.size.width, height: $0.size.height,
        scale: $0.scale)
    }
    return inRows
      ? ContactSheet.arranged(entries, together: list.appearances) : ContactSheet(entries)
  }

  private func check(_ sheet: ContactSheet) throws(Failure) {
    try ScreenRequest.check(sheet.size, scale: scale)
  }
}

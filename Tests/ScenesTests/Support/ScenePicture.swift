import Testing
import UIKit

@testable import Scenes

/// A picture of a scene and the part of its content that it shows.
struct ScenePicture {
  let bitmap: Bitmap
  /// The content's pixel at the picture's top left corner.
  let originX: Int, originY: Int
  /// Rows of the content that something fixed covers, such as a navigation bar or a header that
  /// stays in sight.
  let fixedRows: IndexSet

  @MainActor
  init(_ renderer: SceneRenderer, at offset: CGPoint) throws {
    let (bitmap, rested) = try renderer.render(offset: offset)
    self.bitmap = bitmap
    originX = Int((rested.x * renderer.scale).rounded())
    originY = Int((rested.y * renderer.scale).rounded())
    let inset = renderer.scrollView?.adjustedContentInset.top ?? 0
    var fixed = IndexSet(integersIn: originY..<originY + Int((inset * renderer.scale).rounded(.up)))
    for frame in renderer.pinnedFrames {
      let (top, bottom) = (frame.minY * renderer.scale, frame.maxY * renderer.scale)
      fixed.insert(integersIn: Int(top.rounded(.down))..<Int(bottom.rounded(.up)))
    }
    fixedRows = fixed
  }

  /// How many pixels two pictures disagree on, of those content that both show.
  func disagreement(with other: ScenePicture) -> (differing: Int, common: Int) {
    let left = max(originX, other.originX)
    let right = min(originX + bitmap.width, other.originX + other.bitmap.width)
    let top = max(originY, other.originY)
    let bottom = min(originY + bitmap.height, other.originY + other.bitmap.height)
    guard left < right, top < bottom else { return (0, 0) }
    let rows = IndexSet(integersIn: top..<bottom).subtracting(fixedRows)
      .subtracting(other.fixedRows)
    var differing = 0
    for y in rows
    where memcmp(row(y, from: left), other.row(y, from: left), 4 * (right - left)) != 0 {
      for x in left..<right where pixel(x, y) != other.pixel(x, y) { differing += 1 }
    }
    return (differing, (right - left) * rows.count)
  }

  private func row(_ y: Int, from x: Int) -> UnsafeMutableRawPointer {
    bitmap.pixels + (y - originY) * bitmap.bytesPerRow + (x - originX) * 4
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    row(y, from: x).load(as: UInt32.self)
  }

  /// Whether every byte is the same.
  func equals(_ other: ScenePicture) -> Bool {
    (bitmap.width, bitmap.height) == (other.bitmap.width, other.bitmap.height)
      && (0..<bitmap.height).allSatisfy {
        memcmp(
          bitmap.pixels + $0 * bitmap.bytesPerRow,
          other.bitmap.pixels + $0 * other.bitmap.bytesPerRow, 4 * bitmap.width) == 0
      }
  }
}

import SnapshotTesting
import Testing
import UIKit

@MainActor @Test func twoPicturesOfOneScreenAreEqual() throws {
  func picture() -> Data? {
    let cell = BadgeCell(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    cell.text = "Hello"
    return UIGraphicsImageRenderer(bounds: cell.bounds).image { _ in
      cell.drawHierarchy(in: cell.bounds, afterScreenUpdates: true)
    }.pngData()
  }
  let first = try #require(picture())
  #expect(picture() == first)
}

import Dispatch
import Staging
import Testing
import UIKit

/// Returns a small PNG in place of a download.
private func download(_ name: String) -> Data {
  let size = CGSize(width: 2, height: 2)
  return UIGraphicsImageRenderer(size: size).pngData { context in
    UIColor.systemOrange.setFill()
    context.fill(CGRect(origin: .zero, size: size))
  }
}

@MainActor @Test func aPictureWaitsForItsImages() throws {
  let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
  let load = PendingLoad("cat.jpg")
  DispatchQueue.global().async {
    let image = UIImage(data: download("cat.jpg"))
    load.end { view.image = image }  // on the main actor
  }
  let bitmap = try view.loadedSnapshotBitmap(scale: 1, resting: true)
  #expect(view.image != nil)
  #expect(bitmap?.width == 2)
}

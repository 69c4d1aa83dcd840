import Badges
import UIKit

// Draws this package's own screen, scrolled 800 points down: swift run draw-badges OUT.png
guard CommandLine.arguments.count == 2 else {
  print("usage: draw-badges OUT.png")
  exit(1)
}

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
let controller = BadgesViewController()
window.rootViewController = controller
window.makeKeyAndVisible()
window.layoutIfNeeded()
controller.collectionView.contentOffset = CGPoint(x: 0, y: 800)

let format = UIGraphicsImageRendererFormat()
format.scale = 2
let png = UIGraphicsImageRenderer(bounds: window.bounds, format: format).pngData { _ in
  window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
}
do {
  try png.write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
} catch {
  print("draw-badges: \(error.localizedDescription)")
  exit(2)
}

import Sessions
import SnapshotTesting
import Testing
import UIKit

/// Compares small pictures of one feature each, exactly, with `Golden/<group>/<name>.png`.
@MainActor
struct Golden {
  let group: String

  /// Compares the drawing of a closure, at two pixels per point by default.
  func drawing(
    _ name: String, size: CGSize = CGSize(width: 60, height: 60), scale: CGFloat = 2,
    ground: UIColor? = .white, file: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, draw: (CGContext) -> Void
  ) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      if let ground {
        ground.setFill()
        UIRectFill(CGRect(origin: .zero, size: size))
      }
      draw(context.cgContext)
    }
    assertSnapshot(
      of: image, as: .image, named: name, goldens: .golden(group), file: file,
      testName: testName, line: line)
  }

  /// Compares a white screen with views on it, at two pixels per point by default.
  func views(
    _ name: String, size: CGSize = CGSize(width: 60, height: 60), scale: CGFloat = 2,
    file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    build: (UIView) -> Void
  ) {
    let root = RenderSession.fresh(scale: scale).run {
      let root = UIView(frame: CGRect(origin: .zero, size: size))
      root.backgroundColor = .white
      build(root)
      return root
    }
    assertSnapshot(
      of: root, as: .image(scale: scale), named: name, goldens: .golden(group), file: file,
      testName: testName, line: line)
  }
}

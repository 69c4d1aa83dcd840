import Testing
import UIKit

@MainActor
@Suite struct ImageViewGoldens {
  nonisolated private static let modes: [(String, UIView.ContentMode)] = [
    ("scale-to-fill", .scaleToFill), ("scale-aspect-fit", .scaleAspectFit),
    ("scale-aspect-fill", .scaleAspectFill), ("redraw", .redraw), ("center", .center),
    ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
    ("top-left", .topLeft), ("top-right", .topRight), ("bottom-left", .bottomLeft),
    ("bottom-right", .bottomRight),
  ]

  /// A picture of 24 × 12 points (a red disc on blue, then gold) is in a grey view of 32 × 40 that
  /// clips: stretched, fitted, covering (cut off left and right), stretched, then at its own size
  /// at the edge or corner in the name.
  @Test(arguments: modes)
  func contentMode(_ name: String, _ mode: UIView.ContentMode) {
    Golden(group: "ImageView").views(name, size: CGSize(width: 40, height: 48)) { root in
      let view = UIImageView(frame: CGRect(x: 4, y: 4, width: 32, height: 40))
      view.backgroundColor = UIColor(white: 0.88, alpha: 1)
      view.image = picture
      view.contentMode = mode
      view.clipsToBounds = true
      root.addSubview(view)
    }
  }

  /// The disc is a stencil in the green tint colour.
  @Test func template() {
    Golden(group: "ImageView").views("template", size: CGSize(width: 40, height: 48)) { root in
      let view = UIImageView(frame: CGRect(x: 8, y: 18, width: 24, height: 12))
      view.image = disc.withRenderingMode(.alwaysTemplate)
      view.tintColor = .systemGreen
      root.addSubview(view)
    }
  }

  private var picture: UIImage {
    draw { context in
      UIColor.systemBlue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
      UIColor.systemYellow.setFill()
      context.fill(CGRect(x: 12, y: 0, width: 12, height: 12))
      UIColor.systemRed.setFill()
      context.fillEllipse(in: CGRect(x: 2, y: 2, width: 8, height: 8))
    }
  }

  private var disc: UIImage {
    draw { context in
      UIColor.systemRed.setFill()
      context.fillEllipse(in: CGRect(x: 6, y: 0, width: 12, height: 12))
    }
  }

  private func draw(_ actions: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 24, height: 12), format: format)
      .image { actions($0.cgContext) }
  }
}

import Testing
import UIKit

@Suite struct UIImageViewBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static let folder = "uikit/uiimageview/"

  private static func image(_ color: UIColor = .red, _ side: CGFloat = 40) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size, format: format).image {
      color.setFill()
      $0.fill($0.format.bounds)
    }
  }

  static let rows: Behaviours = Behaviours(of: "UIImageView") {
    $0.row("a view of an image is as large as the image", .apple(folder + "init(image:)")) {
      #expect(UIImageView(image: image()).bounds.size == CGSize(width: 40, height: 40))
    }
    $0.row("an image view ignores touches", .apple(folder + "isuserinteractionenabled")) {
      #expect(!UIImageView().isUserInteractionEnabled)
    }
    $0.row(
      "a view without an image is opaque, one with an image is not",
      .suite("getsentry/sentry-cocoa SentryUIRedactBuilderTests", license: "MIT")
    ) {
      let view = UIImageView()
      #expect(view.isOpaque && !UIImageView(image: image()).isOpaque)
      view.image = image()
      #expect(!view.isOpaque)
    }
    $0.row("an image fills the view", .apple("uikit/uiview/contentmode-swift.property")) {
      #expect(UIImageView().contentMode == .scaleToFill)
    }
    $0.row("an image view has no image", .apple(folder + "image")) {
      #expect(UIImageView().image == nil && UIImageView().highlightedImage == nil)
    }
    $0.row(
      "without an image there is no intrinsic size", .apple("uikit/uiview/intrinsiccontentsize")
    ) {
      #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }
    $0.row("the intrinsic size is the image's", .apple(folder + "image")) {
      #expect(UIImageView(image: image()).intrinsicContentSize == CGSize(width: 40, height: 40))
    }
    $0.row("setting an image keeps the frame", .apple(folder + "image")) {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.image = image()
      #expect(view.frame.size == CGSize(width: 10, height: 10))
    }
    $0.row("sizeToFit makes the view as large as the image", .apple("uikit/uiview/sizetofit()")) {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.image = image()
      view.sizeToFit()
      #expect(view.frame.size == CGSize(width: 40, height: 40))
    }
    $0.row(
      "alignment insets are the image's",
      .report("https://useyourloaf.com/blog/auto-layout-and-alignment-rectangles/")
    ) {
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let view = UIImageView(image: image().withAlignmentRectInsets(insets))
      #expect(view.alignmentRectInsets == insets)
    }
    $0.row(
      "constraints centre the rectangle inside the alignment insets",
      .report("https://useyourloaf.com/blog/auto-layout-and-alignment-rectangles/")
    ) {
      let insets = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 10)
      let view = UIImageView(image: image().withAlignmentRectInsets(insets))
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: page.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: page.centerYAnchor),
      ])
      page.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 35, y: 35, width: 40, height: 40))
    }
    $0.row(
      "a highlighted view shows the highlighted image", .apple(folder + "highlightedimage"),
      scale: 1
    ) {
      let view = UIImageView(image: image(.red), highlightedImage: image(.blue))
      view.isHighlighted = true
      #expect(pixel(of: view, 20, 20) == [0, 0, 255, 255])
    }
    $0.row("a template is drawn in the tint colour", .apple("uikit/uiview/tintcolor"), scale: 1) {
      let view = UIImageView(image: image().withRenderingMode(.alwaysTemplate))
      view.tintColor = .green
      #expect(pixel(of: view, 20, 20) == [0, 255, 0, 255])
    }
    $0.row(
      "a centred image keeps its size", .apple("uikit/uiview/contentmode-swift.enum/center"),
      scale: 1
    ) {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      (view.contentMode, view.image) = (.center, image())
      #expect(pixel(of: view, 29, 50)[3] == 0 && pixel(of: view, 31, 50)[3] == 255)
    }
    $0.row(
      "aspect fit leaves the sides of a wider view empty",
      .picture("drawing/image-aspectFit@1x.png"), scale: 1
    ) {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      (view.contentMode, view.image) = (.scaleAspectFit, image())
      #expect(pixel(of: view, 24, 25)[3] == 0 && pixel(of: view, 26, 25)[3] == 255)
    }
    $0.row(
      "an image fitted smaller shows a sixteenth in rows of which it covers a quarter",
      .picture("drawing/image-aspectFit@1x.png"), scale: 1
    ) {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: 800, height: 500)
      let black = UIGraphicsImageRenderer(size: size, format: format).image {
        $0.fill(CGRect(origin: .zero, size: size))
      }
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      (view.contentMode, view.image) = (.scaleAspectFit, black)
      let pixels = Pixels(of: view)
      let alphas = [17, 18, 19, 80, 81, 82].map { pixels[50, $0][3] }
      #expect(alphas == [0, 16, 255, 255, 16, 0])
    }
    $0.row("an animation repeats without end", .apple(folder + "animationrepeatcount")) {
      #expect(UIImageView().animationRepeatCount == 0 && !UIImageView().isAnimating)
    }
    $0.row("an image view does not clip", .apple("uikit/uiview/clipstobounds")) {
      #expect(!UIImageView().clipsToBounds)
    }
  }
}

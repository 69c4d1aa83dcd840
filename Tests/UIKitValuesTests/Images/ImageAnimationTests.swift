import Sessions
import Testing
import UIKit

@MainActor @Suite struct ImageAnimationTests {
  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  private func shown(_ view: UIView) -> CGImage? {
    view.layer.presentation()?.contents as? CGImage
  }

  @Test func picturesAreShownOneAfterTheOther() {
    RenderSession(beginningWith: []).run {
      let images = [image(.red), image(.green), image(.blue)]
      let view = UIImageView(image: image(.white))
      view.animationImages = images
      view.animationDuration = 3
      view.animationRepeatCount = 1
      #expect(!view.isAnimating)
      view.startAnimating()
      let seen = (0..<3).map { _ in
        let seen = shown(view)
        view.layer.clock.advance(by: 1)
        return seen
      }
      #expect(seen == images.map(\.cgImage))
      #expect(!view.isAnimating && shown(view) == view.image?.cgImage)
    }
  }

  @Test func animatedImagesRunByThemselves() throws {
    try RenderSession(beginningWith: []).run {
      let images = [image(.red), image(.green)]
      let animated = try #require(UIImage.animatedImage(with: images, duration: 2))
      #expect(animated.images == images && animated.duration == 2)
      #expect(animated.size == CGSize(width: 4, height: 4))
      let view = UIImageView(image: animated)
      #expect(view.isAnimating && shown(view) == images[0].cgImage)
      view.layer.clock.advance(by: 5)
      #expect(shown(view) == images[1].cgImage)
      view.image = images[0]
      #expect(!view.isAnimating)
      #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }
  }

  @Test func oldStretchableImagesKeepTheirCaps() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 7)).image { _ in }
    let stretched = image.stretchableImage(withLeftCapWidth: 4, topCapHeight: 3)
    #expect(stretched.capInsets == UIEdgeInsets(top: 3, left: 4, bottom: 3, right: 4))
    #expect(stretched.resizingMode == .stretch && stretched.leftCapWidth == 4)
  }
}

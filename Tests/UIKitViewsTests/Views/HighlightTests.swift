import Testing
import UIKit

/// Tests the effect of a cell's highlight on its subviews.
@MainActor @Suite struct HighlightTests {
  private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  @Test func imageViewsAndLabelsFollowTheCell() {
    let plain = UIView()
    let (imageView, label) = (UIImageView(), UILabel())
    cell.contentView.addSubview(plain)
    plain.addSubview(imageView)
    imageView.addSubview(label)
    cell.isHighlighted = true
    #expect(imageView.isHighlighted && label.isHighlighted)
    cell.isHighlighted = false
    #expect(!imageView.isHighlighted && !label.isHighlighted)
  }

  @Test func aHighlightedImageIsShown() {
    let images = [UIColor.red, .blue].map { color in
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
    let imageView = UIImageView(image: images[0], highlightedImage: images[1])
    cell.contentView.addSubview(imageView)
    let before = imageView.layer.contents as? CGImage
    cell.isHighlighted = true
    let during = imageView.layer.contents as? CGImage
    #expect(during != nil && during !== before)
  }
}

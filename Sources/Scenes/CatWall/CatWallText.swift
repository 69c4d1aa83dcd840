import UIKit

/// The text attributes of a comment.
struct CatWallText {
  static let margin: CGFloat = 10

  private let attributes: [NSAttributedString.Key: Any]

  init(color: UIColor) {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineBreakMode = .byWordWrapping
    attributes = [
      .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: color,
      .paragraphStyle: paragraph,
    ]
  }

  /// Draws a comment at the top of a cell, inside its margin.
  func draw(_ text: String, in bounds: CGRect) {
    text.draw(in: bounds.insetBy(dx: Self.margin, dy: Self.margin), withAttributes: attributes)
  }
}

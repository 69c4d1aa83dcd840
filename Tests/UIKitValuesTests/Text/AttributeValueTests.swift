import Testing
import UIKit

/// Foundation's C code compares attribute values; this package's values must not crash it (see
/// SwiftObjectMark).
@Suite struct AttributeValueTests {
  @Test func addingAttributesOverOthers() {
    let whole = NSRange(location: 0, length: 3)
    for _ in 0..<100 {
      let text = NSMutableAttributedString(string: "abc")
      for size in [1.0, 2, 2] as [CGFloat] {
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: size), range: whole)
        text.addAttribute(
          .foregroundColor, value: UIColor(white: size / 2, alpha: 1), range: whole)
        let style = NSMutableParagraphStyle()
        style.lineSpacing = size
        text.addAttribute(.paragraphStyle, value: style, range: whole)
        text.addAttribute(.shadow, value: NSShadow(), range: whole)
      }
      let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      #expect(font?.pointSize == 2)
    }
  }
}

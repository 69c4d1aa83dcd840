import Testing
import UIKit

@testable import UIKitValues

@MainActor @Suite struct AttributeContainerTests {
  @Test func attributesComeFromADictionary() {
    let container = AttributeContainer([
      .font: UIFont.systemFont(ofSize: 20), .kern: 2, .underlineStyle: 1,
      .foregroundColor: UIColor.red, .link: "https://example.com",
    ])
    #expect(container.font?.pointSize == 20 && container.kern == 2)
    #expect(container.underlineStyle == .single && container.foregroundColor == .red)
    #expect(container.link?.host == "example.com")
    let back = NSAttributedString(AttributedString("x", attributes: container))
    #expect(back.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2)
  }

  @Test func tabStopsAreTheUsualOnesUntilTheyAreSet() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    style.tabStops = [NSTextTab(textAlignment: .left, location: 80)]
    style.addTabStop(NSTextTab(textAlignment: .left, location: 40))
    #expect(style.textStyle.tabs.locations == [40, 80])
    let text = NSAttributedString(
      string: "a\tb", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    let alone = NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    #expect(abs(text.size().width - 40 - alone.size().width) < 0.51)
  }
}

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

  @Test func bothKindsOfStringsAreConverted() throws {
    let text = NSMutableAttributedString(
      string: "fox 🦊", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 2))
    text.addAttribute(.link, value: "https://example.com", range: NSRange(location: 0, length: 3))
    let converted = AttributedString(text)
    #expect(String(converted.characters) == "fox 🦊" && converted.font?.pointSize == 20)
    #expect(
      converted.runs.map { String(converted[$0.range].characters) } == ["fox", " ", "🦊"])
    #expect(converted.runs.map(\.foregroundColor) == [nil, nil, .red])
    #expect(converted.runs.first?.link?.host == "example.com")
    #expect(try AttributedString(text, including: \.uiKit) == converted)
    #expect(AttributedString(NSAttributedString(converted)) == converted)
    #expect(AttributedString(NSAttributedString(string: "")).characters.isEmpty)
    let attributes = Dictionary(AttributeContainer().kern(3))
    #expect(attributes[.kern] as? CGFloat == 3 && attributes.count == 1)
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

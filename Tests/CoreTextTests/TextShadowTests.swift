import CoreGraphics
import Testing

@testable import CoreText

@Suite struct TextShadowTests {
  private let colors = (1...8).map { (index: Int) -> TextColor in
    let (red, green) = (index & 1, index >> 1 & 1)
    return TextColor(red: Double(red), green: Double(green), blue: 1 - Double(index) / 10)
  }

  /// Returns letters whose shadows overlap, each with a colour of its own.
  private func layout(_ colors: [TextColor]) -> TextLayout {
    var attributes = TextAttributes(font: TextFont(family: .monospaced, size: 20))
    let step = TextLayout(StyledText("H", attributes: attributes)).size.width
    let runs = colors.enumerated().map { index, color in
      attributes.shadow = TextAttributes.Shadow(
        offset: CGSize(width: -CGFloat(index) * step, height: 30), blurRadius: 0, color: color)
      return StyledText.Run(length: 1, attributes: attributes)
    }
    return TextLayout(
      StyledText(String(repeating: "H", count: colors.count), runs: runs))
  }

  /// A shadow covers those of the text before it, with any hash seed of the process.
  @Test(arguments: 0..<8)
  func shadowsAreDrawnInTheOrderOfTheText(first: Int) throws {
    let turned = Array(colors[first...] + colors[..<first])
    let shadow = layout(turned).pixels(at: .zero, width: 40, height: 140)
    let alone = layout([try #require(turned.last)]).pixels(at: .zero, width: 40, height: 140)
    let below = 40 * 64
    let ink = alone.indices.filter { $0 >= below && alone[$0] >> 24 == 255 }
    #expect(ink.count > 50)
    #expect(ink.allSatisfy { shadow[$0] == alone[$0] })
  }
}

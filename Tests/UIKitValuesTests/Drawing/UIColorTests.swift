import Testing
import UIKit
import UIKitTestSupport

/// As in apps: a colour of the class on which the method is called.
extension UIColor {
  fileprivate static func mixed(_ first: UIColor, _ second: UIColor?) -> Self? {
    second.map(\.cgColor).map(self.init(cgColor:)) ?? self.init(white: 1, alpha: 1)
  }
}

@Suite struct UIColorTests {
  private final class Own: UIColor, @unchecked Sendable {}

  @Test func colorsAreCreatedFromTheirClass() {
    #expect(UIColor.mixed(.red, .blue) == .blue)
    #expect(type(of: Own.mixed(.red, nil) ?? .red) == Own.self)
  }

  @Test func aPatternIsReadable() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    let color = UIColor(patternImage: image).cgColor
    let space = try #require(color.colorSpace)
    let pattern = try #require(color.pattern)
    let copy = CGColor(patternSpace: space, pattern: pattern, components: [0.5])
    #expect(copy?.pattern === pattern)
    #expect(UIColor.red.cgColor.pattern == nil)
  }

  private func components(_ color: UIColor) -> [Int] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
  }

  @Test func systemColoursHaveTheirLightValues() {
    #expect(components(.systemRed) == [255, 59, 48, 255])
    #expect(components(.systemBlue) == [0, 122, 255, 255])
    #expect(components(.systemGroupedBackground) == [242, 242, 247, 255])
    #expect(components(.opaqueSeparator) == [198, 198, 200, 255])
    #expect(components(.label) == [0, 0, 0, 255])
    #expect(components(.secondaryLabel) == [60, 60, 67, 153])
    #expect(components(.brown) == [153, 102, 51, 255])
    #expect(components(.clear) == [0, 0, 0, 0])
  }

  @Test func hueRoundTripsThroughEveryColourOfASmallWorld() {
    for red in stride(from: 0.0, through: 1, by: 0.2) {
      for green in stride(from: 0.0, through: 1, by: 0.2) {
        for blue in stride(from: 0.0, through: 1, by: 0.2) {
          let color = UIColor(red: red, green: green, blue: blue, alpha: 0.5)
          var (hue, saturation, brightness, alpha) = (
            CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0)
          )
          color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
          let back = UIColor(
            hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
          #expect(components(back) == components(color))
        }
      }
    }
  }

  @Test func equalityComparesSpaceAndComponents() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor(cgColor: UIColor.blue.cgColor) == .blue)
  }

  /// The same object is equal without a comparison of its colours.
  @Test func aColourIsEqualToItself() {
    nonisolated(unsafe) var calls = 0
    let color = UIColor { _ in
      calls += 1
      return .red
    }
    let before = calls
    #expect(color == color)
    #expect(calls == before)
  }

  @Test func whiteIsHandedOutForGreysOnly() {
    var (white, alpha) = (CGFloat(9), CGFloat(9))
    #expect(UIColor.lightGray.getWhite(&white, alpha: &alpha))
    #expect(abs(white - 2 / 3) < 1e-9 && alpha == 1)
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
  }

  @Test func patternsRepeatFromTheTopLeft() {
    let tile = UIImage.of(["rg", "bw"])
    let image = UIImage.draw(CGSize(width: 4, height: 3)) {
      UIColor(patternImage: tile).setFill()
      UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    }
    #expect(image.letters == ["rgrg", "bwbw", "rgrg"])
  }
}

import Testing
import UIKit

@Suite struct UIColorBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static func rgba(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
  }

  private static func bytes(_ color: UIColor, dark: Bool = false) -> [Int] {
    let traits = UITraitCollection(userInterfaceStyle: dark ? .dark : .light)
    return rgba(color.resolvedColor(with: traits)).prefix(3).map { Int(($0 * 255).rounded()) }
  }

  static let rows: Behaviours = Behaviours(of: "UIColor") {
    components(&$0)
    systemColors(&$0)
  }

  private static func components(_ rows: inout Behaviours) {
    rows.row("red is 1, 0, 0 and opaque", .apple("uikit/uicolor/red")) {
      #expect(rgba(.red) == [1, 0, 0, 1])
    }
    rows.row("clear is black without opacity", .apple("uikit/uicolor/clear")) {
      #expect(rgba(.clear) == [0, 0, 0, 0])
    }
    rows.row("orange is 1, 0.5, 0", .apple("uikit/uicolor/orange")) {
      #expect(rgba(.orange) == [1, 0.5, 0, 1])
    }
    rows.row("brown is 0.6, 0.4, 0.2", .apple("uikit/uicolor/brown")) {
      #expect(rgba(.brown) == [0.6, 0.4, 0.2, 1])
    }
    rows.row("dark grey is a third, light grey two thirds", .apple("uikit/uicolor/darkgray")) {
      #expect(rgba(.darkGray)[0] == 0.333 && rgba(.lightGray)[0] == 0.667)
    }
    rows.row("a white value is that of all components", .apple("uikit/uicolor/init(white:alpha:)"))
    {
      #expect(rgba(UIColor(white: 0.25, alpha: 0.5)) == [0.25, 0.25, 0.25, 0.5])
    }
    rows.row(
      "hue 0, saturated and bright is red",
      .apple("uikit/uicolor/init(hue:saturation:brightness:alpha:)")
    ) {
      let color = UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)
      #expect(rgba(color) == [1, 0, 0, 1])
    }
    rows.row(
      "the hue of green is a third", .apple("uikit/uicolor/gethue(_:saturation:brightness:alpha:)")
    ) {
      var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      let isKnown = UIColor.green.getHue(
        &hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      #expect(isKnown && abs(hue - 1.0 / 3) < 0.001 && saturation == 1 && brightness == 1)
    }
    rows.row(
      "another alpha keeps the components", .apple("uikit/uicolor/withalphacomponent(_:)")
    ) {
      #expect(rgba(UIColor.blue.withAlphaComponent(0.3)) == [0, 0, 1, 0.3])
    }
    rows.row(
      "a colour made from a CGColor has its components", .apple("uikit/uicolor/init(cgcolor:)")
    ) {
      let color = UIColor(cgColor: CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
      #expect(rgba(color) == [0.1, 0.2, 0.3, 1])
    }
    rows.row("colours of equal components are equal", .apple("uikit/uicolor")) {
      #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    }
    rows.row(
      "a dynamic colour calls its closure with the traits",
      .apple("uikit/uicolor/init(dynamicprovider:)")
    ) {
      let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      #expect(bytes(color) == [0, 0, 0] && bytes(color, dark: true) == [255, 255, 255])
    }
    rows.row(
      "a dynamic colour with another alpha stays dynamic",
      .apple("uikit/uicolor/withalphacomponent(_:)")
    ) {
      let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        .withAlphaComponent(0.5)
      #expect(bytes(color, dark: true) == [255, 255, 255])
    }
    rows.row(
      "a pattern colour is painted as its image", .apple("uikit/uicolor/init(patternimage:)")
    ) {
      let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        UIColor.green.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
      view.backgroundColor = UIColor(patternImage: tile)
      #expect(pixel(of: view, 6, 6) == [0, 255, 0, 255])
    }
  }

  private static func systemColors(_ rows: inout Behaviours) {
    let page = Source.apple("design/human-interface-guidelines/color")
    rows.row("system blue is 0, 122, 255 in light and 10, 132, 255 in dark", page) {
      #expect(bytes(.systemBlue) == [0, 122, 255])
      #expect(bytes(.systemBlue, dark: true) == [10, 132, 255])
    }
    rows.row("system red is 255, 59, 48 in light and 255, 69, 58 in dark", page) {
      #expect(bytes(.systemRed) == [255, 59, 48])
      #expect(bytes(.systemRed, dark: true) == [255, 69, 58])
    }
    rows.row("system green is 52, 199, 89 in light and 48, 209, 88 in dark", page) {
      #expect(bytes(.systemGreen) == [52, 199, 89])
      #expect(bytes(.systemGreen, dark: true) == [48, 209, 88])
    }
    rows.row("system grey is the same in light and dark", page) {
      #expect(bytes(.systemGray) == [142, 142, 147])
      #expect(bytes(.systemGray, dark: true) == [142, 142, 147])
    }
    rows.row("the system background is white and black", .apple("uikit/uicolor/systembackground")) {
      #expect(bytes(.systemBackground) == [255, 255, 255])
      #expect(bytes(.systemBackground, dark: true) == [0, 0, 0])
    }
    rows.row(
      "the grouped background is 242, 242, 247",
      .picture("list-inset-grouped/")
    ) {
      #expect(bytes(.systemGroupedBackground) == [242, 242, 247])
    }
    rows.row("the label colour is black and white", .apple("uikit/uicolor/label")) {
      #expect(bytes(.label) == [0, 0, 0] && bytes(.label, dark: true) == [255, 255, 255])
    }
  }
}

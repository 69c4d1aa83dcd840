import Foundation
import Sessions
import Synchronization
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitRuntime
@testable import UIKitValues

/// Tests the sizes, configurations and warnings of symbols, in numbers.
@MainActor @Suite struct SymbolTests {
  private func onScreen<Result>(_ body: () throws -> Result) rethrows -> Result {
    try ProgrammerWarning.$areMessagesLogged.withValue(false) {
      try RenderSession.fresh(scale: 3).run(body)
    }
  }

  private func size(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) -> CGSize {
    UIImage(systemName: name, withConfiguration: configuration)?.size ?? .zero
  }

  /// UIKit's picture of the circle is 25.67 × 24.67 at 17 points and the large scale.
  @Test func theCircleIsAsLargeAsUIKits() {
    onScreen {
      let large = size("circle", .init(pointSize: 17, weight: .regular, scale: .large))
      #expect(abs(large.width - 25.67) < 0.34 && abs(large.height - 24.67) < 0.34)
      let medium = size("circle")
      #expect(abs(medium.width - 20) < 0.34 && abs(medium.height - 19.2) < 0.34)
      #expect(size("circle", .init(pointSize: 34)).width > 1.9 * medium.width)
    }
  }

  @Test func aSymbolIsATemplateWithABaseline() throws {
    try onScreen {
      let image = try #require(UIImage(systemName: "xmark"))
      #expect(image.isSymbolImage && image.isTemplate && image.hasBaseline)
      #expect(image.renderingMode == .automatic && image.scale == 3)
      #expect(!image.withRenderingMode(.alwaysOriginal).isTemplate)
      let offset = try #require(image.baselineOffsetFromBottom)
      #expect(abs(offset - (image.size.height - 0.7046 * 17) / 2) < 0.001)
      // The same size returns the same object.
      #expect(UIImage(systemName: "xmark")?.cgImage === image.cgImage)
    }
  }

  @Test func configurationsAddUp() throws {
    try onScreen {
      let small = UIImage.SymbolConfiguration(pointSize: 10, weight: .bold)
      let both = small.applying(UIImage.SymbolConfiguration(scale: .large))
      #expect(both.values.pointSize == 10 && both.values.weight == .bold)
      #expect(both.values.scale == .large)
      let image = try #require(UIImage(systemName: "star", withConfiguration: small))
      let larger = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 20))
      #expect(larger.symbolConfiguration?.values.weight == .bold)
      #expect(larger.size.height > 1.8 * image.size.height)
      #expect(UIFont.Weight.semibold.symbolWeight() == .semibold)
    }
  }

  /// A heavier weight has more ink.
  @Test func weightsDiffer() throws {
    try onScreen {
      let ink = try [UIImage.SymbolWeight.ultraLight, .light, .regular, .semibold, .black].map {
        let image = UIImage(
          systemName: "circle",
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: $0))
        return try #require(image).inkAmount
      }
      #expect(ink == ink.sorted() && Set(ink).count == 5)
    }
  }

  @Test func textStylesFollowTheContentSize() throws {
    try onScreen {
      let body = UIImage.SymbolConfiguration(textStyle: .body)
      let image = try #require(UIImage(systemName: "heart", withConfiguration: body))
      let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
      let grown = image.variant(
        for: UITraitCollection(traitsFrom: [.standard, huge, .init(displayScale: 3)]))
      #expect(grown.size.height > 1.5 * image.size.height)
    }
  }

  @Test func aColourOfAConfigurationIsShown() throws {
    try onScreen {
      let red = UIImage.SymbolConfiguration(hierarchicalColor: .red)
      let image = try #require(UIImage(systemName: "square.fill", withConfiguration: red))
      #expect(!image.isTemplate)
      #expect(image.rgba(24, 24) == [255, 0, 0, 255])
      let tinted = try #require(UIImage(systemName: "square.fill")).withTintColor(.blue)
      #expect(tinted.rgba(24, 24) == [0, 0, 255, 255])
    }
  }

  @Test func aViewPrefersAConfiguration() throws {
    try onScreen {
      let view = UIImageView(image: UIImage(systemName: "circle"))
      let before = view.intrinsicContentSize
      view.preferredSymbolConfiguration = .init(pointSize: 34)
      #expect(view.intrinsicContentSize.width > 1.9 * before.width)
      // The symbol's own configuration takes precedence.
      view.image = UIImage(
        systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
      #expect(view.intrinsicContentSize == before)
    }
  }

  /// A symbol with one layer is drawn in one colour, and each rendering mode logs a warning once.
  @Test func aSingleLayerIsReported() throws {
    let svg = Data(#"<svg width="16" height="16"><rect width="16" height="16"/></svg>"#.utf8)
    #expect(UIImage.registerSymbol("one.layer", svg: svg))
    let heard = Mutex<[String]>([])
    try ProgrammerWarning.captured(by: { said in heard.withLock { $0.append(said) } }) {
      let configurations: [UIImage.SymbolConfiguration] = [
        .init(paletteColors: [.red, .blue]), .init(paletteColors: [.red]),
        .preferringMulticolor(), .init(hierarchicalColor: .red),
        .init(paletteColors: [.red, .blue]),
      ]
      for configuration in configurations {
        let image = try #require(
          UIImage(systemName: "one.layer", withConfiguration: configuration))
        #expect(image.isSymbolImage)
      }
    }
    #expect(
      heard.withLock { $0 } == [
        "The symbol 'one.layer' has one layer here: palette rendering is monochrome, in the first"
          + " colour.",
        "The symbol 'one.layer' has one layer here: multicolor rendering is monochrome.",
        "The symbol 'one.layer' has one layer here: hierarchical rendering is monochrome.",
      ])
  }

  @Test func unknownNamesAreNilAndTheNearestIsReported() {
    let heard = Mutex<[String]>([])
    ProgrammerWarning.captured(by: { said in heard.withLock { $0.append(said) } }) {
      #expect(UIImage(systemName: "chevron.rigth") == nil)
      #expect(UIImage(systemName: "chevron.rigth") == nil)
      #expect(UIImage(systemName: "hare") != nil)
    }
    #expect(
      heard.withLock { $0 } == [
        "No symbol named 'chevron.rigth' found. Did you mean 'chevron.right'?",
        "The symbol 'hare' has no substitute here: it is drawn as a dashed square.",
      ])
  }

  @Test func aSymbolOfOnesOwnIsDrawnInstead() throws {
    try onScreen {
      let svg = "<svg viewBox='0 0 10 10'><path d='M0 0h10v10h-10z'/></svg>"
      #expect(UIImage.registerSymbol("test.box", svg: Data(svg.utf8)))
      let box = try #require(UIImage(systemName: "test.box"))
      #expect(abs(box.size.width - 20) < 0.34)
      #expect(!UIImage.registerSymbol("test.none", svg: Data("no".utf8)))
    }
  }

  /// Between its margins the symbol is 60 hundredths high at 50 points: 30.
  @Test func aTemplateHasMarginsAndABaseline() throws {
    try onScreen {
      let svg = """
        <svg width='3300' height='2200'><g id='Guides'>
        <line id='Baseline-M' x1='0' x2='3000' y1='1100' y2='1100'/>
        <line id='left-margin-Regular-M' x1='1000' x2='1000' y1='1000' y2='1120'/>
        <line id='right-margin-Regular-M' x1='1060' x2='1060' y1='1000' y2='1120'/></g>
        <g id='Symbols'><g id='Regular-M' transform='translate(1010 1100)'>
        <path d='M0 0v-70h40v70z'/></g></g></svg>
        """
      #expect(UIImage.registerSymbol("test.template", svg: Data(svg.utf8)))
      let image = try #require(
        UIImage(
          systemName: "test.template", withConfiguration: UIImage.SymbolConfiguration(pointSize: 50)
        ))
      #expect(image.size.width == 30)
      #expect(abs(image.size.height - 42) < 0.34)
      let offset = try #require(image.baselineOffsetFromBottom)
      #expect(abs(offset - 3.49) < 0.34)
    }
  }

  /// No name that iOS 17 has is unknown, and composed symbols have ink inside their boxes.
  @Test func everyNameOfIOSIsKnown() throws {
    let table = SymbolTable.shared
    let all = SymbolNames.all
    let names = all.map(\.name)
    #expect(names.allSatisfy { table.substitutes[$0] == nil } && Set(names).count == names.count)
    #expect(names.count + table.substitutes.count > 6_600)
    let rules = Set(all.map { $0.rule.hasPrefix("~") ? String($0.rule.dropFirst()) : $0.rule })
      .subtracting([""])
    #expect(all.count { $0.rule.isEmpty } < 1_800 && rules.count > 900)
    for rule in rules.sorted() {
      let drawing = try #require(table.drawing(rule), "\(rule)")
      let ink = try #require(drawing.inkBounds, "\(rule)")
      #expect(ink.minX > -2 && ink.minY > -2 && ink.maxX < 18 && ink.maxY < 18, "\(rule)")
    }
  }

  /// Every hundredth name is looked up: each is searched for among all names.
  @Test func namesOfIOSGiveImages() {
    let names = (SymbolNames.all.map(\.name) + SymbolTable.shared.substitutes.keys).sorted()
    let some = names.indices.filter { $0.isMultiple(of: 100) }.map { names[$0] }
    let missing = onScreen { some.filter { UIImage(systemName: $0) == nil } }
    #expect(missing == [] && some.count > 66)
  }

  @Test func composedSymbolsReportWhatTheyAre() {
    #expect(SymbolNames.rule(of: "leaf.circle.fill") == "leaf+circle.fill")
    #expect(SymbolNames.rule(of: "12.circle.fill") == "digit-1,digit-2+circle.fill")
    #expect(SymbolNames.rule(of: "tortoise") == "" && SymbolNames.rule(of: "leaf.") == nil)
    #expect(SymbolNames.rule(of: "zzz") == nil && SymbolNames.rule(of: "") == nil)
  }

  @Test func everySubstituteCanBeDrawn() throws {
    let table = SymbolTable.shared
    #expect(table.substitutes.count > 900)
    for (name, substitute) in table.substitutes {
      let drawing = try #require(table.drawing(substitute.icon), "\(name)")
      #expect(drawing.problems.isEmpty && drawing.inkBounds != nil, "\(name)")
    }
  }
}

extension UIImage {
  /// The amount of ink in the image, in pixels.
  fileprivate var inkAmount: Double {
    guard let cgImage else { return 0 }
    var sum = 0
    for y in 0..<cgImage.height {
      for x in 0..<cgImage.width { sum += Int(rgba(x, y)[3]) }
    }
    return Double(sum) / 255
  }
}

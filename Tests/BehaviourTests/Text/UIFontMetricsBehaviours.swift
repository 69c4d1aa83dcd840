import Testing
import UIKit

@Suite struct UIFontMetricsBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static let page = Source.apple("uikit/uifontmetrics")
  private static let typography = Source.apple("design/human-interface-guidelines/typography")
  private static let stand = Source.suite("CustomFontMetrics (Zachary Waldowski)", license: "MIT")

  /// The distances between the lines of each style from the smallest content size to the largest,
  /// in points.
  private static let distances: [(UIFont.TextStyle, [CGFloat])] = [
    (.largeTitle, [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    (.title1, [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
    (.title2, [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    (.title3, [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    (.headline, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    (.body, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    (.callout, [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    (.subheadline, [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
    (.footnote, [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    (.caption1, [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
    (.caption2, [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
  ]

  private static func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  static let rows: Behaviours = Behaviours(of: "UIFontMetrics") {
    $0.row("at the large category values do not change", page) {
      #expect(UIFontMetrics.default.scaledValue(for: 17) == 17)
      #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)).pointSize == 17)
    }
    $0.row("the default metrics are those of body text", .apple("uikit/uifontmetrics/default")) {
      let ax3 = traits(.accessibilityExtraLarge)
      let body = UIFontMetrics(forTextStyle: .body)
      #expect(
        UIFontMetrics.default.scaledValue(for: 32, compatibleWith: ax3)
          == body.scaledValue(for: 32, compatibleWith: ax3))
    }
    $0.row(
      "17 points at medium are 16.333: values follow the line distance, not the sizes",
      .report("https://jaredsinclair.com/2024/03/02/scaled-metrics.html"), scale: 3
    ) {
      let value = UIFontMetrics(forTextStyle: .body).scaledValue(
        for: 17, compatibleWith: traits(.medium))
      #expect(abs(value - 49.0 / 3) < 0.001)
    }
    $0.row("a value is rounded to the nearest pixel", stand, scale: 3) {
      let metrics = UIFontMetrics.default
      let small = metrics.scaledValue(for: 32, compatibleWith: traits(.extraSmall))
      let large = metrics.scaledValue(for: 32, compatibleWith: traits(.accessibilityExtraLarge))
      #expect(abs(small - 83.0 / 3) < 0.001 && abs(large - 209.0 / 3) < 0.001)
    }
    $0.row("a scaled font has whole points", stand) {
      let metrics = UIFontMetrics.default
      let font = UIFont.systemFont(ofSize: 16)
      #expect(metrics.scaledFont(for: font, compatibleWith: traits(.extraSmall)).pointSize == 14)
      #expect(
        metrics.scaledFont(for: font, compatibleWith: traits(.accessibilityExtraLarge)).pointSize
          == 35)
    }
    $0.row("a factor is the style's line distance divided by that at large", typography) {
      let distances: [CGFloat] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
      let metrics = UIFontMetrics(forTextStyle: .body)
      for (category, distance) in zip(UIContentSizeCategory.all, distances) {
        #expect(metrics.scaledValue(for: 22, compatibleWith: traits(category)) == distance)
      }
    }
    $0.row("each text style has a factor of its own", typography) {
      let largest = traits(.accessibilityExtraExtraExtraLarge)
      for (style, distances) in [
        (UIFont.TextStyle.largeTitle, (41, 70)), (.title1, (34, 68)), (.title2, (28, 66)),
        (.title3, (25, 65)), (.headline, (22, 62)), (.callout, (21, 60)),
        (.subheadline, (20, 58)), (.footnote, (18, 52)), (.caption1, (16, 51)),
        (.caption2, (13, 48)),
      ] {
        let metrics = UIFontMetrics(forTextStyle: style)
        #expect(
          metrics.scaledValue(for: CGFloat(distances.0), compatibleWith: largest)
            == CGFloat(distances.1))
      }
    }
    $0.row("factors follow the line distances at all sizes of all styles", typography) {
      for (style, distances) in Self.distances {
        let metrics = UIFontMetrics(forTextStyle: style)
        for (category, distance) in zip(UIContentSizeCategory.all, distances) {
          let value = metrics.scaledValue(for: distances[3], compatibleWith: traits(category))
          #expect(value == distance, "\(style.rawValue) at \(category.rawValue)")
        }
      }
    }
    $0.row(
      "a scaled font is no larger than its maximum",
      .apple("uikit/uifontmetrics/scaledfont(for:maximumpointsize:)")
    ) {
      let font = UIFontMetrics.default.scaledFont(
        for: .systemFont(ofSize: 30), maximumPointSize: 40,
        compatibleWith: traits(.accessibilityExtraLarge))
      #expect(font.pointSize == 40)
    }
    $0.row(
      "a scaled font follows the content size in labels that adjust automatically",
      .apple("uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory")
    ) {
      let font = UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 16))
      #expect(font.adjusted(to: .accessibilityExtraLarge).pointSize == 35)
      #expect(font.adjusted(to: .accessibilityExtraLarge).fontName == ".SFUI-Semibold")
    }
    $0.row(
      "a scaled font keeps name and weight", .apple("uikit/uifontmetrics/scaledfont(for:)")
    ) {
      let font = UIFontMetrics.default.scaledFont(
        for: .systemFont(ofSize: 16, weight: .heavy), compatibleWith: traits(.extraSmall))
      #expect(font.fontName == ".SFUI-Heavy")
    }
  }
}

import Sessions
import Testing
import UIKit

/// Tests text that follows the user's content size.
@MainActor @Suite struct ContentSizeTests {
  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  /// The values are from Apple's table: the smallest, the default and the largest size of each
  /// style.
  @Test func stylesHaveApplesSizes() {
    let table: [(UIFont.TextStyle, [CGFloat])] = [
      (.largeTitle, [31, 34, 60]), (.title1, [25, 28, 58]), (.title2, [19, 22, 56]),
      (.title3, [17, 20, 55]), (.headline, [14, 17, 53]), (.body, [14, 17, 53]),
      (.callout, [13, 16, 51]), (.subheadline, [12, 15, 49]), (.footnote, [12, 13, 44]),
      (.caption1, [11, 12, 43]), (.caption2, [11, 11, 40]),
    ]
    for (style, sizes) in table {
      let categories: [UIContentSizeCategory] = [
        .extraSmall, .large, .accessibilityExtraExtraExtraLarge,
      ]
      #expect(
        categories.map {
          UIFont.preferredFont(forTextStyle: style, compatibleWith: traits($0)).pointSize
        } == sizes)
      let all = UIContentSizeCategory.all.map { style.size(at: $0) }
      #expect(all == all.sorted() && all.count == 12)
    }
    #expect(UIFont.TextStyle(rawValue: "unheard of").size(at: .small) == 15)
  }

  @Test func preferredFontsAreThoseOfTheCurrentTraits() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    traits(.accessibilityLarge).performAsCurrent {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
      #expect(UIFontMetrics(forTextStyle: .callout).scaledValue(for: 21) == 39)
    }
    let none = UITraitCollection()
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: none).pointSize == 17)
  }

  @Test func metricsScaleAsTheirStyle() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont(name: "Menlo", size: 34)
    let large = font.map {
      metrics.scaledFont(for: $0, compatibleWith: traits(.accessibilityLarge))
    }
    #expect(large?.pointSize == 62 && large?.fontName == "Menlo-Regular")
    let limited = font.map {
      metrics.scaledFont(
        for: $0, maximumPointSize: 40, compatibleWith: traits(.accessibilityLarge))
    }
    #expect(limited?.pointSize == 40)
    #expect(metrics.scaledValue(for: 10) == 10)
    // The value is 10 × 62 / 22 = 28.18, rounded to whole pixels of the screen.
    let largest = traits(.accessibilityExtraExtraExtraLarge)
    #expect(metrics.scaledValue(for: 10, compatibleWith: largest) == 28)
  }

  @Test func categoriesHaveAnOrder() {
    #expect(UIContentSizeCategory.small < .large && .extraExtraExtraLarge < .accessibilityMedium)
    let accessible = UIContentSizeCategory.all.filter(\.isAccessibilityCategory)
    #expect(accessible.first == .accessibilityMedium && accessible.count == 5)
  }

  @Test func labelsFollowTheTraitsIfConfigured() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (follows, stays, fixed) = (UILabel(), UILabel(), UILabel())
    for label in [follows, stays, fixed] {
      label.text = "Nap"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      view.addSubview(label)
    }
    stays.adjustsFontForContentSizeCategory = false
    fixed.font = .systemFont(ofSize: 17)
    let height = follows.intrinsicContentSize.height
    RenderSession.current.withScreen(traits: traits(.accessibilityLarge)).run {
      view.updateForCurrentTraits()
      #expect([follows, stays, fixed].map(\.font.pointSize) == [33, 17, 17])
      #expect(follows.intrinsicContentSize.height > height)
    }
    view.updateForCurrentTraits()
    #expect(follows.font.pointSize == 17)
  }
}

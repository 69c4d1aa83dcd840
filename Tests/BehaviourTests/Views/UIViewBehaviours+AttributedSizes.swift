import Testing
import UIKit

extension UIViewBehaviours {
  private static let adjusts = Source.apple(
    "uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory")

  /// A font of a text style, one scaled by metrics, and one that does not scale.
  private static var fonts: [UIFont] {
    [
      .preferredFont(forTextStyle: .body),
      UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)), .systemFont(ofSize: 13),
    ]
  }

  /// Returns a text with a letter in each font.
  private static var mixed: NSAttributedString {
    let text = NSMutableAttributedString(string: "aaa")
    for (index, font) in fonts.enumerated() {
      text.addAttribute(.font, value: font, range: NSRange(location: index, length: 1))
    }
    return text
  }

  private static func sizes(_ text: NSAttributedString?) -> [CGFloat] {
    guard let text else { return [] }
    return (0..<text.length).compactMap {
      (text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
    }
  }

  /// Shows a view in a window, with larger text.
  @MainActor private static func enlarge(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.frame = window.bounds
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    window.layoutIfNeeded()
    return window
  }

  static func attributedSizes(_ rows: inout Behaviours) {
    rows.row("a label that adjusts its font adjusts each scaling font of its text", adjusts) {
      for (adjusts, expected) in [(true, [23, 22, 13]), (false, [17, 17, 13] as [CGFloat])] {
        let label = UILabel()
        label.attributedText = mixed
        label.adjustsFontForContentSizeCategory = adjusts
        let window = enlarge(label)
        #expect(sizes(label.attributedText) == expected)
        _ = window
      }
    }
    rows.row("a text view that adjusts its font adjusts each scaling font of its text", adjusts) {
      let view = UITextView()
      view.attributedText = mixed
      view.adjustsFontForContentSizeCategory = true
      let window = enlarge(view)
      #expect(sizes(view.attributedText) == [23, 22, 13])
      _ = window
    }
    rows.row("a text field that adjusts its font adjusts each scaling font of its text", adjusts) {
      let field = UITextField()
      field.attributedText = mixed
      field.adjustsFontForContentSizeCategory = true
      let window = enlarge(field)
      #expect(sizes(field.attributedText) == [23, 22, 13])
      _ = window
    }
    rows.row(
      "scaling fonts of a configured button's attributed title follow the content size category",
      .suite(
        "essentialdevelopercom/essential-feed-case-study, FeedSnapshotTests", license: "MIT")
    ) {
      var configuration = UIButton.Configuration.plain()
      configuration.attributedTitle = fonts.reduce(AttributedString()) { title, font in
        title + AttributedString("a", attributes: AttributeContainer([.font: font]))
      }
      let button = UIButton(configuration: configuration)
      let window = enlarge(button)
      #expect(sizes(button.titleLabel?.attributedText) == [23, 22, 13])
      _ = window
    }
  }
}

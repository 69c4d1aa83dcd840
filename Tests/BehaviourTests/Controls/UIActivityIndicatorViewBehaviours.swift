import Testing
import UIKit

@Suite struct UIActivityIndicatorViewBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows = Behaviours(of: "UIActivityIndicatorView") {
    $0.row(
      "one that stands still is hidden", .apple("uikit/uiactivityindicatorview/hideswhenstopped")
    ) {
      let view = UIActivityIndicatorView(style: .medium)
      #expect(view.hidesWhenStopped && view.isHidden && !view.isAnimating)
    }
    $0.row(
      "it shows while it turns", .apple("uikit/uiactivityindicatorview/startanimating()")
    ) {
      let view = UIActivityIndicatorView(style: .medium)
      view.startAnimating()
      #expect(!view.isHidden && view.isAnimating)
      view.stopAnimating()
      #expect(view.isHidden && !view.isAnimating)
    }
    $0.row(
      "one that does not hide stands still in sight",
      .apple("uikit/uiactivityindicatorview/hideswhenstopped")
    ) {
      let view = UIActivityIndicatorView(style: .medium)
      view.hidesWhenStopped = false
      #expect(!view.isHidden)
      view.startAnimating()
      view.stopAnimating()
      #expect(!view.isHidden)
    }
    $0.row(
      "it is made in its style's size", .apple("uikit/uiactivityindicatorview/init(style:)")
    ) {
      #expect(UIActivityIndicatorView(style: .medium).bounds.size == CGSize(width: 20, height: 20))
      #expect(UIActivityIndicatorView(style: .large).bounds.size == CGSize(width: 37, height: 37))
    }
    $0.row(
      "a colour of its own comes before the style's",
      .apple("uikit/uiactivityindicatorview/color")
    ) {
      let view = UIActivityIndicatorView(style: .medium)
      view.color = .red
      view.style = .large
      #expect(view.color == .red && view.bounds.width == 37)
    }
    $0.row(
      "its style is medium at first", .apple("uikit/uiactivityindicatorview/style-swift.property")
    ) {
      let view = UIActivityIndicatorView(frame: .zero)
      #expect(view.style == .medium && view.intrinsicContentSize == CGSize(width: 20, height: 20))
    }
  }
}

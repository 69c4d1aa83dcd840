import Testing
import UIKit

@Suite struct UIActivityIndicatorViewBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIActivityIndicatorView") {
    $0.row(
      "a stopped indicator is hidden", .apple("uikit/uiactivityindicatorview/hideswhenstopped")
    ) {
      let view = UIActivityIndicatorView(style: .medium)
      #expect(view.hidesWhenStopped && view.isHidden && !view.isAnimating)
    }
    $0.row(
      "an indicator is visible while animating",
      .apple("uikit/uiactivityindicatorview/startanimating()")
    ) {
      let view = UIActivityIndicatorView(style: .medium)
      view.startAnimating()
      #expect(!view.isHidden && view.isAnimating)
      view.stopAnimating()
      #expect(view.isHidden && !view.isAnimating)
    }
    $0.row(
      "an indicator that does not hide when stopped remains visible",
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
      "an indicator has its style's size", .apple("uikit/uiactivityindicatorview/init(style:)")
    ) {
      #expect(UIActivityIndicatorView(style: .medium).bounds.size == CGSize(width: 20, height: 20))
      #expect(UIActivityIndicatorView(style: .large).bounds.size == CGSize(width: 37, height: 37))
    }
    $0.row(
      "an indicator's own colour takes precedence over the style's",
      .apple("uikit/uiactivityindicatorview/color")
    ) {
      let view = UIActivityIndicatorView(style: .medium)
      view.color = .red
      view.style = .large
      #expect(view.color == .red && view.bounds.width == 37)
    }
    $0.row(
      "the style is medium by default", .apple("uikit/uiactivityindicatorview/style-swift.property")
    ) {
      let view = UIActivityIndicatorView(frame: .zero)
      #expect(view.style == .medium && view.intrinsicContentSize == CGSize(width: 20, height: 20))
    }
  }
}

@_spi(UIKit) import UIKitViews

/// The title of a table's header or footer, laid out like that of a list. Apps may change its
/// labels.
@MainActor
final class HeaderTitleView: UIListContentView {
  override func subviewDidChangeContent(_ view: UIView) {
    super.subviewDidChangeContent(view)
    setNeedsLayout()
  }
}

/// The content view of a table's header or footer, with the header's margins.
@MainActor
final class HeaderContentView: UIView, ContentMarginHost {
  var contentMargins: UIEdgeInsets {
    (superview as? any ContentMarginHost)?.contentMargins ?? layoutMargins
  }
}

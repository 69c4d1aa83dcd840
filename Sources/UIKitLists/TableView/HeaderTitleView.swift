@_spi(UIKit) import UIKitViews

/// The title of a table's header or footer, laid out as a list's. Its labels are the table's users'
/// to change.
@MainActor
final class HeaderTitleView: UIListContentView {
  override func subviewDidChangeContent(_ view: UIView) {
    super.subviewDidChangeContent(view)
    setNeedsLayout()
  }
}

/// What a table's header or footer has its content in, with the header's margins.
@MainActor
final class HeaderContentView: UIView, ContentMarginHost {
  var contentMargins: UIEdgeInsets {
    (superview as? any ContentMarginHost)?.contentMargins ?? layoutMargins
  }
}

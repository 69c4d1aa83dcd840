/// The title of a table's header or footer, laid out like that of a list. Apps may change its
/// labels.
@MainActor
final class HeaderTitleView: UIListContentView, SubviewHost {
  override init(configuration: UIListContentConfiguration) {
    super.init(configuration: configuration)
    subviewHost = self
  }

  required init?(coder: NSCoder) { nil }

  func subviewDidChangeContent(_ view: UIView) { setNeedsLayout() }
}

/// The content view of a table's header or footer, with the header's margins.
@MainActor
final class HeaderContentView: UIView, ContentMarginHost {
  var contentMargins: UIEdgeInsets {
    (superview as? any ContentMarginHost)?.contentMargins ?? layoutMargins
  }
}

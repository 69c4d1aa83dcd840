/// A reusable header or footer of a table.
///
/// Source: Apple, UITableViewHeaderFooterView.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ContentMarginHost {
  /// The reuse identifier.
  public let reuseIdentifier: String?

  /// The superview of the content. Default: a plain view, or the content configuration's.
  public private(set) var contentView: UIView

  /// The view behind the content. Default nil.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// The configuration of the content, shown in ``contentView``. Default nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent() }
  }

  /// The configuration of the background (iOS 14). Default: that of the table's style.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showBackground() }
  }

  /// The title. The table sets the font of its style when it places the view; changes that the
  /// delegate makes when the view is about to be displayed are kept. Default empty; nil if there is
  /// a content configuration.
  open var textLabel: UILabel? { contentConfiguration == nil ? title.textLabel : nil }
  /// The second text below the title (grouped tables). Default empty; nil if there is a content
  /// configuration.
  open var detailTextLabel: UILabel? {
    contentConfiguration == nil ? title.secondaryTextLabel : nil
  }

  /// The position in the table.
  var place = ListPosition(role: .header, appearance: .plain) {
    didSet {
      guard place != oldValue else { return }
      layoutMargins = UIEdgeInsets(top: 8, left: place.margin, bottom: 8, right: place.margin)
      if place.appearance == .plain, backgroundConfiguration == nil, backgroundView == nil {
        backgroundConfiguration = .listPlainHeaderFooter()
      }
      if hasTitle { styleTitle() }
      setNeedsLayout()
    }
  }

  private lazy var title = makeTitle()
  private var hasTitle = false
  private var backgroundHost: BackgroundConfigurationView?

  /// Creates a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = HeaderContentView(frame: .zero)
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view without an identifier, with a frame in its superview's coordinates, in points.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    contentView = HeaderContentView(frame: .zero)
    super.init(coder: coder)
    addSubview(contentView)
    coder.describe(self, as: UITableViewHeaderFooterView.self)
  }

  /// Resets the view before reuse. The default implementation does nothing.
  open func prepareForReuse() {}

  /// Returns the content configuration of the table's style, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let isPlain = place.appearance == .plain
    return place.role == .footer
      ? (isPlain ? .plainFooter() : .groupedFooter())
      : (isPlain ? .plainHeader() : .groupedHeader())
  }

  /// Resizes content and background to the view's bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, backgroundHost, contentView] { view?.frame = bounds }
    if hasTitle { title.frame = contentView.bounds }
  }

  /// Returns the size that constraints inside ``contentView`` require, else the content's.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.sizeByConstraints(
      fitting: targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? sizeThatFits(targetSize)
  }

  /// Returns the proposed width and the height of the content or title.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if contentConfiguration != nil { return contentView.sizeThatFits(size) }
    return hasTitle ? title.sizeThatFits(size) : CGSize(width: size.width, height: 0)
  }

  package var contentMargins: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: place.margin, bottom: 0, right: place.margin)
  }

  private func makeTitle() -> HeaderTitleView {
    let view = HeaderTitleView(configuration: defaultContentConfiguration())
    hasTitle = true
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  /// Shows a title in the table's style.
  func setTitle(_ text: String) {
    title.textLabel.text = text
    styleTitle()
  }

  /// Applies the style of the position to the title, which keeps its texts.
  private func styleTitle() {
    var content = defaultContentConfiguration()
    content.text = title.textLabel.text
    content.secondaryText = title.secondaryTextLabel.text
    title.configuration = content
  }

  private func showContent() {
    guard let configuration = contentConfiguration else { return }
    if let view = contentView as? any UIContentView, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    let view = configuration.makeContentView()
    contentView.removeFromSuperview()
    contentView = view
    addSubview(view)
    setNeedsLayout()
  }

  private func showBackground() {
    guard let configuration = backgroundConfiguration else {
      backgroundHost?.removeFromSuperview()
      return backgroundHost = nil
    }
    let host = backgroundHost ?? BackgroundConfigurationView(configuration)
    host.configuration = configuration
    if host.superview !== self { insertSubview(host, at: 0) }
    backgroundHost = host
    setNeedsLayout()
  }
}

extension UITableViewHeaderFooterView {
  @usableFromInline
  convenience init(dynamicIdentifier: String?) { self.init(reuseIdentifier: dynamicIdentifier) }

  @_silgen_name("$s10UIKitLists023UITableViewHeaderFooterD0C17dynamicIdentifierACSSSg_tcfC")
  private static func allocate(dynamicIdentifier: __owned String?) -> UITableViewHeaderFooterView

  /// Creates a view of this class or subclass, as `UIView.make(frame:)` does.
  static func make(reuseIdentifier: String?) -> UITableViewHeaderFooterView {
    allocate(dynamicIdentifier: reuseIdentifier)
  }
}

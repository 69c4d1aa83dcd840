/// A header or footer of a table that is used again.
///
/// Source: Apple, UITableViewHeaderFooterView.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ContentMarginHost {
  /// The identifier the view was dequeued with.
  public let reuseIdentifier: String?

  /// Where the content goes. Default: a plain view, or the content configuration's.
  public private(set) var contentView: UIView

  /// The view behind the content. Default nil.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// What the view shows. Setting it shows it in ``contentView``. Default nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent() }
  }

  /// What lies behind the content (iOS 14). Default: what the table's style asks for.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showBackground() }
  }

  /// The title, in the font of the table's style, which the table sets once the view is in its
  /// place; changes that are made when the view is about to be shown stay. Default empty; nil where
  /// there is a content configuration.
  open var textLabel: UILabel? { contentConfiguration == nil ? title.textLabel : nil }
  /// A second text under the title (grouped tables). Default empty; nil where there is a content
  /// configuration.
  open var detailTextLabel: UILabel? {
    contentConfiguration == nil ? title.secondaryTextLabel : nil
  }

  /// The place in the table.
  var place = ListPlace(role: .header, appearance: .plain) {
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

  /// A view that is known by an identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = HeaderContentView(frame: .zero)
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// A view without an identifier, with a rectangle in its superview's coordinates, in points.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// A view as a nib describes it.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    contentView = HeaderContentView(frame: .zero)
    super.init(coder: coder)
    addSubview(contentView)
    coder.describe(self, as: UITableViewHeaderFooterView.self)
  }

  /// Brings the view back to its neutral state before it is used again. The default does nothing.
  open func prepareForReuse() {}

  /// The content of a header or footer of the table's style, without a text.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let isPlain = place.appearance == .plain
    return place.role == .footer
      ? (isPlain ? .plainFooter() : .groupedFooter())
      : (isPlain ? .plainHeader() : .groupedHeader())
  }

  /// Stretches content and background to the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, backgroundHost, contentView] { view?.frame = bounds }
    if hasTitle { title.frame = contentView.bounds }
  }

  /// The size that constraints inside ``contentView`` give it, else its content's.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.sizeByConstraints(
      fitting: targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? sizeThatFits(targetSize)
  }

  /// The width it is offered and the height of its content or title.
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

  /// Shows a title as the table's style has it.
  func setTitle(_ text: String) {
    title.textLabel.text = text
    styleTitle()
  }

  /// Gives the title the look of the place, in which it keeps its texts.
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

  /// Makes a view of this class, whatever subclass it is, as `UIView.make(frame:)` does.
  static func make(reuseIdentifier: String?) -> UITableViewHeaderFooterView {
    allocate(dynamicIdentifier: reuseIdentifier)
  }
}

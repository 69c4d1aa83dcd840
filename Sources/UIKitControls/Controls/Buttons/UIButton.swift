@_spi(UIKit) import UIKitViews

/// A control to tap: text, an image and a background, for each state or as a configuration says.
///
/// Source: Apple, UIButton.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// Changes a button's configuration when its state has changed.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// What the button looks like by itself.
  public private(set) var buttonType = ButtonType.custom

  // MARK: Configuration

  /// What the button shows and how. While there is one, what was set for states plays no part.
  /// Default nil.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { configurationChanged(hadOne: oldValue != nil) } }
  }

  /// Called before the button is shown in a state that is new to it. Default nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration's colours follow the state. Default true.
  open var automaticallyUpdatesConfiguration = true

  /// Whether a tap chooses the button or no longer does. Default false.
  ///
  /// With ``showsMenuAsPrimaryAction`` the button shows the chosen, or first, action of ``menu``.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { menuDidChange() } }
  }

  /// The menu to choose from; a finger opens it with ``showsMenuAsPrimaryAction``. Default nil.
  open var menu: UIMenu? { didSet { if menu != oldValue { showMenuInteraction() } } }

  /// Whether a tap opens ``menu``. Default false.
  open override var showsMenuAsPrimaryAction: Bool { didSet { menuDidChange() } }

  /// In which order the menu's elements stand. Kept: the first is at the top. Default automatic.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// What the button means. Kept. Default normal.
  open var role = Role.normal
  /// Whether a pointer changes the button. Kept: there is none. Default false.
  open var isPointerInteractionEnabled = false

  // MARK: Without a configuration

  /// Around the content, in points; none of zero means 6 above and below a title. Default zero.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateContent() } }
  }
  /// Moves and shrinks the title, in points. Default zero.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }
  /// Moves and shrinks the image, in points. Default zero.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }
  /// Whether the image is darker under a finger. Default true, false for system buttons.
  open var adjustsImageWhenHighlighted = true {
    didSet { if adjustsImageWhenHighlighted != oldValue { contentsChanged() } }
  }
  /// Whether the title's shadow turns round under a finger. Kept. Default false.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the button shines under a finger. Kept. Default false.
  open var showsTouchWhenHighlighted = false
  /// Whether the image is pale while the button is not enabled. Default true.
  open var adjustsImageWhenDisabled = true {
    didSet { if adjustsImageWhenDisabled != oldValue { contentsChanged() } }
  }

  // MARK: Parts

  /// The title's label; its text and colours are the button's, its font may be set.
  open var titleLabel: UILabel? {
    // It has a title as soon as that is set.
    if configuration == nil { updateIfNeeded() }
    return title
  }
  /// The image's view.
  open var imageView: UIImageView? { picture }
  /// The subtitle's label, of a button with a configuration.
  open var subtitleLabel: UILabel? { subtitle }

  let title = ButtonTitleLabel(frame: .zero)
  let subtitle = ButtonTitleLabel(frame: .zero)
  let picture = UIImageView(frame: .zero)
  let backgroundPicture = UIImageView(frame: .zero)
  /// Behind the content of a chosen system button.
  var selectionGround: UIView?
  let parts = ConfiguredButtonParts()
  private(set) var contents = ButtonContents()
  private var needsUpdate = true
  private var isUpdating = false
  /// What whoever lays the button out was told last.
  private var knownSize: CGSize?

  // MARK: Lifecycle

  /// A custom button with a rectangle in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A button of a type, of zero size; signs have theirs.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
    sizeToSign()
  }

  /// A button of a type that does something when tapped; it takes title and image from that.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// A custom button that does something when tapped; it takes title and image from that.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// A button that looks as a configuration says, as large as it needs.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    var configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty {
        configuration.title = primaryAction.title
      }
      configuration.image = configuration.image ?? primaryAction.image
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = configuration
    sizeToFit()
  }

  /// A button as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    become(coder.attribute("buttonType").flatMap { ButtonType.byDocumentName[$0] } ?? .custom)
    coder.describe(self, as: UIButton.self)
  }

  // MARK: Content of states

  /// Sets the title for a state; states without one have the normal one's.
  open func setTitle(_ title: String?, for state: State) {
    change(state) { $0.title = title }
    if configuration != nil, state == .normal { configuration?.title = title }
  }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.color = color }
  }

  /// Sets the colour of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.shadowColor = color }
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    change(state) { $0.image = image }
    if configuration != nil, state == .normal { configuration?.image = image }
  }

  /// Sets how symbols are drawn that are a state's image and say nothing of it themselves.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change(state) { $0.symbol = configuration }
  }

  /// How symbols are drawn that are a state's image; nil where nothing was set.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    contents.shown(in: state).symbol
  }

  /// Sets the image behind the content for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.background = image }
  }

  /// Sets the title with attributes of its own for a state; it comes before the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title.map(NSAttributedString.init(attributedString:)) }
  }

  /// The title in a state.
  open func title(for state: State) -> String? { contents.shown(in: state).title }
  /// The colour of the title in a state.
  open func titleColor(for state: State) -> UIColor? {
    contents.shown(in: state).color ?? standardTitleColor
  }
  /// The colour of the title's shadow in a state.
  open func titleShadowColor(for state: State) -> UIColor? {
    contents.shown(in: state).shadowColor
  }
  /// The image in a state.
  open func image(for state: State) -> UIImage? { contents.shown(in: state).image }
  /// The image behind the content in a state.
  open func backgroundImage(for state: State) -> UIImage? { contents.shown(in: state).background }
  /// The title with attributes in a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    contents.shown(in: state).attributedTitle
  }

  // MARK: Layout of legacy buttons

  /// Where the background stands. Default all of the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the content may stand: the bounds without the content's insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Where the title stands in the content's rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    legacyFrames(in: contentRect).title
  }
  /// Where the image stands in the content's rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    legacyFrames(in: contentRect).image
  }

  // MARK: Updating

  /// Has the configuration updated before the button is shown next.
  open func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
  }

  /// Brings the parts in step with the configuration and the state. An override calls this one.
  open func updateConfiguration() {
    if let configuration { parts.show(configuration, in: self) } else { showContents() }
  }

  func updateIfNeeded() {
    guard needsUpdate, !isUpdating else { return }
    needsUpdate = false
    isUpdating = true
    configurationUpdateHandler?(self)
    updateConfiguration()
    (isUpdating, needsUpdate) = (false, false)
    if let knownSize, knownSize != naturalSize { invalidateIntrinsicContentSize() }
  }

  /// Tells that the size the content needs has changed, unless the content is being brought up to
  /// date: what that changes is told once, at its end.
  open override func invalidateIntrinsicContentSize() {
    if !isUpdating { super.invalidateIntrinsicContentSize() }
  }

  private var naturalSize: CGSize {
    configuration.map { parts.size($0, in: self, width: .greatestFiniteMagnitude) } ?? legacySize
  }

  // MARK: UIView

  /// As large as the content with its insets.
  open override var intrinsicContentSize: CGSize {
    updateIfNeeded()
    let size = naturalSize
    knownSize = size
    return size
  }

  /// As large as the content with its insets; configured titles wrap at a width other than 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateIfNeeded()
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    return configuration.map { parts.size($0, in: self, width: width) } ?? legacySize
  }

  /// Brings the content up to date and places it.
  open override func layoutSubviews() {
    updateIfNeeded()
    super.layoutSubviews()
    if let configuration { parts.layOut(configuration, in: self) } else { layOutContents() }
  }

  /// The title's; the edges without one.
  @_spi(UIKit) open override func baselineDistances(in size: CGSize?) -> BaselineDistances {
    updateIfNeeded()
    guard title.text?.isEmpty == false else { return BaselineDistances() }
    let bounds = CGRect(origin: .zero, size: size ?? naturalSize)
    let rect = UIScreen.main.pixelAligned(
      configuration.map { parts.frames($0, in: self, bounds).title }
        ?? titleRect(forContentRect: contentRect(forBounds: bounds)))
    let inside = title.baselineDistances(in: rect.size)
    return BaselineDistances(
      fromTopToFirst: rect.minY + inside.fromTopToFirst,
      fromLastToBottom: bounds.height - rect.maxY + inside.fromLastToBottom)
  }

  @_spi(UIKit) open override var baselineLineHeight: CGFloat? { title.baselineLineHeight }

  /// Colours that are made of the tint follow it.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
  }

  @_spi(UIKit) open override func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    super.adapt(from: old, to: new)
    setNeedsUpdateConfiguration()
    invalidateIntrinsicContentSize()
  }

  package override func stateDidChange() {
    super.stateDidChange()
    if automaticallyUpdatesConfiguration || configuration == nil { setNeedsUpdateConfiguration() }
  }

  @_spi(UIKit) open override func touchDownWasSent(with event: UIEvent?) {
    if opensMenu { openMenu(with: event) }
  }

  /// A tap is what a button is there for.
  @_spi(UIKit) open override func touchUpInsideWasSent(with event: UIEvent?) {
    if opensMenu { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    send(.primaryActionTriggered, with: event)
  }

  @_spi(UIKit) open override func answersItself(
    to gestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer.isSingleTap }

  // MARK: Private

  private func setUp() {
    for part in [backgroundPicture, picture, title, subtitle] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    title.textAlignment = .center
    title.lineBreakMode = .byTruncatingMiddle
    title.font = .systemFont(ofSize: UIFont.buttonFontSize)
  }

  /// Takes on a type as it is made: a subclass's `init(frame:)` has run before, as on iOS.
  final func become(_ type: ButtonType) {
    guard type != .custom else { return }
    buttonType = type
    if type == .system, title.font == .systemFont(ofSize: UIFont.buttonFontSize) {
      title.font = .systemFont(ofSize: 15)
    }
    adjustsImageWhenHighlighted = false
    if let sign { setImage(sign, for: .normal) }
    contentsChanged()
  }

  private func change(_ state: State, _ change: (inout ButtonContents.Values) -> Void) {
    let old = contents[state]
    change(&contents[state])
    if contents[state] != old { contentsChanged() }
  }

  func contentsChanged() {
    setNeedsUpdateConfiguration()
    invalidateIntrinsicContentSize()
  }

  func menuDidChange() {
    setNeedsUpdateConfiguration()
    showChosenElement()
  }

  private func invalidateContent() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func configurationChanged(hadOne: Bool) {
    if configuration == nil { parts.leave(self) }
    if hadOne != (configuration != nil) { title.numberOfLines = configuration == nil ? 1 : 0 }
    if !isUpdating { setNeedsUpdateConfiguration() }
    invalidateIntrinsicContentSize()
  }

  @_spi(UIKit) open override func accessibilityOfKind(
    _ standard: AccessibilityStandard
  ) -> AccessibilityStandard {
    var standard = standard
    (standard.isElement, standard.traits) = (true, .button)
    standard.label =
      currentAttributedTitle?.string ?? currentTitle ?? configuration?.title
      ?? currentImage?.accessibilityLabel
    return standard
  }
}

@_spi(UIKit) import UIKitViews

/// A control that sends its actions when tapped, with text, image and background.
///
/// Source: Apple, UIButton.
@preconcurrency @MainActor
open class UIButton: UIControl, TextMetrics {
  /// A closure that updates a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The style of the button.
  public private(set) var buttonType = ButtonType.custom

  // MARK: Configuration

  /// The configuration of the button; nil for content set per state. Default nil.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { configurationChanged(hadOne: oldValue != nil) } }
  }

  /// Called before the button is shown in a new state. Default nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration's colours adapt to the state. Default true.
  open var automaticallyUpdatesConfiguration = true

  /// Whether a tap toggles the selection of the button. Default false.
  ///
  /// With ``showsMenuAsPrimaryAction`` the button shows the selected, or first, action of ``menu``.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { menuDidChange() } }
  }

  /// The menu of the button, opened by a touch with ``showsMenuAsPrimaryAction``. Default nil.
  open var menu: UIMenu? { didSet { if menu != oldValue { showMenuInteraction() } } }

  /// Whether a tap opens ``menu``. Default false.
  open override var showsMenuAsPrimaryAction: Bool { didSet { menuDidChange() } }

  /// The order of the menu's elements. Ignored: the first is at the top. Default automatic.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// The role of the button. It is stored only. Default normal.
  open var role = Role.normal
  /// Whether a pointer interacts with the button. Ignored. Default false.
  open var isPointerInteractionEnabled = false

  // MARK: Without a configuration

  /// The insets around the content, in points; zero adds 6 above and below a title. Default zero.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateContent() } }
  }
  /// The insets that move and shrink the title, in points. Default zero.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }
  /// The insets that move and shrink the image, in points. Default zero.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }
  /// Whether highlighting dims the image. Default true, false for system buttons.
  open var adjustsImageWhenHighlighted = true {
    didSet { if adjustsImageWhenHighlighted != oldValue { contentsChanged() } }
  }
  /// Whether highlighting reverses the title's shadow. Ignored. Default false.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether a touch makes the button glow. Ignored. Default false.
  open var showsTouchWhenHighlighted = false
  /// Whether the image is dimmed while the button is disabled. Default true.
  open var adjustsImageWhenDisabled = true {
    didSet { if adjustsImageWhenDisabled != oldValue { contentsChanged() } }
  }

  // MARK: Parts

  /// The title's label. The button sets its text and colours; its font may be changed.
  open var titleLabel: UILabel? {
    let label = usedTitle
    // The title is available as soon as it is set.
    if configuration == nil { updateIfNeeded() }
    return label
  }
  /// The image view of the button.
  open var imageView: UIImageView? { usedPicture }
  /// The subtitle's label of a button with a configuration.
  open var subtitleLabel: UILabel? { usedSubtitle }

  // Parts that were not used yet do not exist.
  final var title: UIButtonLabel?
  final var subtitle: UIButtonLabel?
  final var picture: UIImageView?
  final var backgroundPicture: UIImageView?
  /// The background of a selected system button.
  var selectionBackground: UIView?
  let parts = ConfiguredButtonParts()
  private(set) var contents = ButtonContents()
  private var needsUpdate = true
  private var isUpdating = false
  /// The intrinsic content size that was returned last.
  private var cachedSize: CGSize?

  // MARK: Lifecycle

  /// Creates a custom button with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button of a type, of zero size; with a symbol, in the symbol's size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
    sizeToSymbol()
  }

  /// Creates a button of a type with an action, whose title and image it shows.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a custom button with an action, whose title and image it shows.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Creates a button with a configuration, in its natural size.
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

  /// Creates a button from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    become(coder.attribute("buttonType").flatMap { ButtonType.byDocumentName[$0] } ?? .custom)
    coder.describe(self, as: UIButton.self)
  }

  // MARK: Content of states

  /// Sets the title for a state; states without one show the normal state's.
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

  /// Sets the symbol configuration of a state's image.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change(state) { $0.symbol = configuration }
  }

  /// Returns the symbol configuration of a state's image, or nil if none was set.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    contents.effective(in: state).symbol
  }

  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.background = image }
  }

  /// Sets the attributed title for a state, which takes precedence over the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title.map(NSAttributedString.init(attributedString:)) }
  }

  /// Returns the title for a state.
  open func title(for state: State) -> String? { contents.effective(in: state).title }
  /// Returns the colour of the title for a state.
  open func titleColor(for state: State) -> UIColor? {
    contents.effective(in: state).color ?? standardTitleColor
  }
  /// Returns the colour of the title's shadow for a state.
  open func titleShadowColor(for state: State) -> UIColor? {
    contents.effective(in: state).shadowColor
  }
  /// Returns the image for a state.
  open func image(for state: State) -> UIImage? { contents.effective(in: state).image }
  /// Returns the background image for a state.
  open func backgroundImage(for state: State) -> UIImage? {
    contents.effective(in: state).background
  }
  /// Returns the attributed title for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    contents.effective(in: state).attributedTitle
  }

  // MARK: Layout of legacy buttons

  /// Returns the frame of the background: the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the content: the bounds without the content's insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Returns the frame of the title in the content's rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    legacyFrames(in: contentRect).title
  }
  /// Returns the frame of the image in the content's rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    legacyFrames(in: contentRect).image
  }

  // MARK: Updating

  /// Requests an update of the configuration before the next display.
  open func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the button from configuration and state. Overrides call super.
  open func updateConfiguration() {
    guard let configuration else { return showContents() }
    performWithEffectiveTraits { parts.show(configuration, in: self) }
  }

  func updateIfNeeded() {
    guard needsUpdate, !isUpdating else { return }
    needsUpdate = false
    isUpdating = true
    configurationUpdateHandler?(self)
    updateConfiguration()
    (isUpdating, needsUpdate) = (false, false)
    if let cachedSize, cachedSize != naturalSize { invalidateIntrinsicContentSize() }
  }

  /// Invalidates the intrinsic content size, except during an update, which compares it at its end.
  open override func invalidateIntrinsicContentSize() {
    if !isUpdating { super.invalidateIntrinsicContentSize() }
  }

  private var naturalSize: CGSize {
    configuration.map { parts.size($0, in: self, width: .greatestFiniteMagnitude) } ?? legacySize
  }

  // MARK: UIView

  /// The size of the content with its insets.
  open override var intrinsicContentSize: CGSize {
    updateIfNeeded()
    let size = naturalSize
    cachedSize = size
    return size
  }

  /// The size of the content with its insets; configured titles wrap at a width other than 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateIfNeeded()
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    return configuration.map { parts.size($0, in: self, width: width) } ?? legacySize
  }

  /// Updates the content and lays it out.
  open override func layoutSubviews() {
    updateIfNeeded()
    super.layoutSubviews()
    if let configuration { parts.layOut(configuration, in: self) } else { layOutContents() }
  }

  /// The baselines of the title; the edges without a title.
  package final func baselineDistances(in size: CGSize?) -> BaselineDistances {
    updateIfNeeded()
    guard let title, title.text?.isEmpty == false else { return BaselineDistances() }
    let bounds = CGRect(origin: .zero, size: size ?? naturalSize)
    let rect = UIScreen.main.pixelAligned(
      configuration.map { parts.frames($0, in: self, bounds).title }
        ?? titleRect(forContentRect: contentRect(forBounds: bounds)))
    let inside = title.baselineDistances(in: rect.size)
    return BaselineDistances(
      fromTopToFirst: rect.minY + inside.fromTopToFirst,
      fromLastToBottom: bounds.height - rect.maxY + inside.fromLastToBottom)
  }

  package final var baselineLineHeight: CGFloat? { titleFont.lineHeight }

  /// Updates colours that derive from the tint colour.
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

  @_spi(UIKit) open override func didSendTouchDown(with event: UIEvent?) {
    if opensMenu { openMenu(with: event) }
  }

  /// Sends the primary action, unless the menu is opened by the touch.
  @_spi(UIKit) open override func didSendTouchUpInside(with event: UIEvent?) {
    if opensMenu { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    send(.primaryActionTriggered, with: event)
  }

  // MARK: Private

  private func setUp() {
    textMetrics = self
    handledGestures = .singleTap
    isOpaque = false
  }

  /// Applies the type after creation: a subclass's `init(frame:)` has run before, as on iOS.
  final func become(_ type: ButtonType) {
    guard type != .custom else { return }
    buttonType = type
    if let title, title.font == UIFont.systemFont(ofSize: UIFont.buttonFontSize) {
      title.font = standardTitleFont
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
    showSelectedElement()
  }

  private func invalidateContent() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func configurationChanged(hadOne: Bool) {
    if configuration == nil { parts.leave(self) }
    if hadOne != (configuration != nil) { title?.numberOfLines = configuration == nil ? 1 : 0 }
    if !hadOne { [title, subtitle].forEach { $0?.adjustsFontForContentSizeCategory = true } }
    if !isUpdating { setNeedsUpdateConfiguration() }
    invalidateIntrinsicContentSize()
  }

  @_spi(UIKit) open override func accessibilityDefaultsOfControl(
    _ standard: AccessibilityDefaults
  ) -> AccessibilityDefaults {
    var standard = standard
    (standard.isElement, standard.traits) = (true, .button)
    standard.label =
      currentAttributedTitle?.string ?? currentTitle ?? configuration?.title
      ?? currentImage?.accessibilityLabel
    return standard
  }
}

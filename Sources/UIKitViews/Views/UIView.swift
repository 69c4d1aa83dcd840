import Sessions

/// A rectangle of a screen: it places its subviews, draws itself, and says what a point touches.
///
/// Geometry is in points of the superview. A view's pixels live in its ``layer``; nothing is drawn
/// before a picture is taken.
///
/// Source: Apple, UIView.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, Sibling, NarrowerOutletObject {
  // MARK: State

  /// The class of ``layer``. Default `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that holds the view's pixels; the view is its delegate.
  public let layer: CALayer

  /// The view this one lies in.
  open package(set) var superview: UIView? {
    get { outer.object }
    set { outer.object = newValue }
  }

  /// The views inside this one, back to front.
  open var subviews: [UIView] { subviewList.elements }

  @exclusivity(unchecked) var subviewList = SiblingList<UIView>()
  @exclusivity(unchecked) private var outer = BackReference<UIView>()
  nonisolated(unsafe) package weak var siblingBlock: AnyObject?

  /// The window the view is in.
  ///
  /// - Complexity: O(depth).
  open var window: UIWindow? { superview?.window }

  /// A number to find the view by. Default 0.
  open var tag = 0

  /// A name to find the view by, never shown. Default nil.
  open var accessibilityIdentifier: String?
  /// What the document calls the view that it was made of; nil for a view of code.
  package final var nibElement: NibElement?

  /// The superview's coordinates of the view's rectangle, in points. Under a transform it is the
  /// box around the view, and setting it is undefined, as on iOS.
  open var frame: CGRect {
    get { layer.frame }
    set { setGeometry { layer.frame = newValue } }
  }

  /// The view's own coordinate rectangle, in points. Its origin scrolls the subviews.
  open var bounds: CGRect {
    get { layer.bounds }
    set { setGeometry { layer.bounds = newValue } }
  }

  /// The middle of the view in the superview's coordinates, in points.
  open var center: CGPoint {
    get { layer.position }
    set { setGeometry { layer.position = newValue } }
  }

  /// The transform applied about the centre. Default identity.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform in three dimensions, drawn as it is seen. Default identity.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// A view whose alpha decides what of this one is seen; its frame is in this view's coordinates.
  /// It is taken out of its superview. Default nil.
  open var mask: UIView? {
    didSet { adoptMask(insteadOf: oldValue) }
  }

  /// How opaque the view and its subviews are as one group, 0 to 1; other numbers are brought into
  /// that range. It is the layer's opacity, with the precision of a `Float`, as on iOS. Default 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { setAlpha(newValue) }
  }

  /// Whether the view is left out of pictures and touches. Default false.
  ///
  /// An arranged subview of a stack that is hidden in an animation is seen until its end.
  open var isHidden: Bool {
    get { layer.isHidden || constraintState?.isGoingToHide ?? false }
    set { setHidden(newValue) }
  }

  /// A promise that the view covers its bounds. Default true; it saves nothing here.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// Whether subviews and drawing are clipped to the bounds. Default false.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The fill behind everything the view draws: the very colour that was set, or the layer's where
  /// the layer has been given another since. Default nil, none.
  open var backgroundColor: UIColor? {
    get { viewBackground.color(of: layer) }
    set {
      withOwnTraits {
        viewBackground = ViewBackground(
          newValue, of: layer, hasSquareCorners: backgroundHasSquareCorners)
      }
    }
  }

  /// The colour for template images and controls; inherited from the superview. Default system
  /// blue.
  open var tintColor: UIColor! {
    get { isTintDimmed ? undimmedTintColor.dimmed : undimmedTintColor }
    set {
      ownTintColor = newValue
      propagateTintColorChange()
    }
  }

  /// Whether ``tintColor`` is grey, here and in subviews that do not say otherwise. Default
  /// `.automatic`: as the superview.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { isTintDimmed ? .dimmed : .normal }
    set {
      ownTintAdjustmentMode = newValue
      propagateTintAdjustment()
    }
  }

  final var ownTintAdjustmentMode = TintAdjustmentMode.automatic

  /// How the picture follows when the bounds change. Default `.scaleToFill`.
  open var contentMode = ContentMode.scaleToFill {
    didSet { applyContentMode() }
  }

  /// Which margins and sides follow a change of the superview's size. Default none.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { autoresizingMaskDidChange() } }
  }

  /// Whether subviews follow this view's size by their autoresizing masks. Default true.
  @exclusivity(unchecked) open var autoresizesSubviews = true

  /// Whether the view takes part in touches. Default true.
  open var isUserInteractionEnabled = true

  /// Whether a second finger counts. Default false.
  open var isMultipleTouchEnabled = false
  /// Whether no other view has a finger while this one has. Default false.
  open var isExclusiveTouch = false

  /// The recognisers that follow fingers on the view and inside it; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { adoptGestureRecognizers(insteadOf: oldValue) }
  }

  /// The behaviours that the view has been given; setting them gives it those and no others.
  open var interactions: [any UIInteraction] = [] {
    didSet { adoptInteractions(insteadOf: oldValue) }
  }

  /// The way the view's content runs. Default `.unspecified`.
  @exclusivity(unchecked) open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }

  /// The distances of content from the edges, in points. Default 8 each; a controller's root view
  /// has its controller's `systemMinimumLayoutMargins`.
  ///
  /// What is read contains the safe area and the superview's margins, where the view wants them.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { ownLayoutMargins = .sides(newValue) }
  }

  /// ``layoutMargins`` by the direction of reading; what was set here changes sides with it.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveMargins, in: effectiveUserInterfaceLayoutDirection) }
    set { ownLayoutMargins = .directional(newValue) }
  }

  /// Whether content also keeps off the superview's margins, as far as the view reaches into them.
  /// Default false.
  @exclusivity(unchecked) open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
  }

  /// The margins of a subview where nobody says otherwise: 8 points all round.
  @_spi(UIKit) open func ordinaryMargins(of subview: UIView) -> UIEdgeInsets {
    Self.ordinaryMargins
  }

  /// The margins that subviews may preserve.
  @_spi(UIKit) open var marginsToPreserve: UIEdgeInsets { layoutMargins }

  /// What of a safe area subviews may have, in points: all of it.
  @_spi(UIKit) open func safeAreaOfSubviews(in insets: UIEdgeInsets) -> UIEdgeInsets { insets }

  /// Whether ``layoutMargins`` grow by the safe area. Default true.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChange() } }
  }

  /// Whether ``layoutMargins`` at the sides are at least as wide as those of the
  /// `readableContentGuide`. Default false.
  @exclusivity(unchecked) open var layoutMarginsFollowReadableWidth = false {
    didSet { if layoutMarginsFollowReadableWidth != oldValue { marginsDidChange() } }
  }

  /// Whether the view's frame and mask place it. Default true; views that constraints place say
  /// false.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState?.translatesMask ?? true }
    set { setTranslatesMask(newValue) }
  }

  /// What looks of the class may set.
  @_spi(UIKit) open class var appearanceProperties: [AppearanceProperty] { ordinaryLook }

  /// Whether the view needs constraints to be laid out. Default false.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The view's part in layout by constraints; nil without one.
  @exclusivity(unchecked) nonisolated(unsafe) var constraintState: ConstraintState?
  /// Whether constraints set size and centre, of which so far one is set.
  @exclusivity(unchecked) var isBeingPlaced = false
  /// Whether its superview is just giving the view its bounds, and need not hear of them.
  @exclusivity(unchecked) var isSizedBySuperview = false
  /// Whether the class overrides ``draw(_:)``.
  @exclusivity(unchecked) var overridesDrawing = false
  /// Whether the view or one inside it has asked for its constraints to be updated.
  @exclusivity(unchecked) var constraintsNeedUpdateInside = false
  var viewBackground = ViewBackground()
  package var ownTintColor: UIColor?
  /// The traits the view's colours were last resolved under; nil for the standard ones.
  var knownTraits = CurrentTraits.value
  /// What the view has of traits besides its screen's; nil for nothing.
  package final var traitState: TraitState?
  package var ownLayoutMargins: LayoutMargins? {
    didSet { if ownLayoutMargins != oldValue { marginsDidChange() } }
  }
  @exclusivity(unchecked) package var ownSafeAreaInsets: UIEdgeInsets?
  /// What the view last heard of ``safeAreaInsets``.
  @exclusivity(unchecked) var knownSafeAreaInsets = UIEdgeInsets.zero
  /// The controller whose root view this is; nil for others.
  @exclusivity(unchecked) package weak var viewOwner: (any RootViewOwner)?

  // MARK: Lifecycle

  /// A view with a rectangle in its superview's coordinates, in points.
  public init(frame: CGRect) {
    layer = Self.makeLayer(of: Self.layerClass)
    super.init()
    adoptLayer()
    self.frame = frame
  }

  /// A view of the class of which nothing was set from outside.
  @_spi(UIKit) open class func makePlain() -> UIView { make(frame: .zero) }

  /// A view of zero size.
  public convenience override init() { self.init(frame: .zero) }

  /// A view as a nib describes it.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer(of: Self.layerClass)
    super.init()
    adoptLayer()
    coder.describe(self, as: UIView.self)
  }

  deinit { constraintState?.viewEnds() }

  /// Would write the view into an archive; views are not archived here, which is logged.
  open func encode(with coder: NSCoder) { warn("\(type(of: self)): views are not archived here") }

  // MARK: Overridable

  /// Draws the view; the context is the current one, its origin the view's bounds' origin.
  ///
  /// The default draws nothing and costs nothing: only classes that override it get pixels of their
  /// own.
  open func draw(_ rect: CGRect) {}

  /// Places the subviews. The default gives those their frames that constraints place; autoresizing
  /// happens when the bounds change.
  open func layoutSubviews() { applyConstraints() }

  /// Called when the view was put into a superview or taken out of it.
  open func didMoveToSuperview() {}
  /// Called before the view is put into a superview or taken out of it.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view came into a window or left it.
  open func didMoveToWindow() {}

  /// The view is the root view of a controller whose safe area changes, or the first in that, and
  /// so on. Whether it is what the controller's bars lie over: a scroll view is.
  @_spi(UIKit) open func becomeContent(of owner: UIResponder) -> Bool { false }
  /// Called before the view comes into a window or leaves it.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after a subview was put in.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is taken out.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called when the inherited tint colour changed.
  open func tintColorDidChange() {}
  /// The screen's traits, with what views and controllers around override, and the view itself.
  open var traitCollection: UITraitCollection { traitsInEffect }

  /// What is said in place of the screen's traits for what lies inside; nil for nothing.
  package var traitsInside: UITraitCollection? { traitState?.inEffect }

  /// How light the view is, with all that lies inside, whatever lies around. Default unspecified:
  /// as what lies around. Source: Apple, UIView.overrideUserInterfaceStyle.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Called when the traits have changed; `traitCollection` says what they are now.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Brings the view in step with traits that have changed.
  ///
  /// Views of this package that keep something which depends on traits override it. Apps override
  /// ``traitCollectionDidChange(_:)``, which the default calls.
  @_spi(UIKit) open func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    viewBackground.resolveAgain(in: layer)
    tintColorDidChange()
    tellOfTraits(before: old)
    layer.setNeedsDisplayIfDrawn()
    setNeedsLayout()
  }

  /// Tells the view that the cell around it was highlighted, or no longer is. The default tells the
  /// subviews; views that look different when highlighted show it, controls keep it to themselves.
  @_spi(UIKit) open func cellHighlightDidChange(to isHighlighted: Bool) {
    for subview in subviews { subview.cellHighlightDidChange(to: isHighlighted) }
  }

  /// What of the view's edges is covered by bars and the edges of the screen, in points.
  ///
  /// A window's is its screen's; a subview's is as much of its superview's as reaches into it, and
  /// a controller's root view has its controller's `additionalSafeAreaInsets` besides. Source:
  /// Apple, UIView.safeAreaInsets.
  open var safeAreaInsets: UIEdgeInsets { givenSafeAreaInsets }

  /// Called when the safe area changed.
  open func safeAreaInsetsDidChange() {}
  /// Called when the layout margins changed.
  open func layoutMarginsDidChange() {}

  /// The size the view would like, in points, if offered a size. Default: the size it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size the view's constraints give it, with the target as a wish at
  /// `UILayoutPriority.fittingSizeLevel`; without constraints what ``sizeThatFits(_:)`` answers.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size the view's constraints give it for a target, with a priority for either length.
  ///
  /// Without constraints it is ``sizeThatFits(_:)``'s, and the target's own length where that is
  /// required.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The size the view has by its content, in points; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// How far the frame reaches beyond what constraints speak of, in points. Default none.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints speak of, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame for a rectangle that constraints speak of.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: -alignmentRectInsets)
  }

  /// The view whose first baseline stands for this one's. Default the view itself.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline stands for this one's. Default the view itself.
  open var forLastBaselineLayout: UIView { self }

  /// The baseline of the first line of text; the top edge without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    .init(ensuredConstraintState, .firstBaseline)
  }
  /// The baseline of the last line of text; the bottom edge without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    .init(ensuredConstraintState, .lastBaseline)
  }

  /// Where the baselines of the view's text lie when it has a size, in points; nil for the size of
  /// its content. Zero without text.
  @_spi(UIKit) open func baselineDistances(in size: CGSize?) -> BaselineDistances {
    BaselineDistances()
  }

  /// The height of a line of the view's text; nil without text.
  @_spi(UIKit) open var baselineLineHeight: CGFloat? { nil }
  /// Whether ``backgroundColor`` keeps off the rounding of the layer's corners where the view does
  /// not clip to its bounds.
  @_spi(UIKit) open var backgroundHasSquareCorners: Bool { false }

  /// Whether the view's height follows from the width that constraints give it.
  @_spi(UIKit) open var wrapsToLayoutWidth: Bool { false }

  /// The content's size where it is wrapped to a width, in points.
  @_spi(UIKit) open func contentSize(wrappedTo width: CGFloat) -> CGSize { intrinsicContentSize }

  /// What constraints of what lies inside count from, in the view's coordinates: its bounds'
  /// corner; a scroll view's content begins at zero.
  @_spi(UIKit) open var constraintsOrigin: CGPoint { bounds.origin }

  /// The guide that stands for the view's edges to what lies inside, where that is another
  /// rectangle: a scroll view's content.
  @_spi(UIKit) open var contentGuideOfConstraints: UILayoutGuide? { nil }

  /// Hears how large constraints make the content.
  @_spi(UIKit) open func constraintsDidSizeContent(to size: CGSize) {}

  /// Whether UIKit gives the subviews their frames, as a cell its content view's. Default false.
  @_spi(UIKit) open var placesSubviews: Bool { false }

  /// Whether a subview that is hidden in an animation goes on being seen until its end.
  package func showsWhileHiding(_ subview: UIView) -> Bool { false }

  /// Hears that a subview was hidden, or is no longer.
  package func subviewDidChangeVisibility(_ subview: UIView) {}

  /// Hears that a subview's content may have another size.
  @_spi(UIKit) open func subviewDidChangeContent(_ subview: UIView) {}

  /// How far below the view's top the content begins that it scrolls, in points; nil where it
  /// scrolls none.
  @_spi(UIKit) open var contentTop: CGFloat? { nil }

  /// What above content that scrolls belongs to it, and who hears that it was scrolled.
  @_spi(UIKit) open var roomAboveContent: RoomAboveContent? {
    get { nil }
    set {}
  }

  /// Whether nothing of the view's content has been scrolled over its top.
  @_spi(UIKit) open var isContentAtTop: Bool { true }

  /// Whether nothing of the view's content lies below its bottom.
  @_spi(UIKit) open var isContentAtBottom: Bool { true }

  /// What a log says of the view beside its class: its text.
  package var logText: String? { nil }

  /// Class and address, frame, what differs from a plain view, and layer, as UIKit prints views.
  nonisolated open override var description: String {
    // Off the main thread nothing may be asked of a view.
    MainQueue.isHere ? MainActor.assumeIsolated { inWords } : super.description
  }

  /// What the printing of a view ends with.
  @_spi(UIKit) open var factsAfterLayer: [String] { [] }

  /// The frontmost view at a point of this view, or nil.
  ///
  /// Leaves out views that are hidden, nearly transparent (alpha under 0.01) or closed to touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let override = HitTestOverrides.shared.override(for: self) {
      return override(self, point, event)
    }
    return hitTestInside(point, with: event)
  }

  /// Whether a point of this view lies within its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// A view with a picture of this one, as it is now, in its place; nil for a view without area.
  ///
  /// The picture has the screen's scale and does not change with the view. Waiting for updates or
  /// not is the same here. Source: Apple, UIView.snapshotView(afterScreenUpdates:).
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    pictureView(of: bounds)
  }

  /// A view with a picture of a part of this one, in points of its bounds; nil for no area. The
  /// whole picture is stretched with the view: insets that would keep its edges are said and left
  /// out.
  /// Source: Apple, UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:).
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    pictureView(of: rect, stretchingInside: capInsets)
  }

  /// The responder after this view: its controller, else its superview.
  open override var next: UIResponder? { viewOwner ?? superview }

  package override var responderWindow: UIWindow? { window }

  // MARK: Content priorities

  /// How much the view resists growing beyond its content. Default 250.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState?.hugging[axis] ?? .defaultLow
  }

  /// Says how much the view resists growing beyond its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    adopt(huggingPriority: priority, for: axis)
  }

  /// How much the view resists being made smaller than its content. Default 750.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    constraintState?.compressionResistance[axis] ?? .defaultHigh
  }

  /// Says how much the view resists being made smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    adopt(compressionResistancePriority: priority, for: axis)
  }

  // MARK: Gestures

  /// Has a recogniser follow fingers on this view, and on no other.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestureRecognizer.view !== self { take(gestureRecognizer) }
  }

  /// Gives the view a behaviour, and no other view.
  open func addInteraction(_ interaction: any UIInteraction) {
    if interaction.view !== self { take(interaction) }
  }

  /// Takes a behaviour from the view.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }

  /// Whether a gesture made on this view, by a recogniser of its own or of a view around it, may
  /// begin. Default true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Has a recogniser no longer follow fingers on this view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    let others = gestureRecognizers?.filter { $0 !== gestureRecognizer } ?? []
    gestureRecognizers = others.isEmpty ? nil : others
  }

  // MARK: Hierarchy

  /// Puts a view in front of the other subviews, taking it from where it was.
  ///
  /// - Complexity: O(log *n*) in the subviews, and O(depth), besides what is told of the move.
  open func addSubview(_ view: UIView) { place(view, at: subviewList.count) }

  /// Puts a view at an index of the subviews, counted from the back.
  ///
  /// - Complexity: O(log *n*), as ``addSubview(_:)``.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }

  /// Puts a view directly behind a subview; in front of all if that is not one.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    place(view, at: subviewList.index(of: sibling) ?? subviewList.count)
  }

  /// Puts a view directly in front of a subview; in front of all if that is not one.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    place(view, at: subviewList.index(of: sibling).map { $0 + 1 } ?? subviewList.count)
  }

  /// Exchanges two subviews' places in the order. Layers of no view keep theirs.
  ///
  /// - Complexity: O(log *n*).
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(subviewList[index1], subviewList[index2])
  }

  /// Moves a subview in front of the others, and of layers of no view.
  ///
  /// - Complexity: O(log *n*).
  open func bringSubviewToFront(_ view: UIView) { moveToFront(view) }

  /// Moves a subview behind the others, and behind layers of no view.
  ///
  /// - Complexity: O(log *n*).
  open func sendSubviewToBack(_ view: UIView) { moveToBack(view) }

  /// Takes the view out of its superview.
  ///
  /// - Complexity: O(log *n*) in the superview's subviews, and O(depth), besides what is told of
  /// it.
  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Layout and display

  /// Asks for ``layoutSubviews()`` before the next picture.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out now what asked for it: this view and everything inside it, and what lies around it as
  /// far as it asked, too.
  open func layoutIfNeeded() {
    OffMainCall.check("UIView")
    layoutEngine?.host?.updateConstraintsInside()
    layoutEngine?.update()
    layer.layoutIfNeeded()
  }

  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

  /// Whether ``updateConstraints()`` has been asked for.
  open func needsUpdateConstraints() -> Bool { constraintState?.needsUpdateConstraints ?? false }

  /// Has the view and everything inside it update their constraints now, what asked for it.
  open func updateConstraintsIfNeeded() { updateConstraintsInside() }

  /// Changes the view's constraints; overriders call super last. It comes once before a layout,
  /// for views inside others first.
  open func updateConstraints() { constraintState?.didUpdateConstraints = true }

  /// Asks for the view to be drawn again.
  open func setNeedsDisplay() { layer.setNeedsDisplayIfDrawn() }

  /// Asks for a part of the view to be drawn again; all of it is.
  open func setNeedsDisplay(_ rect: CGRect) { if !rect.isEmpty { setNeedsDisplay() } }

  /// Gives the view the size it would like for the size it has. Its first corner stays where it is.
  ///
  /// Source: Apple, UIView.sizeToFit(); public answers show that the origin stays.
  open func sizeToFit() { resizeKeepingCorner(to: sizeThatFits(bounds.size)) }

  /// Tells that ``intrinsicContentSize`` has changed: it is asked for again before the next layout
  /// by constraints. A superview that places the view by hand is not laid out again for it.
  open func invalidateIntrinsicContentSize() {
    layoutEngine?.contentDidChange(of: self)
    superview?.subviewDidChangeContent(self)
  }

  // MARK: CALayerDelegate

  /// Draws the view with ``draw(_:)`` into the layer's context.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    withOwnTraits { draw(bounds) }
    UIGraphicsPopContext()
  }

  /// Sets the layer's contents; only for layers that ``takesOverDisplay(of:)`` names.
  open func display(_ layer: CALayer) {}

  /// Solves the constraints of what lies inside, then runs ``layoutSubviews()``; the controller of
  /// a root view is told of it before and after.
  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { layOut() }
  }

  /// Has everything inside that asked for it update its constraints: the phase before layout.
  open func layoutWillBegin(at layer: CALayer) {
    if layer === self.layer { prepareLayout() }
  }

  /// What happens when a property of the layer changes: an animation inside `UIView.animate`,
  /// nothing, `NSNull`, elsewhere. `CALayer.action(forKey:)` asks, which the layer does for
  /// properties marked `@NSManaged`; what animates others is decided without it.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ImplicitAnimation.action(for: layer, forKey: event) ?? NSNull()
  }

  @_spi(UIKit) open override var accessibilityStandard: AccessibilityStandard {
    accessibilityOfView(super.accessibilityStandard)
  }
}

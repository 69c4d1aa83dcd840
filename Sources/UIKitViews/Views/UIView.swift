import Sessions

/// A rectangular area of a screen: it lays out its subviews, draws itself and handles touches.
///
/// The geometry is in points of the superview's coordinates. A view's pixels are in its ``layer``;
/// nothing is drawn before a picture is taken.
///
/// Source: Apple, UIView.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, Sibling, NarrowerOutletObject {
  // MARK: State

  /// The class of ``layer``. Default `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that holds the view's pixels; the view is its delegate.
  public let layer: CALayer

  /// The superview of the view.
  open package(set) var superview: UIView? {
    get { outer.object }
    set { outer.object = newValue }
  }

  /// The subviews, back to front.
  open var subviews: [UIView] { subviewList.elements }

  @exclusivity(unchecked) var subviewList = SiblingList<UIView>()
  @exclusivity(unchecked) private var outer = BackReference<UIView>()
  nonisolated(unsafe) package weak var siblingBlock: AnyObject?

  /// The window the view is in.
  ///
  /// - Complexity: O(depth).
  open var window: UIWindow? { superview?.window }

  /// A number that identifies the view. Default 0.
  open var tag = 0

  /// A name that identifies the view, never shown. Default nil.
  open var accessibilityIdentifier: String?
  /// The element of the nib's document from which the view was created; nil for a view created in
  /// code.
  package final var nibElement: NibElement?

  /// The frame in the superview's coordinates, in points. Under a transform it is the bounding box,
  /// and setting it is undefined, as on iOS.
  open var frame: CGRect {
    get { layer.frame }
    set { setGeometry { layer.frame = newValue } }
  }

  /// The bounds in the view's own coordinates, in points. The origin scrolls the subviews.
  open var bounds: CGRect {
    get { layer.bounds }
    set { setGeometry { layer.bounds = newValue } }
  }

  /// The centre of the frame in the superview's coordinates, in points.
  open var center: CGPoint {
    get { layer.position }
    set { setGeometry { layer.position = newValue } }
  }

  /// The transform applied about the centre. Default identity.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform in three dimensions, drawn in perspective. Default identity.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// A view whose alpha masks this view; its frame is in this view's coordinates. It is removed
  /// from its superview. Default nil.
  open var mask: UIView? {
    didSet { adoptMask(insteadOf: oldValue) }
  }

  /// The opacity of the view and its subviews as a group, clamped to 0 to 1. It is the layer's
  /// opacity, with the precision of a `Float`, as on iOS. Default 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { setAlpha(newValue) }
  }

  /// Whether the view is excluded from pictures and touches. Default false.
  /// An arranged subview of a stack that is hidden in an animation stays visible until its end.
  open var isHidden: Bool {
    get { layer.isHidden || constraintState?.isHidingAnimated ?? false }
    set { setHidden(newValue) }
  }

  /// Whether the view covers its bounds completely. Default true. It has no effect on the drawing.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// Whether subviews and drawing are clipped to the bounds. Default false.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The background colour: the object that was set or, if the layer's colour has been changed
  /// since, the layer's. Default nil, none.
  open var backgroundColor: UIColor? {
    get { viewBackground.color(of: layer) }
    set {
      performWithEffectiveTraits {
        viewBackground = ViewBackground(
          newValue, of: layer, hasSquareCorners: backgroundHasSquareCorners)
      }
    }
  }

  /// The colour of template images and controls; inherited from the superview. Default system blue.
  open var tintColor: UIColor! {
    get { isTintDimmed ? undimmedTintColor.dimmed : undimmedTintColor }
    set {
      explicitTintColor = newValue
      propagateTintColorChange()
    }
  }

  /// Whether ``tintColor`` is dimmed to grey, here and in subviews with an automatic mode. Default
  /// `.automatic`: as the superview.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { isTintDimmed ? .dimmed : .normal }
    set {
      explicitTintAdjustmentMode = newValue
      propagateTintAdjustment()
    }
  }

  final var explicitTintAdjustmentMode = TintAdjustmentMode.automatic

  /// The fitting of the content when the bounds change. Default `.scaleToFill`.
  open var contentMode = ContentMode.scaleToFill {
    didSet { applyContentMode() }
  }

  /// The margins and dimensions that change with the superview's size. Default none.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { autoresizingMaskDidChange() } }
  }

  /// Whether subviews are resized according to their autoresizing masks. Default true.
  @exclusivity(unchecked) open var autoresizesSubviews = true

  /// Whether the view receives touches. Default true.
  open var isUserInteractionEnabled = true

  /// Whether the view receives several touches at a time. Default false.
  open var isMultipleTouchEnabled = false
  /// Whether the view excludes touches in other views during its own. Default false.
  open var isExclusiveTouch = false

  /// The gesture recognizers of the view; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { adoptGestureRecognizers(insteadOf: oldValue) }
  }

  /// The interactions of the view. Setting them replaces all others.
  open var interactions: [any UIInteraction] = [] {
    didSet { adoptInteractions(insteadOf: oldValue) }
  }

  /// The meaning of the content, which determines its layout direction. Default `.unspecified`.
  @exclusivity(unchecked) open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }

  /// The margins of the content, in points. Default 8 each; for a controller's root view its
  /// controller's `systemMinimumLayoutMargins`.
  ///
  /// The value includes the safe area and the superview's margins, if the view is set to follow
  /// them.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { explicitLayoutMargins = .sides(newValue) }
  }

  /// ``layoutMargins`` in directional form; margins that are set here follow the layout direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveMargins, in: effectiveUserInterfaceLayoutDirection) }
    set { explicitLayoutMargins = .directional(newValue) }
  }

  /// Whether the margins include the superview's, as far as they reach into the view. Default
  /// false.
  @exclusivity(unchecked) open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
  }

  /// Returns the default margins of a subview: 8 points at each side.
  @_spi(UIKit) open func defaultLayoutMargins(of subview: UIView) -> UIEdgeInsets {
    Self.defaultLayoutMargins
  }

  /// The margins that subviews may preserve.
  @_spi(UIKit) open var marginsToPreserve: UIEdgeInsets { layoutMargins }

  /// Returns the part of the safe area that subviews inherit, in points: all of it.
  @_spi(UIKit) open func safeAreaOfSubviews(in insets: UIEdgeInsets) -> UIEdgeInsets { insets }

  /// Whether ``layoutMargins`` include the safe area. Default true.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChange() } }
  }

  /// Whether ``layoutMargins`` at the sides are at least those of the `readableContentGuide`.
  /// Default false.
  @exclusivity(unchecked) open var layoutMarginsFollowReadableWidth = false {
    didSet { if layoutMarginsFollowReadableWidth != oldValue { marginsDidChange() } }
  }

  /// Whether the frame and the autoresizing mask place the view. Default true; set it to false for
  /// views placed by constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState?.translatesMask ?? true }
    set { setTranslatesMask(newValue) }
  }

  /// The properties that appearance proxies of the class may set.
  @_spi(UIKit) open class var appearanceProperties: [AppearanceProperty] {
    defaultAppearanceProperties
  }

  /// Whether the view needs constraints to be laid out. Default false.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The state of the view in constraint-based layout; nil if it has none.
  @exclusivity(unchecked) nonisolated(unsafe) var constraintState: ConstraintState?
  /// Whether constraints are setting size and centre, of which one is still to be set.
  @exclusivity(unchecked) var isBeingPlaced = false
  /// Whether the superview is setting the view's bounds and need not be notified.
  @exclusivity(unchecked) var isSizedBySuperview = false
  /// Whether the class overrides ``draw(_:)``.
  @exclusivity(unchecked) var overridesDrawing = false
  /// Whether the view or a descendant has a pending update of its constraints.
  @exclusivity(unchecked) var descendantsNeedUpdateConstraints = false
  var viewBackground = ViewBackground()
  package var explicitTintColor: UIColor?
  /// The traits under which the view's colours were last resolved; nil for the standard ones.
  var lastTraits = CurrentTraits.value
  /// The view's trait overrides; nil if there are none.
  package final var traitState: TraitState?
  package var explicitLayoutMargins: LayoutMargins? {
    didSet { if explicitLayoutMargins != oldValue { marginsDidChange() } }
  }
  @exclusivity(unchecked) package var explicitSafeAreaInsets: UIEdgeInsets?
  /// The safe area at the last notification.
  @exclusivity(unchecked) var lastSafeAreaInsets = UIEdgeInsets.zero
  /// The controller whose root view this is; nil for other views.
  @exclusivity(unchecked) package weak var viewOwner: (any RootViewOwner)?

  // MARK: Lifecycle

  /// Creates a view with a frame, in points of its superview's coordinates.
  public init(frame: CGRect) {
    layer = Self.makeLayer(of: Self.layerClass)
    super.init()
    adoptLayer()
    self.frame = frame
  }

  /// Creates a view of the class with no properties set.
  @_spi(UIKit) open class func makeWithDefaults() -> UIView { make(frame: .zero) }

  /// Creates a view of zero size.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer(of: Self.layerClass)
    super.init()
    adoptLayer()
    coder.describe(self, as: UIView.self)
  }

  deinit { constraintState?.viewWasDeallocated() }

  /// Logs a warning: views are not archived.
  open func encode(with coder: NSCoder) { warn("\(type(of: self)): views cannot be archived here") }

  // MARK: Overridable

  /// Draws the view into the current context, in the coordinates of its bounds.
  ///
  /// The default draws nothing. Only views whose class overrides it have a backing store.
  open func draw(_ rect: CGRect) {}

  /// Lays out the subviews. The default applies the frames of the constraints; autoresizing happens
  /// when the bounds change.
  open func layoutSubviews() { applyConstraints() }

  /// Called after the view has been added to or removed from a superview.
  open func didMoveToSuperview() {}
  /// Called before the view is added to or removed from a superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view has entered or left a window.
  open func didMoveToWindow() {}

  /// Called when the safe area changes, on a controller's root view, then on its first subview and
  /// so on. Returns whether the view is the content under the controller's bars, as a scroll view
  /// is.
  @_spi(UIKit) open func becomeContentScrollView(of owner: UIResponder) -> Bool { false }
  /// Called before the view enters or leaves a window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after a subview has been added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called after the inherited tint colour has changed.
  open func tintColorDidChange() {}
  /// The traits of the screen, with the overrides of ancestors and of the view itself.
  open var traitCollection: UITraitCollection { traitsInEffect }

  /// The overrides of the screen's traits for descendants; nil if there are none.
  package var traitsOfDescendants: UITraitCollection? { traitState?.inEffect }

  /// The interface style of the view and its descendants. Default unspecified: the inherited style.
  /// Source: Apple, UIView.overrideUserInterfaceStyle.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Called after the traits have changed; `traitCollection` has the new ones.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Adapts the view to changed traits.
  ///
  /// Views of this package whose state depends on traits override it. Apps override
  /// ``traitCollectionDidChange(_:)``, which the default calls.
  @_spi(UIKit) open func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    viewBackground.updateResolvedColor(in: layer)
    tintColorDidChange()
    notifyOfTraits(before: old)
    layer.setNeedsDisplayIfDrawn()
    setNeedsLayout()
  }

  /// Called when the highlight of the enclosing cell has changed. The default forwards it to the
  /// subviews; views with a highlighted appearance show it, and controls do not forward it.
  @_spi(UIKit) open func cellHighlightDidChange(to isHighlighted: Bool) {
    for subview in subviews { subview.cellHighlightDidChange(to: isHighlighted) }
  }

  /// The insets of the view that bars and the edges of the screen cover, in points.
  ///
  /// A window has its screen's insets; a subview has the part of its superview's that reaches into
  /// it, and a controller's root view adds its controller's `additionalSafeAreaInsets`. Source:
  /// Apple, UIView.safeAreaInsets.
  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }

  /// Called after the safe area has changed.
  open func safeAreaInsetsDidChange() {}
  /// Called after the layout margins have changed.
  open func layoutMarginsDidChange() {}

  /// Returns the preferred size for an available size, in points. Default the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Returns the size from the view's constraints, with a target size at
  /// `UILayoutPriority.fittingSizeLevel`; without constraints the result of ``sizeThatFits(_:)``.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size from the view's constraints for a target size, with a priority for each
  /// dimension.
  ///
  /// Without constraints it is the result of ``sizeThatFits(_:)``, and the target's own length
  /// where that is required.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The natural size of the content, in points; `noIntrinsicMetric` for a dimension without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The insets from the frame to the alignment rectangle, in points. Default zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: -alignmentRectInsets)
  }

  /// The view whose first baseline is used for this one. Default the view itself.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline is used for this one. Default the view itself.
  open var forLastBaselineLayout: UIView { self }

  /// The anchor of the first baseline; the top edge without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    ensuredConstraintState.yAnchor(.firstBaseline)
  }
  /// The anchor of the last baseline; the bottom edge without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    ensuredConstraintState.yAnchor(.lastBaseline)
  }

  /// Returns the baselines of the view's text at a size, in points; nil stands for the content's
  /// size. Zero without text.
  @_spi(UIKit) open func baselineDistances(in size: CGSize?) -> BaselineDistances {
    BaselineDistances()
  }

  /// The line height of the view's text; nil without text.
  @_spi(UIKit) open var baselineLineHeight: CGFloat? { nil }
  /// Whether ``backgroundColor`` is drawn with square corners if the view has rounded ones but does
  /// not clip to its bounds.
  @_spi(UIKit) open var backgroundHasSquareCorners: Bool { false }

  /// Whether the view's height depends on the width from the constraints.
  @_spi(UIKit) open var wrapsToLayoutWidth: Bool { false }

  /// Returns the content's size when wrapped to a width, in points.
  @_spi(UIKit) open func contentSize(wrappedTo width: CGFloat) -> CGSize { intrinsicContentSize }

  /// The origin of descendants' constraints, in the view's coordinates: the bounds' origin; in a
  /// scroll view zero.
  @_spi(UIKit) open var constraintsOrigin: CGPoint { bounds.origin }

  /// The guide that represents the view's edges in descendants' constraints, if it is another
  /// rectangle, as a scroll view's content.
  @_spi(UIKit) open var constraintContentGuide: UILayoutGuide? { nil }

  /// Called with the size of the content from the constraints.
  @_spi(UIKit) open func constraintsDidSizeContent(to size: CGSize) {}

  /// Whether UIKit sets the subviews' frames, as a cell sets its content view's. Default false.
  @_spi(UIKit) open var placesSubviews: Bool { false }

  /// Returns whether a subview that is hidden in an animation stays visible until its end.
  package func isVisibleWhileHiding(_ subview: UIView) -> Bool { false }

  /// Called after a subview has been hidden or shown.
  package func subviewDidChangeVisibility(_ subview: UIView) {}

  /// Called when the size of a subview's content may have changed.
  @_spi(UIKit) open func subviewDidChangeContent(_ subview: UIView) {}

  /// The distance from the view's top to its scrollable content, in points; nil if it has none.
  @_spi(UIKit) open var contentTop: CGFloat? { nil }

  /// The room above the scrollable content, with a handler of scrolling.
  @_spi(UIKit) open var collapsibleBarSpace: CollapsibleBarSpace? {
    get { nil }
    set {}
  }

  /// Whether no content is scrolled beyond the view's top.
  @_spi(UIKit) open var isContentAtTop: Bool { true }

  /// Whether no content lies below the view's bottom.
  @_spi(UIKit) open var isContentAtBottom: Bool { true }

  /// The text of the view in logs, after its class.
  package var logText: String? { nil }

  /// Class and address, frame, differences from a plain view, and layer, as UIKit prints views.
  nonisolated open override var description: String {
    // Off the main thread a view's properties must not be read.
    MainQueue.isHere ? MainActor.assumeIsolated { descriptionText } : super.description
  }

  /// The end of the view's description.
  @_spi(UIKit) open var descriptionAfterLayer: [String] { [] }

  /// Returns the frontmost view at a point of this view, or nil.
  ///
  /// Views that are hidden, nearly transparent (alpha below 0.01) or not interactive are skipped.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let override = HitTestOverrides.shared.override(for: self) {
      return override(self, point, event)
    }
    return hitTestSubviews(point, with: event)
  }

  /// Returns whether a point is inside the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns a view with a picture of this one in its current state; nil for a view without area.
  ///
  /// The picture has the screen's scale and does not change with the view. `afterUpdates` is
  /// ignored. Source: Apple, UIView.snapshotView(afterScreenUpdates:).
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    pictureView(of: bounds)
  }

  /// Returns a view with a picture of a part of this one, in points of its bounds; nil without
  /// area. The whole picture stretches with the view: cap insets are ignored with a warning.
  /// Source: Apple, UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:).
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    pictureView(of: rect, stretchingInside: capInsets)
  }

  /// The next responder: the view's controller, or its superview.
  open override var next: UIResponder? { viewOwner ?? superview }

  package override var responderWindow: UIWindow? { window }

  // MARK: Content priorities

  /// Returns the priority with which the view resists growing beyond its content. Default 250.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState?.hugging[axis] ?? .defaultLow
  }

  /// Sets the priority with which the view resists growing beyond its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    adopt(huggingPriority: priority, for: axis)
  }

  /// Returns the priority with which the view resists shrinking below its content. Default 750.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    constraintState?.compressionResistance[axis] ?? .defaultHigh
  }

  /// Sets the priority with which the view resists shrinking below its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    adopt(compressionResistancePriority: priority, for: axis)
  }

  // MARK: Gestures

  /// Adds a gesture recognizer, and removes it from any other view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestureRecognizer.view !== self { take(gestureRecognizer) }
  }

  /// Adds an interaction, and removes it from any other view.
  open func addInteraction(_ interaction: any UIInteraction) {
    if interaction.view !== self { take(interaction) }
  }

  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }

  /// Returns whether a gesture in this view, of its own recognizer or a superview's, may begin.
  /// Default true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Removes a gesture recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    let others = gestureRecognizers?.filter { $0 !== gestureRecognizer } ?? []
    gestureRecognizers = others.isEmpty ? nil : others
  }

  // MARK: Hierarchy

  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  ///
  /// - Complexity: O(log *n*) in the subviews, and O(depth), in addition to the notifications.
  open func addSubview(_ view: UIView) { place(view, at: subviewList.count) }

  /// Inserts a view at an index of the subviews, counted from the back.
  ///
  /// - Complexity: O(log *n*), as ``addSubview(_:)``.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }

  /// Inserts a view directly behind a subview; in front of all if that is not one.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    place(view, at: subviewList.index(of: sibling) ?? subviewList.count)
  }

  /// Inserts a view directly in front of a subview; in front of all if that is not one.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    place(view, at: subviewList.index(of: sibling).map { $0 + 1 } ?? subviewList.count)
  }

  /// Exchanges the positions of two subviews. Layers without views keep theirs.
  ///
  /// - Complexity: O(log *n*).
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(subviewList[index1], subviewList[index2])
  }

  /// Moves a subview in front of the others, and of layers without views.
  ///
  /// - Complexity: O(log *n*).
  open func bringSubviewToFront(_ view: UIView) { moveToFront(view) }

  /// Moves a subview behind the others, and behind layers without views.
  ///
  /// - Complexity: O(log *n*).
  open func sendSubviewToBack(_ view: UIView) { moveToBack(view) }

  /// Removes the view from its superview.
  ///
  /// - Complexity: O(log *n*) in the superview's subviews, and O(depth), in addition to the
  ///   notifications.
  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Layout and display

  /// Requests ``layoutSubviews()`` before the next picture.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Performs pending layouts now: of this view and its descendants, and of ancestors if they
  /// requested one.
  open func layoutIfNeeded() {
    MainThreadChecker.check("UIView")
    layoutEngine?.host?.updateConstraintsOfDescendants()
    layoutEngine?.update()
    layer.layoutIfNeeded()
  }

  /// Requests ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

  /// Returns whether ``updateConstraints()`` is pending.
  open func needsUpdateConstraints() -> Bool { constraintState?.needsUpdateConstraints ?? false }

  /// Performs pending updates of constraints in this view and its descendants now.
  open func updateConstraintsIfNeeded() { updateConstraintsOfDescendants() }

  /// Updates the view's constraints; overrides call super last. Called once before a layout, on
  /// descendants first.
  open func updateConstraints() { constraintState?.didUpdateConstraints = true }

  /// Invalidates the view's drawing.
  open func setNeedsDisplay() { layer.setNeedsDisplayIfDrawn() }

  /// Invalidates a part of the view's drawing; all of it is drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { if !rect.isEmpty { setNeedsDisplay() } }

  /// Resizes the view to its preferred size for its current size. The origin corner stays in place.
  ///
  /// Source: Apple, UIView.sizeToFit(); public answers show that the origin stays.
  open func sizeToFit() { resizeKeepingCorner(to: sizeThatFits(bounds.size)) }

  /// Invalidates ``intrinsicContentSize``: it is read again before the next constraint-based
  /// layout. A superview that places the view manually is not laid out again.
  open func invalidateIntrinsicContentSize() {
    layoutEngine?.contentDidChange(of: self)
    superview?.subviewDidChangeContent(self)
  }

  // MARK: CALayerDelegate

  /// Draws the view with ``draw(_:)`` into the layer's context.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    performWithEffectiveTraits { draw(bounds) }
    UIGraphicsPopContext()
  }

  /// Sets the layer's contents; called only for layers for which ``takesOverDisplay(of:)`` returns
  /// true.
  open func display(_ layer: CALayer) {}

  /// Solves the constraints of the subviews, then calls ``layoutSubviews()``; the controller of a
  /// root view is notified before and after.
  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { layOut() }
  }

  /// Performs pending updates of constraints in all descendants, before the layout.
  open func layoutWillBegin(at layer: CALayer) {
    if layer === self.layer { prepareLayout() }
  }

  /// Returns the animation of a changed layer property inside `UIView.animate`; else `NSNull`.
  /// Called by `CALayer.action(forKey:)`, which the layer calls for `@NSManaged` properties only.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ImplicitAnimation.action(for: layer, forKey: event) ?? NSNull()
  }

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    accessibilityOfView(super.accessibilityDefaults)
  }
}

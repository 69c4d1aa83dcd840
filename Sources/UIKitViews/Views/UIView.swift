import Sessions

/// A rectangular area of a screen: it lays out its subviews, draws itself and handles touches.
///
/// The geometry is in points of the superview's coordinates. A view's pixels are in its ``layer``;
/// nothing is drawn before a picture is taken. Source: Apple, UIView.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, Sibling, NarrowerOutletObject {
  /// The class of ``layer``. Default `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }
  /// Whether the view needs constraints to be laid out. Default false.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The properties that appearance proxies of the class may set.
  @_spi(UIKit) open class var appearanceProperties: [AppearanceProperty] {
    defaultAppearanceProperties
  }
  /// Creates a view of the class with no properties set.
  @_spi(UIKit) open class func makeWithDefaults() -> UIView { make(frame: .zero) }
  /// The view itself if its content has baselines or wraps; not retained, since it cannot dangle.
  @exclusivity(unchecked) package final unowned(unsafe) var textMetrics: (any TextMetrics)?
  /// The view itself if it determines margins, traits or layout of its subviews; not retained.
  @exclusivity(unchecked) package final unowned(unsafe) var subviewHost: (any SubviewHost)?

  // MARK: State

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
  @exclusivity(unchecked) final var outer = BackReference<UIView>()
  @exclusivity(unchecked)
  @usableFromInline nonisolated(unsafe) package weak var siblingBlock: AnyObject?
  /// The window the view is in. Complexity: O(depth).
  open var window: UIWindow? { superview?.window }
  /// A number that identifies the view. Default 0.
  open var tag = 0
  /// A name that identifies the view, never shown. Default nil.
  open var accessibilityIdentifier: String?
  /// The element of the nib's document from which the view was created; nil for one from code.
  package final var nibElement: NibElement?
  /// The controller whose root view this is; nil for other views.
  @exclusivity(unchecked) package weak var viewOwner: (any RootViewOwner)?
  /// The state of the view in constraint-based layout; nil if it has none.
  @exclusivity(unchecked) nonisolated(unsafe) var constraintState: ConstraintState?
  /// The constants of the class, which its initializers set. Default none.
  @exclusivity(unchecked)
  package final var behavior: ViewBehavior = [] { didSet { behaviorDidChange() } }
  @exclusivity(unchecked) var layoutFlags = LayoutFlags()
  @exclusivity(unchecked) var safeArea = SafeArea()
  /// The traits under which the view's colours were last resolved; nil for the standard ones.
  @exclusivity(unchecked) var lastTraits = CurrentTraits.value
  /// The view's trait overrides; nil if there are none.
  @exclusivity(unchecked) package final var traitState: TraitState?
  @exclusivity(unchecked) var viewBackground = ViewBackground()
  @exclusivity(unchecked) package var explicitTintColor: UIColor?
  @exclusivity(unchecked) final var explicitTintAdjustmentMode = TintAdjustmentMode.automatic
  @exclusivity(unchecked) package var explicitLayoutMargins: LayoutMargins? {
    didSet { ownMarginsDidChange(from: oldValue) }
  }

  // MARK: Geometry and appearance

  /// The frame in points of the superview. Under a transform the bounding box, not to be set.
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
  /// The margins and dimensions that change with the superview's size. Default none.
  open var autoresizingMask: AutoresizingMask = [] { didSet { resizingDidChange(from: oldValue) } }
  /// Whether subviews are resized according to their autoresizing masks. Default true.
  @exclusivity(unchecked) open var autoresizesSubviews = true
  /// A view, without superview, whose alpha masks this view, in its coordinates. Default nil.
  open var mask: UIView? { didSet { adoptMask(insteadOf: oldValue) } }
  /// The opacity of the view with its subviews, from 0 to 1; a `Float`, as on iOS. Default 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { setAlpha(newValue) }
  }
  /// Whether the view is excluded from pictures and touches. Default false.
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
  /// The background colour, or the layer's if that has been changed since. Default nil, none.
  open var backgroundColor: UIColor? {
    get { viewBackground.color(of: layer) }
    set { setBackground(newValue) }
  }
  /// The colour of template images and controls; inherited from the superview. Default system blue.
  open var tintColor: UIColor! {
    get { isTintDimmed ? undimmedTintColor.dimmed : undimmedTintColor }
    set { setTint(newValue) }
  }
  /// Whether ``tintColor`` is dimmed to grey, also in subviews. Default `.automatic`: as outside.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { isTintDimmed ? .dimmed : .normal }
    set { setTintAdjustment(newValue) }
  }
  /// The fitting of the content when the bounds change. Default `.scaleToFill`.
  open var contentMode = ContentMode.scaleToFill { didSet { applyContentMode() } }
  /// The meaning of the content, which determines its layout direction. Default `.unspecified`.
  @exclusivity(unchecked)
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }

  // MARK: Margins and safe area

  /// The margins of the content, in points, with the safe area and the superview's as it is set.
  /// Default 8 each; for a root view its controller's `systemMinimumLayoutMargins`.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { explicitLayoutMargins = .sides(newValue) }
  }
  /// ``layoutMargins`` in directional form; margins that are set here follow the layout direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveMargins, in: effectiveUserInterfaceLayoutDirection) }
    set { explicitLayoutMargins = .directional(newValue) }
  }
  /// Whether the margins include what reaches into the view of the superview's. Default false.
  @exclusivity(unchecked) open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
  }
  /// Whether ``layoutMargins`` include the safe area. Default true.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChange() } }
  }
  /// Whether margins at the sides are at least the `readableContentGuide`'s. Default false.
  @exclusivity(unchecked) open var layoutMarginsFollowReadableWidth = false {
    didSet { if layoutMarginsFollowReadableWidth != oldValue { marginsDidChange() } }
  }
  /// The insets of the view that bars and the screen's edges cover, in points. Those of a root view
  /// include its controller's `additionalSafeAreaInsets`. Source: Apple, UIView.safeAreaInsets.
  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }
  /// Called after the safe area has changed.
  open func safeAreaInsetsDidChange() {}
  /// Called after the layout margins have changed.
  open func layoutMarginsDidChange() {}

  // MARK: Lifecycle

  /// Creates a view with a frame, in points of its superview's coordinates.
  public init(frame: CGRect) {
    layer = Self.makeLayer(of: Self.layerClass)
    super.init()
    adoptLayer()
    self.frame = frame
  }
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

  /// Class and address, frame, differences from a plain view, and layer, as UIKit prints views.
  nonisolated open override var description: String {
    MainQueue.isHere ? MainActor.assumeIsolated { descriptionText } : super.description
  }
  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    accessibilityOfView(super.accessibilityDefaults)
  }

  // MARK: Hierarchy

  /// Adds a view in front of the other subviews, and removes it from its previous superview. As all
  /// changes of the hierarchy it takes O(log *n*) in the subviews, O(depth), and the notifications.
  open func addSubview(_ view: UIView) { place(view, at: subviewList.count) }
  /// Inserts a view at an index of the subviews, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }
  /// Inserts a view directly behind a subview; if `other` is no subview, in front of all.
  open func insertSubview(_ view: UIView, belowSubview other: UIView) { place(view, below: other) }
  /// Inserts a view directly in front of a subview; if `other` is no subview, in front of all.
  open func insertSubview(_ view: UIView, aboveSubview other: UIView) { place(view, above: other) }
  /// Exchanges the positions of two subviews. Layers without views keep theirs.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Moves a subview in front of the others, and of layers without views.
  open func bringSubviewToFront(_ view: UIView) { moveToFront(view) }
  /// Moves a subview behind the others, and behind layers without views.
  open func sendSubviewToBack(_ view: UIView) { moveToBack(view) }
  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// Called before the view is added to or removed from a superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view has been added to or removed from a superview.
  open func didMoveToSuperview() {}
  /// Called before the view enters or leaves a window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view has entered or left a window.
  open func didMoveToWindow() {}
  /// Called after a subview has been added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Traits

  /// The traits of the screen, with the overrides of ancestors and of the view itself.
  open var traitCollection: UITraitCollection { traitsInEffect }
  /// The interface style of the view and its descendants. Default unspecified: the inherited one.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// Called after the traits have changed; `traitCollection` has the new ones.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Adapts the view to changed traits. Apps override ``traitCollectionDidChange(_:)``.
  @_spi(UIKit) open func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    adaptAsView(from: old)
  }
  /// Called after the inherited tint colour has changed.
  open func tintColorDidChange() {}
  /// Called when the highlight of the enclosing cell has changed. The default forwards it to the
  /// subviews; views with a highlighted appearance show it, and controls do not forward it.
  @_spi(UIKit) open func cellHighlightDidChange(to isHighlighted: Bool) {
    for subview in subviews { subview.cellHighlightDidChange(to: isHighlighted) }
  }

  // MARK: Sizes and constraints

  /// Returns the preferred size for an available size, in points. Default the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to its preferred size for its current size. The origin corner stays in place.
  open func sizeToFit() { resizeKeepingCorner(to: sizeThatFits(bounds.size)) }
  /// Returns the size from the view's constraints, with a target size at
  /// `UILayoutPriority.fittingSizeLevel`; without constraints the result of ``sizeThatFits(_:)``.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }
  /// Returns the size from the view's constraints for a target size with priorities; without
  /// constraints the result of ``sizeThatFits(_:)``, with the target's required lengths.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
  /// The natural size of the content, in points; `noIntrinsicMetric` for a dimension without one.
  open var intrinsicContentSize: CGSize { Self.noIntrinsicSize }
  /// Invalidates ``intrinsicContentSize``, which constraints read before the next layout.
  open func invalidateIntrinsicContentSize() { contentDidChange() }
  /// The insets from the frame to the alignment rectangle, in points. Default zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: -alignmentRectInsets)
  }
  /// The view whose first baseline is used for this view. Default the view itself.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is used for this view. Default the view itself.
  open var forLastBaselineLayout: UIView { self }
  /// The anchor of the first baseline; the top edge without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }
  /// The anchor of the last baseline; the bottom edge without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }
  /// Whether frame and autoresizing mask place the view, in place of constraints. Default true.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState?.translatesMask ?? true }
    set { setTranslatesMask(newValue) }
  }
  /// Returns the priority with which the view resists growing beyond its content. Default 250.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState?.hugging[axis] ?? .defaultLow
  }
  /// Sets the priority with which the view resists growing beyond its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { adopt(huggingPriority: priority, for: axis) }
  /// Returns the priority with which the view resists shrinking below its content. Default 750.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { constraintState?.compressionResistance[axis] ?? .defaultHigh }
  /// Sets the priority with which the view resists shrinking below its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { adopt(compressionResistancePriority: priority, for: axis) }

  // MARK: Layout and display

  /// Requests ``layoutSubviews()`` before the next picture.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Lays out immediately: the view and its descendants, and ancestors with a pending layout.
  open func layoutIfNeeded() { layOutIfNeeded() }
  /// Lays out the subviews. The default applies the frames of the constraints.
  open func layoutSubviews() { applyConstraints() }
  /// Requests ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  /// Returns whether ``updateConstraints()`` is pending.
  open func needsUpdateConstraints() -> Bool { constraintState?.needsUpdateConstraints ?? false }
  /// Performs pending updates of constraints in this view and its descendants now.
  open func updateConstraintsIfNeeded() { updateConstraintsOfDescendants() }
  /// Updates the view's constraints before a layout, after descendants; overrides call super last.
  open func updateConstraints() { constraintState?.didUpdateConstraints = true }
  /// Draws the view into the current context, in the coordinates of its bounds. The default draws
  /// nothing. Only views whose class overrides it have a backing store.
  open func draw(_ rect: CGRect) {}
  /// Invalidates the view's drawing.
  open func setNeedsDisplay() { layer.setNeedsDisplayIfDrawn() }
  /// Invalidates a part of the view's drawing; all of it is drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { if !rect.isEmpty { setNeedsDisplay() } }
  /// Returns a view with a picture of this one as it is now, in the screen's scale; nil without
  /// area. `afterUpdates` is ignored.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    pictureView(of: bounds)
  }
  /// Returns a view with a picture of a part of this one, in points of its bounds; nil without
  /// area. The whole picture stretches with the view: cap insets are ignored with a warning.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { pictureView(of: rect, stretchingInside: capInsets) }

  // MARK: Touches

  /// The next responder: the view's controller, or its superview.
  open override var next: UIResponder? { viewOwner ?? superview }
  package override var responderWindow: UIWindow? { window }
  /// Whether the view receives touches. Default true.
  open var isUserInteractionEnabled = true
  /// Whether the view receives several touches at a time. Default false.
  open var isMultipleTouchEnabled = false
  /// Whether the view excludes touches in other views during its own. Default false.
  open var isExclusiveTouch = false
  /// Returns the frontmost view at a point of this view, or nil. Views that are hidden, nearly
  /// transparent (alpha below 0.01) or not interactive are skipped.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(point, with: event) }
  /// Returns whether a point is inside the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The gesture recognizers of the view; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? { didSet { adopt(insteadOf: oldValue) } }
  /// Adds a gesture recognizer, and removes it from any other view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    take(gestureRecognizer)
  }
  /// Removes a gesture recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    drop(gestureRecognizer)
  }
  /// Returns whether a gesture of the view or a superview may begin here. Default true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// The interactions of the view. Setting them replaces all others.
  open var interactions: [any UIInteraction] = [] { didSet { adopt(insteadOf: oldValue) } }
  /// Adds an interaction, and removes it from any other view.
  open func addInteraction(_ interaction: any UIInteraction) { take(interaction) }
  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { drop(interaction) }
  /// Draws the view with ``draw(_:)`` into the layer's context.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(in: ctx) }
  /// Sets the contents of a layer for which ``takesOverDisplay(of:)`` returns true.
  open func display(_ layer: CALayer) {}
  /// Solves the constraints of the subviews, then calls ``layoutSubviews()``; the controller of a
  /// root view is notified before and after.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layOut() } }
  /// Performs pending updates of constraints in all descendants, before the layout.
  open func layoutWillBegin(at layer: CALayer) { if layer === self.layer { prepareLayout() } }
  /// Returns the animation of a changed layer property inside `UIView.animate`; else `NSNull`.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ImplicitAnimation.action(for: layer, forKey: event) ?? NSNull()
  }
}

import Sessions

/// A rectangle of a picture: geometry, appearance, its own pixels, and the layers inside it.
///
/// Geometry is in points of the superlayer; pixels appear only in the backing store that
/// ``display()`` makes. A layer is drawn once and composed as often as needed: changing its
/// position, opacity or transform never draws it again.
///
/// Source: Apple, CALayer.
@preconcurrency @MainActor
open class CALayer: NSObject, Sibling {
  // MARK: Geometry

  /// The layer's own rectangle, in points; its origin scrolls what lies inside. A size below 0 is
  /// turned round, NaN stops the program. Source: gnustep/libs-quartzcore, checked against Apple's.
  @exclusivity(unchecked) open var bounds = CGRect.zero {
    didSet {
      if bounds.hasNegativeSize, !isBeingAnimated { bounds = bounds.standardized }
      boundsDidChange(from: oldValue)
    }
  }

  /// Where the anchor point lies in the superlayer, in points.
  @exclusivity(unchecked) open var position = CGPoint.zero {
    didSet { positionDidChange(from: oldValue) }
  }

  /// The layer's rectangle in its superlayer, in points; under a transform the box around it.
  open var frame: CGRect {
    get { placedFrame }
    set { placedFrame = newValue }
  }

  /// The point of the bounds, in unit coordinates, that `position` and `transform` refer to.
  /// Default (0.5, 0.5), the centre.
  @exclusivity(unchecked) open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The order among siblings: higher is nearer; equal values keep the order of `sublayers`.
  open var zPosition: CGFloat = 0 {
    didSet { didChange("zPosition", from: oldValue, to: zPosition) }
  }

  /// The transform about the anchor point. With perspective (`m34`) the layer is drawn as it is
  /// seen from the side; points are converted by the affine part.
  @exclusivity(unchecked) open var transform = CATransform3DIdentity {
    didSet { didChange("transform", from: oldValue, to: transform, isAdditive: false) }
  }

  /// A transform of the sublayers about the anchor point, after their own; what gives all of them
  /// one perspective. It counts in pictures, not where points are converted. Default identity.
  open var sublayerTransform: CATransform3D {
    get { ownSublayerTransform ?? CATransform3DIdentity }
    set {
      let old = sublayerTransform
      ownSublayerTransform = CATransform3DIsIdentity(newValue) ? nil : newValue
      didChange("sublayerTransform", from: old, to: newValue, isAdditive: false)
    }
  }

  /// ``sublayerTransform``; nil, the rule, for identity.
  private(set) var ownSublayerTransform: CATransform3D?

  /// Whether the layer is seen from behind, too. Default true.
  open var isDoubleSided = true

  // MARK: Tree

  /// The layer this one lies in.
  open package(set) var superlayer: CALayer? {
    get { outer.object }
    set { outer.object = newValue }
  }

  @exclusivity(unchecked) nonisolated(unsafe) private var outer = BackReference<CALayer>()

  /// The layers inside this one, back to front; nil when there are none, as on iOS.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceSublayers(with: newValue ?? []) }
  }

  nonisolated(unsafe) var sublayerList = SiblingList<CALayer>()
  nonisolated(unsafe) package weak var siblingBlock: AnyObject?

  // MARK: Appearance

  /// Whether the layer and everything inside it is left out of the picture. Default false.
  open var isHidden = false

  /// How opaque the layer and everything inside it is as one group, 0 to 1. Default 1.
  open var opacity: Float = 1 {
    didSet { didChange("opacity", from: oldValue, to: opacity) }
  }

  /// The fill behind the contents. Default nil, none.
  open var backgroundColor: CGColor? {
    didSet { didChange("backgroundColor", from: oldValue, to: backgroundColor, isAdditive: false) }
  }

  /// The radius of the corners of background and border, in points. It clips contents and sublayers
  /// only together with `masksToBounds`. Default 0.
  open var cornerRadius: CGFloat = 0 {
    didSet { didChange("cornerRadius", from: oldValue, to: cornerRadius) }
  }

  /// Which corners `cornerRadius` rounds. Default all four.
  open var maskedCorners: CACornerMask = .all

  /// The shape of the corners. Default `.circular`.
  open var cornerCurve: CALayerCornerCurve = .circular

  /// Whether contents and sublayers are clipped to the bounds with their rounded corners. Default
  /// false.
  open var masksToBounds = false

  /// The width of the border, drawn inside the bounds over everything else, in points. Default 0.
  open var borderWidth: CGFloat = 0 {
    didSet { didChange("borderWidth", from: oldValue, to: borderWidth) }
  }

  /// One for all layers: there are several in each view.
  private static let opaqueBlack = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  /// The colour of the border. Default opaque black.
  open var borderColor: CGColor? = CALayer.opaqueBlack {
    didSet { didChange("borderColor", from: oldValue, to: borderColor, isAdditive: false) }
  }

  /// The colour of the shadow. Default opaque black.
  open var shadowColor: CGColor? = CALayer.opaqueBlack {
    didSet { didChange("shadowColor", from: oldValue, to: shadowColor, isAdditive: false) }
  }

  /// How opaque the shadow is, 0 to 1. Default 0, no shadow.
  open var shadowOpacity: Float = 0 {
    didSet { didChange("shadowOpacity", from: oldValue, to: shadowOpacity) }
  }

  /// How far the shadow is moved, in points. Default (0, -3), upwards.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { didChange("shadowOffset", from: oldValue, to: shadowOffset) }
  }

  /// The standard deviation of the shadow's Gaussian, in points. Default 3. The shadow ends at
  /// twice this distance.
  open var shadowRadius: CGFloat = 3 {
    didSet { didChange("shadowRadius", from: oldValue, to: shadowRadius) }
  }

  /// The outline that casts the shadow, in points; nil takes the layer's composed alpha.
  open var shadowPath: CGPath?

  /// A layer whose alpha decides what of this one is seen.
  open var mask: CALayer? {
    get { ownMask }
    set {
      guard newValue !== ownMask else { return }
      newValue?.removeFromSuperlayer()
      ownMask?.superlayer = nil
      ownMask = newValue
      newValue?.superlayer = self
      if let newValue, newValue.needsLayoutFlag || newValue.needsLayoutInside {
        markNeedsLayoutInside()
      }
      if let newValue, newValue.isMarkedForDisplay { markNeedsDisplayInside() }
    }
  }

  nonisolated(unsafe) final var ownMask: CALayer?

  // MARK: Contents

  /// The picture the layer shows: a `CGImage`. Setting it discards what ``display()`` drew.
  open var contents: Any? {
    didSet {
      backingStore = nil
      scaledContents = nil
    }
  }

  /// The part of `contents` that is shown, in unit coordinates. Default (0, 0, 1, 1).
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// How `contents` is fitted into the bounds. Default `.resize`.
  open var contentsGravity: CALayerContentsGravity = .resize

  /// How many pixels of `contents` make one point. Default 1.
  open var contentsScale: CGFloat = 1 {
    didSet { if contentsScale != oldValue && hasDrawing { setNeedsDisplay() } }
  }

  /// A promise that the contents cover the bounds without transparency. Default false.
  open var isOpaque = false

  /// Whether a change of the bounds' size calls for drawing again. Default false: the old picture
  /// is stretched by `contentsGravity`.
  @exclusivity(unchecked) open var needsDisplayOnBoundsChange = false

  /// A free name.
  open var name: String?

  /// Whoever draws the layer and lays out its sublayers; a view is its layer's delegate.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? ownDelegate }
    set {
      if newValue == nil || newValue !== owner { (owner, ownDelegate) = (nil, newValue) }
    }
  }

  @exclusivity(unchecked) private weak var ownDelegate: (any CALayerDelegate)?
  /// See ``owner``.
  @exclusivity(unchecked) nonisolated(unsafe) final var ownerReference = DelegateReference()

  /// The session that the layer was made in.
  let ownSession = RenderSession.current.root

  /// The animations that have not ended; nil, the rule, when there are none.
  var animations: LayerAnimations?

  /// Where a transition stands that is to be painted; on copies in the middle of one only.
  var runningTransition: RunningTransition?

  /// What ``display()`` drew.
  final var ownDrawing = LayerDrawing()

  /// What ``contents`` look like at the size they were last drawn at.
  var scaledContents: ScaledContents?

  /// Whether the layer draws itself with as many pixels to a point as the picture has.
  package var adoptsRenderingScale = false

  /// How often this layer has drawn itself; for tests and benchmarks.
  package internal(set) final var displayCount = 0

  private(set) var needsDisplayFlag = false
  /// Whether a layer inside this one may be marked as out of date.
  var needsDisplayInside = false
  var needsLayoutFlag = false
  /// Whether a layer inside this one has asked for layout since this one was last passed through.
  var needsLayoutInside = false
  /// Whether the layer is placing its sublayers.
  package internal(set) var isPlacingSublayers = false
  /// Whether animations are adding up their values: parts of a sum may be below zero.
  @exclusivity(unchecked) var isBeingAnimated = false

  // MARK: Lifecycle

  /// A layer of zero size without contents.
  public override init() { super.init() }

  /// A copy of another layer's appearance and geometry, without its sublayers.
  public init(layer: Any) {
    super.init()
    isCopy = true
    if let layer = layer as? CALayer { copyAppearance(of: layer) }
  }

  /// Archives are not read here: a plain layer.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Drawing

  /// Marks the layer's own pixels as out of date; they are drawn once, before the next picture.
  open func setNeedsDisplay() {
    needsDisplayFlag = true
    superlayer?.markNeedsDisplayInside()
  }

  /// Marks a part of the pixels as out of date. The whole layer is drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { if !rect.isEmpty { setNeedsDisplay() } }

  /// Whether the pixels are out of date.
  open func needsDisplay() -> Bool { needsDisplayFlag }

  /// Whether the layer is to be drawn again while a property of a key changes in an animation. A
  /// class that draws by properties of its own says so for them. Default false.
  ///
  /// Source: Apple, CALayer.needsDisplay(forKey:).
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The value of a property that the class marks `@NSManaged`, where it was not set; nil, the
  /// default, for zero. Source: Apple, CALayer.defaultValue(forKey:).
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// The values of properties marked `@NSManaged`; nil, the rule, for none.
  var managedValues: [String: Any]?

  /// Whether the layer was made by ``init(layer:)``: changes of it are nobody's business.
  var isCopy = false

  /// What happens when a property of a key changes: what the delegate says, then ``actions``.
  /// Layers without a view have no implicit animations here, so nothing but apps asks. Source:
  /// Apple, CALayer.action(forKey:).
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
  }

  /// What happens when properties change, by their keys. Default nil.
  open var actions: [String: any CAAction]?

  /// What few layers have; nil, the rule, for none of it.
  var rareProperties: RareLayerProperties?

  /// What an action is where nobody else has one: none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Whether the edges are drawn smoothly. Kept: they always are. Default false.
  open var allowsEdgeAntialiasing = false

  /// Whether the layer is drawn into pixels of its own first. Kept. Default false.
  open var shouldRasterize = false

  /// The scale of those pixels. Kept. Default 1.
  open var rasterizationScale: CGFloat = 1

  /// Draws the layer if its pixels are out of date.
  open func displayIfNeeded() {
    guard needsDisplayFlag else { return }
    needsDisplayFlag = false
    LayoutProgress.during(.drawing, self, display)
  }

  /// Draws the layer into a new backing store of `bounds.size` times `contentsScale` pixels,
  /// through the delegate or ``draw(in:)``.
  open func display() {
    if let delegate, delegate.takesOverDisplay(of: self) { return delegate.display(self) }
    guard drawsItself || delegate?.draws(self) ?? true else { return backingStore = nil }
    drawAnew()
  }

  // MARK: Animation

  /// The property of a key path, as animations read and write it; nil for one that cannot be
  /// animated. A class with properties of its own adds them here:
  ///
  ///     override class func animatedProperty(_ keyPath: String) -> AnimatedProperty? {
  ///       keyPath == "progress" ? .init(\Ring.progress) : super.animatedProperty(keyPath)
  ///     }
  ///
  /// UIKit finds such properties through Objective-C, by `@NSManaged`; so does the source tool.
  open class func animatedProperty(_ keyPath: String) -> AnimatedProperty? {
    AnimatedProperty.named(keyPath) ?? ManagedProperties.named(keyPath, of: self)
  }

  // MARK: Paint

  /// Adds what the layer shows between its background and its sublayers. A class that paints
  /// otherwise overrides it and the two that follow.
  ///
  /// - Parameter alpha: how opaque it is; other than 1 only where it is a single part.
  func paintContents(into list: inout PaintList, _ shape: LayerShape, alpha: CGFloat) {
    paintBackingStore(into: &list, shape, alpha: alpha)
  }

  /// How many parts the contents consist of: several that overlap have to be composed before they
  /// fade.
  var contentsPartCount: Int { hasDrawing || contents != nil ? 1 : 0 }

  /// Whether the contents may lie outside the bounds.
  var contentsReachOutside: Bool { false }

  /// Adds the sublayers, back to front.
  func paintSublayers(into list: inout PaintList, _ shape: LayerShape) {
    for child in drawingOrder { list.add(child, in: shape.toDevice) }
  }

  /// Draws the layer's contents; the context's origin is the layer's top left corner, y downwards.
  /// Asks the delegate; draws nothing without one.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  // MARK: Layout

  /// Asks for ``layoutSublayers()`` before the next picture.
  open func setNeedsLayout() {
    if needsLayoutFlag { return }
    needsLayoutFlag = true
    superlayer?.markNeedsLayoutInside()
  }

  /// Whether layout has been asked for.
  open func needsLayout() -> Bool { needsLayoutFlag }

  /// Lays out this layer and everything inside it that asked for it, and around it the layers that
  /// asked, without a gap between; again, until nothing asks any more.
  ///
  /// What asks in each of a hundred passes stops the program by name.
  ///
  /// - Complexity: O(layers that asked, and their superlayers).
  open func layoutIfNeeded() { LayoutPass.run(from: self) }

  /// Places the sublayers; asks the delegate.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }
}

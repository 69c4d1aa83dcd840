import Sessions

/// A layer of a picture: geometry, appearance, its own pixels, and sublayers.
///
/// Geometry is in points of the superlayer; pixels exist only in the backing store that
/// ``display()`` creates. A layer is drawn once and composed as often as needed: changes of its
/// position, opacity or transform do not draw it again.
///
/// Source: Apple, CALayer.
@preconcurrency @MainActor
open class CALayer: NSObject, Sibling {
  // MARK: Geometry

  /// The bounds, in points; the origin scrolls the sublayers. A negative size is normalized, NaN
  /// stops the program. Source: gnustep/libs-quartzcore, checked against Apple's.
  @exclusivity(unchecked) open var bounds = CGRect.zero {
    didSet {
      if bounds.hasNegativeSize, !isBeingAnimated { bounds = bounds.standardized }
      boundsDidChange(from: oldValue)
    }
  }

  /// The position of the anchor point in the superlayer, in points.
  @exclusivity(unchecked) open var position = CGPoint.zero {
    didSet { positionDidChange(from: oldValue) }
  }

  /// The frame in the superlayer, in points; the bounding box if there is a transform.
  open var frame: CGRect {
    get { placedFrame }
    set { placedFrame = newValue }
  }

  /// The anchor of `position` and `transform`, in unit coordinates of the bounds. Default (0.5,
  /// 0.5), the centre.
  @exclusivity(unchecked) open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The order among siblings: higher is in front; equal values keep the order of `sublayers`.
  @exclusivity(unchecked) open var zPosition: CGFloat = 0 {
    didSet { didChange("zPosition", from: oldValue, to: zPosition) }
  }

  /// The transform about the anchor point. With perspective (`m34`) the layer is drawn in
  /// projection; points are converted by the affine part.
  @exclusivity(unchecked) open var transform = CATransform3DIdentity {
    didSet { didChange("transform", from: oldValue, to: transform, isAdditive: false) }
  }

  /// A transform of the sublayers about the anchor point, after their own, for a common
  /// perspective. Points are converted by its affine part. Default identity.
  open var sublayerTransform: CATransform3D {
    get { ownSublayerTransform ?? CATransform3DIdentity }
    set {
      let old = sublayerTransform
      ownSublayerTransform = CATransform3DIsIdentity(newValue) ? nil : newValue
      didChange("sublayerTransform", from: old, to: newValue, isAdditive: false)
    }
  }

  /// The value of ``sublayerTransform``; usually nil, for identity.
  @exclusivity(unchecked) private(set) var ownSublayerTransform: CATransform3D?

  /// Whether the layer's back is visible. Default true.
  @exclusivity(unchecked) open var isDoubleSided = true

  // MARK: Tree

  /// The superlayer.
  open package(set) var superlayer: CALayer? {
    get { outer.object }
    set { outer.object = newValue }
  }

  @exclusivity(unchecked) nonisolated(unsafe) private var outer = BackReference<CALayer>()

  /// The sublayers, back to front; nil if there are none, as on iOS.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceSublayers(with: newValue ?? []) }
  }

  @exclusivity(unchecked) nonisolated(unsafe) var sublayerList = SiblingList<CALayer>()
  @exclusivity(unchecked)
  @usableFromInline nonisolated(unsafe) package weak var siblingBlock: AnyObject?

  // MARK: Appearance

  /// Whether the layer and its sublayers are hidden. Default false.
  @exclusivity(unchecked) open var isHidden = false

  /// The opacity of the layer and its sublayers as a group, 0 to 1. Default 1.
  @exclusivity(unchecked) open var opacity: Float = 1 {
    didSet { didChange("opacity", from: oldValue, to: opacity) }
  }

  /// The background colour. Default nil, none.
  @exclusivity(unchecked) open var backgroundColor: CGColor? {
    didSet { didChange("backgroundColor", from: oldValue, to: backgroundColor, isAdditive: false) }
  }

  /// The radius of the corners of background and border, in points. Contents and sublayers are
  /// clipped only with `masksToBounds`. Default 0.
  @exclusivity(unchecked) open var cornerRadius: CGFloat = 0 {
    didSet { didChange("cornerRadius", from: oldValue, to: cornerRadius) }
  }

  /// The corners that `cornerRadius` applies to. Default all four.
  @exclusivity(unchecked) open var maskedCorners: CACornerMask = .all

  /// The shape of the corners. Default `.circular`.
  @exclusivity(unchecked) open var cornerCurve: CALayerCornerCurve = .circular

  /// Whether contents and sublayers are clipped to the bounds with their rounded corners. Default
  /// false.
  @exclusivity(unchecked) open var masksToBounds = false

  /// The width of the border, drawn inside the bounds in front of everything, in points. Default 0.
  @exclusivity(unchecked) open var borderWidth: CGFloat = 0 {
    didSet { didChange("borderWidth", from: oldValue, to: borderWidth) }
  }

  /// The default colour of borders and shadows, one object for all layers.
  private static let opaqueBlack = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  /// The colour of the border. Default opaque black.
  open var borderColor: CGColor? = CALayer.opaqueBlack {
    didSet { didChange("borderColor", from: oldValue, to: borderColor, isAdditive: false) }
  }

  /// The colour of the shadow. Default opaque black.
  open var shadowColor: CGColor? = CALayer.opaqueBlack {
    didSet { didChange("shadowColor", from: oldValue, to: shadowColor, isAdditive: false) }
  }

  /// The opacity of the shadow, 0 to 1. Default 0, no shadow.
  @exclusivity(unchecked) open var shadowOpacity: Float = 0 {
    didSet { didChange("shadowOpacity", from: oldValue, to: shadowOpacity) }
  }

  /// The offset of the shadow, in points. Default (0, -3), upwards.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { didChange("shadowOffset", from: oldValue, to: shadowOffset) }
  }

  /// The standard deviation of the shadow's Gaussian, in points. Default 3. The shadow ends at
  /// twice this distance.
  open var shadowRadius: CGFloat = 3 {
    didSet { didChange("shadowRadius", from: oldValue, to: shadowRadius) }
  }

  /// The outline of the shadow, in points; nil for the layer's composed alpha.
  open var shadowPath: CGPath?

  /// A layer whose alpha masks this one.
  open var mask: CALayer? {
    get { ownMask }
    set {
      guard newValue !== ownMask else { return }
      newValue?.removeFromSuperlayer()
      ownMask?.superlayer = nil
      ownMask = newValue
      newValue?.superlayer = self
      if let newValue, newValue.needsLayoutFlag || newValue.descendantsNeedLayout {
        markDescendantsNeedLayout()
      }
      if let newValue, newValue.isMarkedForDisplay { markDescendantsNeedDisplay() }
    }
  }

  @exclusivity(unchecked) nonisolated(unsafe) final var ownMask: CALayer?

  // MARK: Contents

  /// The image of the layer, a `CGImage`. Setting it discards the result of ``display()``.
  @exclusivity(unchecked) open var contents: Any? {
    didSet {
      backingStore = nil
      scaledContents = nil
    }
  }

  /// The visible part of `contents`, in unit coordinates. Default (0, 0, 1, 1).
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The way in which `contents` is fitted into the bounds. Default `.resize`.
  open var contentsGravity: CALayerContentsGravity = .resize

  /// The number of pixels of `contents` per point. Default 1.
  @exclusivity(unchecked) open var contentsScale: CGFloat = 1 {
    didSet { if contentsScale != oldValue && hasDrawing { setNeedsDisplay() } }
  }

  /// Whether the contents cover the bounds without transparency. Default false.
  @exclusivity(unchecked) open var isOpaque = false

  /// Whether a change of the bounds' size draws the layer again. Default false: the old picture is
  /// stretched by `contentsGravity`.
  @exclusivity(unchecked) open var needsDisplayOnBoundsChange = false

  /// The name of the layer.
  open var name: String?

  /// The delegate, which draws the layer and lays out its sublayers; a view is its layer's
  /// delegate.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? ownDelegate }
    set {
      if newValue == nil || newValue !== owner { (owner, ownDelegate) = (nil, newValue) }
    }
  }

  @exclusivity(unchecked) private weak var ownDelegate: (any CALayerDelegate)?
  /// See ``owner``.
  @exclusivity(unchecked) nonisolated(unsafe) final var ownerReference = DelegateReference()

  /// The session in which the layer was created.
  let ownSession = RenderSession.current.root

  /// The animations that have not ended; usually nil.
  var animations: LayerAnimations?

  /// The progress of a transition, on presentation copies only.
  var runningTransition: RunningTransition?

  /// The result of ``display()``.
  final var ownDrawing = LayerDrawing()

  /// The pixels of ``contents`` at their last drawn size.
  var scaledContents: ScaledContents?

  /// Whether the layer draws itself at the picture's scale.
  @exclusivity(unchecked) package var adoptsRenderingScale = false

  /// The number of times that the layer has drawn itself; for tests and benchmarks.
  package internal(set) final var displayCount = 0

  @exclusivity(unchecked) private(set) var needsDisplayFlag = false
  /// Whether a sublayer may be marked as invalid.
  @exclusivity(unchecked) var descendantsNeedDisplay = false
  @exclusivity(unchecked) final var needsLayoutFlag = false
  /// Whether a sublayer has requested layout since this layer's last layout.
  @exclusivity(unchecked) final var descendantsNeedLayout = false
  /// Whether the layer is laying out its sublayers.
  @exclusivity(unchecked) package internal(set) final var isPlacingSublayers = false
  /// Whether animated values are being added up: parts of a sum may be negative.
  @exclusivity(unchecked) var isBeingAnimated = false

  // MARK: Lifecycle

  /// Creates a layer of size zero without contents.
  public override init() { super.init() }

  /// Creates a copy of another layer's appearance and geometry, without its sublayers.
  public init(layer: Any) {
    super.init()
    isCopy = true
    if let layer = layer as? CALayer { copyAppearance(of: layer) }
  }

  /// Creates a plain layer: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Drawing

  /// Marks the layer's pixels as invalid; they are drawn once, before the next picture.
  open func setNeedsDisplay() {
    needsDisplayFlag = true
    superlayer?.markDescendantsNeedDisplay()
  }

  /// Marks a part of the pixels as invalid. The whole layer is drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { if !rect.isEmpty { setNeedsDisplay() } }

  /// Returns whether the pixels are invalid.
  open func needsDisplay() -> Bool { needsDisplayFlag }

  /// Returns whether the layer is drawn again while a property is animated. Classes whose drawing
  /// depends on their own properties override it. Default false.
  ///
  /// Source: Apple, CALayer.needsDisplay(forKey:).
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the value of an unset property marked `@NSManaged`. Default nil, which means zero.
  /// Source: Apple, CALayer.defaultValue(forKey:).
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// The values of properties marked `@NSManaged`; usually nil, for none.
  var managedValues: [String: Any]?

  /// Whether the layer was created by ``init(layer:)``: its changes run no actions.
  var isCopy = false

  /// Returns the action of a property's change: the delegate's, else that in ``actions``. Layers
  /// without a view have no implicit animations here, so that only apps call it. Source: Apple,
  /// CALayer.action(forKey:).
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
  }

  /// The actions of property changes, by key. Default nil.
  open var actions: [String: any CAAction]?

  /// The properties that few layers have; usually nil, for none.
  var rareProperties: RareLayerProperties?

  /// Returns the default action: none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Whether the edges are antialiased. Stored: they always are. Default false.
  open var allowsEdgeAntialiasing = false

  /// Whether the layer is rasterized before it is composed. Stored. Default false.
  open var shouldRasterize = false

  /// The scale of rasterization. Stored. Default 1.
  open var rasterizationScale: CGFloat = 1

  /// Draws the layer if its pixels are invalid.
  open func displayIfNeeded() {
    guard needsDisplayFlag else { return }
    needsDisplayFlag = false
    LayoutProgress.during(.drawing, self, display)
  }

  /// Draws the layer in a new backing store of `bounds.size` times `contentsScale` pixels, by the
  /// delegate or ``draw(in:)``.
  open func display() {
    if let delegate, delegate.takesOverDisplay(of: self) { return delegate.display(self) }
    guard drawsItself || delegate?.draws(self) ?? true else { return backingStore = nil }
    redrawBackingStore()
  }

  // MARK: Animation

  /// Returns the property of a key path for animations; nil if it cannot be animated. A class with
  /// its own properties adds them here:
  ///
  ///     override class func animatedProperty(_ keyPath: String) -> AnimatedProperty? {
  ///       keyPath == "progress" ? .init(\Ring.progress) : super.animatedProperty(keyPath)
  ///     }
  ///
  /// UIKit and the source tool find properties marked `@NSManaged`.
  open class func animatedProperty(_ keyPath: String) -> AnimatedProperty? {
    AnimatedProperty.named(keyPath) ?? ManagedProperties.named(keyPath, of: self)
  }

  // MARK: Paint

  /// Adds the content between background and sublayers. Classes with other content override it and
  /// the following two.
  ///
  /// - Parameter alpha: The opacity; other than 1 only for a single part.
  func paintContents(into list: inout PaintList, _ shape: LayerShape, alpha: CGFloat) {
    paintBackingStore(into: &list, shape, alpha: alpha)
  }

  /// The number of parts of the contents: overlapping ones must be composed before they fade.
  var contentsPartCount: Int { hasDrawing || contents != nil ? 1 : 0 }

  /// Whether the contents may be outside of the bounds.
  var contentsReachOutside: Bool { false }

  /// Adds the sublayers, back to front.
  func paintSublayers(into list: inout PaintList, _ shape: LayerShape) {
    for child in drawingOrder { list.add(child, in: shape.toDevice) }
  }

  /// Draws the layer's contents, with the context's origin at the top left corner and y downwards.
  /// Calls the delegate; draws nothing without one.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  // MARK: Layout

  /// Requests ``layoutSublayers()`` before the next picture.
  open func setNeedsLayout() {
    if needsLayoutFlag { return }
    needsLayoutFlag = true
    superlayer?.markDescendantsNeedLayout()
  }

  /// Returns whether layout is requested.
  open func needsLayout() -> Bool { needsLayoutFlag }

  /// Lays out this layer, its descendants and its adjacent ancestors that requested layout,
  /// repeatedly until none does.
  ///
  /// Stops with the names of layers that request it in each of a hundred passes.
  ///
  /// - Complexity: O(layers with requests, and their superlayers).
  open func layoutIfNeeded() { LayoutPass.run(from: self) }

  /// Lays out the sublayers by calling the delegate.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }
}

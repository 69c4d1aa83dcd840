/// The stored properties of a layer that are not drawn.
struct UndrawnProperties {
  var anchorPointZ: CGFloat = 0
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var allowsGroupOpacity = true
  var isGeometryFlipped = false
  var drawsAsynchronously = false
  var compositingFilter: Any?
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var wantsExtendedDynamicRangeContent = false
  var toneMapMode = CALayer.ToneMapMode.automatic
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
}

/// Properties of layers that are not drawn. If a value other than the default would change the
/// picture on iOS, setting it warns once on standard error.
///
/// Source: Apple, CALayer.
extension CALayer {
  private var stored: UndrawnProperties {
    get { undrawn ?? UndrawnProperties() }
    set { undrawn = newValue }
  }

  private func keep<Value>(
    _ path: WritableKeyPath<UndrawnProperties, Value>, _ value: Value, warning name: String? = nil
  ) {
    stored[keyPath: path] = value
    if let name { LayerWarning.log("CALayer.\(name) is not drawn") }
  }

  /// The distance of the anchor from the layer's plane. Stored. Default 0.
  public var anchorPointZ: CGFloat {
    get { stored.anchorPointZ }
    set { keep(\.anchorPointZ, newValue, warning: newValue == 0 ? nil : "anchorPointZ") }
  }

  /// The filter for enlarging contents, which is always linear. Stored. Default `.linear`.
  public var magnificationFilter: CALayerContentsFilter {
    get { stored.magnificationFilter }
    set {
      keep(
        \.magnificationFilter, newValue,
        warning: newValue == .nearest ? "magnificationFilter = .nearest" : nil)
    }
  }

  /// The filter for reducing contents, which is always linear. Stored. Default `.linear`.
  public var minificationFilter: CALayerContentsFilter {
    get { stored.minificationFilter }
    set { keep(\.minificationFilter, newValue) }
  }

  /// The bias of `.trilinear`. Stored. Default 0.
  public var minificationFilterBias: Float {
    get { stored.minificationFilterBias }
    set { keep(\.minificationFilterBias, newValue) }
  }

  /// The part of the contents to stretch, in unit coordinates. Stored: all of them are stretched.
  /// Default all.
  public var contentsCenter: CGRect {
    get { stored.contentsCenter }
    set {
      let isAll = newValue == CGRect(x: 0, y: 0, width: 1, height: 1)
      keep(\.contentsCenter, newValue, warning: isAll ? nil : "contentsCenter")
    }
  }

  /// Whether opacity applies to the layer and its sublayers as a group, which it always does.
  /// Stored. Default true.
  public var allowsGroupOpacity: Bool {
    get { stored.allowsGroupOpacity }
    set { keep(\.allowsGroupOpacity, newValue) }
  }

  /// Whether the geometry of sublayers is flipped, which it never is. Stored. Default false.
  public var isGeometryFlipped: Bool {
    get { stored.isGeometryFlipped }
    set { keep(\.isGeometryFlipped, newValue, warning: newValue ? "isGeometryFlipped" : nil) }
  }

  /// Returns whether contents are flipped. Always false.
  public func contentsAreFlipped() -> Bool { false }

  /// Whether drawing is asynchronous, which makes no difference. Stored. Default false.
  public var drawsAsynchronously: Bool {
    get { stored.drawsAsynchronously }
    set { keep(\.drawsAsynchronously, newValue) }
  }

  /// The format of drawn contents. Stored: contents are drawn in sRGB. Default `.RGBA8Uint`.
  public var contentsFormat: CALayerContentsFormat {
    get { stored.contentsFormat }
    set { keep(\.contentsFormat, newValue) }
  }

  /// Whether contents may be brighter than white. Stored: they are not. Default false.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { stored.wantsExtendedDynamicRangeContent }
    set { keep(\.wantsExtendedDynamicRangeContent, newValue) }
  }

  /// How brighter contents are darkened. Stored: there are none. Default `.automatic`.
  public var toneMapMode: ToneMapMode {
    get { stored.toneMapMode }
    set { keep(\.toneMapMode, newValue) }
  }

  /// How brighter contents are darkened. Source: Apple, CALayer.ToneMapMode.
  public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The system's choice.
    public static let automatic = ToneMapMode(rawValue: "automatic")
    /// Never.
    public static let never = ToneMapMode(rawValue: "never")
    /// Where the display allows it.
    public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
  }

  /// Returns whether an archive contains a property. False: layers are not archived.
  public func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// The compositing filter; layers are always drawn over their background. Stored. Default nil.
  public var compositingFilter: Any? {
    get { stored.compositingFilter }
    set {
      keep(\.compositingFilter, newValue, warning: newValue == nil ? nil : "compositingFilter")
    }
  }

  /// The filters of the layer's content, without effect as on iOS. Stored. Default nil.
  public var filters: [Any]? {
    get { stored.filters }
    set { keep(\.filters, newValue) }
  }

  /// The filters of the background, without effect as on iOS. Stored. Default nil.
  public var backgroundFilters: [Any]? {
    get { stored.backgroundFilters }
    set { keep(\.backgroundFilters, newValue) }
  }

  /// The edges to antialias. Default all. Stored without effect: all edges are antialiased.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { stored.edgeAntialiasingMask }
    set { keep(\.edgeAntialiasingMask, newValue) }
  }

  /// The visible part of the layer, in its own coordinates and points: the part inside the bounds
  /// of all clipping ancestors.
  public var visibleRect: CGRect {
    var seen = bounds
    var layer = self
    while let outer = layer.superlayer {
      if outer.masksToBounds { seen = seen.intersection(convert(outer.bounds, from: outer)) }
      layer = outer
    }
    return seen.isNull ? .zero : seen
  }

  /// Returns the preferred size, in points: that of the bounds.
  public func preferredFrameSize() -> CGSize { bounds.size }
}

/// The format of a layer's drawn contents. Source: Apple, CALayerContentsFormat.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a format of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Eight bits for each component.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Sixteen bits for each component.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Eight bits of grey.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// The filters for scaling contents. Source: Apple, CALayerContentsFilter.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a filter of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Interpolation between pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Interpolation between pixels and between sizes.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// A set of antialiased edges. Raw values are Core Animation's. Source: Apple,
/// CAEdgeAntialiasingMask.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a set of the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  /// The bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  /// The top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
}

// Unsupported: CALayer.compositingFilter, contentsCenter, isGeometryFlipped, anchorPointZ · kept ·
//   They are not drawn, which is logged. · test: CompositorTests
// Unsupported: CALayer.magnificationFilter · kept · `.nearest` is not drawn, which is logged. ·
//   test: CompositorTests
// Unsupported: CALayer.style · absent · It is absent.

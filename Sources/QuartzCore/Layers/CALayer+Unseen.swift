/// What is kept of a layer and not drawn.
struct UnseenProperties {
  var anchorPointZ: CGFloat = 0
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var allowsGroupOpacity = true
  var isGeometryFlipped = false
  var drawsAsynchronously = false
  var compositingFilter: Any?
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
}

/// Properties of layers that are not drawn. Where a picture would look otherwise on iOS, a
/// warning is logged, once, when one is given another value than its default.
///
/// Source: Apple, CALayer.
extension CALayer {
  private var kept: UnseenProperties {
    get { unseen ?? UnseenProperties() }
    set { unseen = newValue }
  }

  private func keep<Value>(
    _ path: WritableKeyPath<UnseenProperties, Value>, _ value: Value, said name: String? = nil
  ) {
    kept[keyPath: path] = value
    if let name { LayerWarning.say("CALayer.\(name) is not drawn") }
  }

  /// How far the anchor lies before the layer's plane. Kept. Default 0.
  public var anchorPointZ: CGFloat {
    get { kept.anchorPointZ }
    set { keep(\.anchorPointZ, newValue, said: newValue == 0 ? nil : "anchorPointZ") }
  }

  /// How contents are made larger: always smoothly. Kept. Default `.linear`.
  public var magnificationFilter: CALayerContentsFilter {
    get { kept.magnificationFilter }
    set {
      keep(
        \.magnificationFilter, newValue,
        said: newValue == .nearest ? "magnificationFilter = .nearest" : nil)
    }
  }

  /// How contents are made smaller: always smoothly. Kept. Default `.linear`.
  public var minificationFilter: CALayerContentsFilter {
    get { kept.minificationFilter }
    set { keep(\.minificationFilter, newValue) }
  }

  /// What `.trilinear` prefers. Kept. Default 0.
  public var minificationFilterBias: Float {
    get { kept.minificationFilterBias }
    set { keep(\.minificationFilterBias, newValue) }
  }

  /// The part of the contents that is stretched, in unit coordinates: all of them. Kept. Default
  /// all.
  public var contentsCenter: CGRect {
    get { kept.contentsCenter }
    set {
      let isAll = newValue == CGRect(x: 0, y: 0, width: 1, height: 1)
      keep(\.contentsCenter, newValue, said: isAll ? nil : "contentsCenter")
    }
  }

  /// Whether the layer's opacity counts for it and what is inside as one group: always. Kept.
  /// Default true.
  public var allowsGroupOpacity: Bool {
    get { kept.allowsGroupOpacity }
    set { keep(\.allowsGroupOpacity, newValue) }
  }

  /// Whether the layers inside are laid out upside down: never. Kept. Default false.
  public var isGeometryFlipped: Bool {
    get { kept.isGeometryFlipped }
    set { keep(\.isGeometryFlipped, newValue, said: newValue ? "isGeometryFlipped" : nil) }
  }

  /// Whether ``contentsAreFlipped()``: no.
  public func contentsAreFlipped() -> Bool { false }

  /// Whether drawing may be done elsewhere: it looks the same. Kept. Default false.
  public var drawsAsynchronously: Bool {
    get { kept.drawsAsynchronously }
    set { keep(\.drawsAsynchronously, newValue) }
  }

  /// How the layer is put over what lies behind: always over it. Kept. Default nil.
  public var compositingFilter: Any? {
    get { kept.compositingFilter }
    set { keep(\.compositingFilter, newValue, said: newValue == nil ? nil : "compositingFilter") }
  }

  /// What is done to the layer's picture: nothing, as on iOS. Kept. Default nil.
  public var filters: [Any]? {
    get { kept.filters }
    set { keep(\.filters, newValue) }
  }

  /// What is done to what lies behind: nothing, as on iOS. Kept. Default nil.
  public var backgroundFilters: [Any]? {
    get { kept.backgroundFilters }
    set { keep(\.backgroundFilters, newValue) }
  }

  /// Which edges are drawn smoothly: all. Kept. Default all.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { kept.edgeAntialiasingMask }
    set { keep(\.edgeAntialiasingMask, newValue) }
  }

  /// What of the layer is seen, in its own coordinates and points: what lies in the bounds of all
  /// layers around that clip.
  public var visibleRect: CGRect {
    var seen = bounds
    var layer = self
    while let outer = layer.superlayer {
      if outer.masksToBounds { seen = seen.intersection(convert(outer.bounds, from: outer)) }
      layer = outer
    }
    return seen.isNull ? .zero : seen
  }

  /// The size that the layer would like, in points: that of its bounds.
  public func preferredFrameSize() -> CGSize { bounds.size }
}

/// How contents are made larger or smaller. Source: Apple, CALayerContentsFilter.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A filter by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pixel by pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between two pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Between two sizes as well.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Edges that are drawn smoothly. Raw values are Core Animation's. Source: Apple,
/// CAEdgeAntialiasingMask.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// A set of the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The left one.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  /// The right one.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  /// The bottom one.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  /// The top one.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
}

// Unsupported: CALayer.compositingFilter, contentsCenter, isGeometryFlipped, anchorPointZ · kept ·
//   They are not drawn, which is logged.
// Unsupported: CALayer.magnificationFilter · kept · `.nearest` is not drawn, which is logged.
// Unsupported: CALayer.style · absent · It is absent.

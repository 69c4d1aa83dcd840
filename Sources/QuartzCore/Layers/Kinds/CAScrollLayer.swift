/// A layer that shows a scrolled part of its sublayers.
///
/// Source: Apple, CAScrollLayer.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  /// The scrolling directions. Default both.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Creates a clipping layer.
  public override init() {
    super.init()
    masksToBounds = true
  }

  /// Creates a copy of a layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    scrollMode = (layer as? CAScrollLayer)?.scrollMode ?? .both
  }

  /// Creates a clipping layer: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    masksToBounds = true
  }

  /// Scrolls to a point of the layer at the top left.
  open func scroll(to p: CGPoint) {
    if scrollMode.scrollsHorizontally { bounds.origin.x = p.x }
    if scrollMode.scrollsVertically { bounds.origin.y = p.y }
  }

  /// Scrolls by the least distance that makes a rectangle visible.
  open func scroll(to r: CGRect) {
    func start(_ seen: ClosedRange<CGFloat>, _ wanted: ClosedRange<CGFloat>) -> CGFloat {
      if wanted.lowerBound < seen.lowerBound { return wanted.lowerBound }
      let length = seen.upperBound - seen.lowerBound
      return max(seen.lowerBound, wanted.upperBound - length)
    }
    guard !r.isNull else { return }
    scroll(
      to: CGPoint(
        x: start(bounds.minX...bounds.maxX, r.minX...r.maxX),
        y: start(bounds.minY...bounds.maxY, r.minY...r.maxY)))
  }
}

/// The scrolling directions of a layer. Source: Apple, CAScrollLayerScrollMode.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No scrolling.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Vertical scrolling.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Horizontal scrolling.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Scrolling in both directions.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")

  var scrollsHorizontally: Bool { self == .both || self == .horizontally }
  var scrollsVertically: Bool { self == .both || self == .vertically }
}

extension CALayer {
  /// Scrolls the enclosing scroll layer by the least distance that makes a rectangle of this layer
  /// visible.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let outer = nearestScrollLayer else { return }
    outer.scroll(to: outer.convert(r, from: self))
  }

  /// Scrolls the enclosing scroll layer to a point of this layer.
  public func scroll(_ p: CGPoint) {
    guard let outer = nearestScrollLayer else { return }
    outer.scroll(to: outer.convert(p, from: self))
  }

  private var nearestScrollLayer: CAScrollLayer? {
    var candidate = superlayer
    while let layer = candidate, !(layer is CAScrollLayer) { candidate = layer.superlayer }
    return candidate as? CAScrollLayer
  }
}

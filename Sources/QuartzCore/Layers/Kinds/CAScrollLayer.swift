/// A layer that shows a part of what is inside, as far as it is scrolled.
///
/// Source: Apple, CAScrollLayer.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  /// Which way it scrolls. Default both.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// A layer that clips.
  public override init() {
    super.init()
    masksToBounds = true
  }

  /// A copy.
  public override init(layer: Any) {
    super.init(layer: layer)
    scrollMode = (layer as? CAScrollLayer)?.scrollMode ?? .both
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    masksToBounds = true
  }

  /// Shows what lies at a point, in the layer's coordinates, at the top and the left.
  open func scroll(to p: CGPoint) {
    if scrollMode.goesSideways { bounds.origin.x = p.x }
    if scrollMode.goesUpright { bounds.origin.y = p.y }
  }

  /// Scrolls as little as is needed for a rectangle to be seen.
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

/// Which way a layer scrolls. Source: Apple, CAScrollLayerScrollMode.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not at all.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Left and right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Both ways.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")

  var goesSideways: Bool { self == .both || self == .horizontally }
  var goesUpright: Bool { self == .both || self == .vertically }
}

extension CALayer {
  /// Has the scroll layer around scroll as little as is needed for a rectangle of this layer to be
  /// seen.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let outer = nearestScrollLayer else { return }
    outer.scroll(to: outer.convert(r, from: self))
  }

  /// Has the scroll layer around scroll to a point of this layer.
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

/// A shadow of text. Source: Apple, NSShadow.
open class NSShadow: NSObject, NSCopying {
  private let mark = SwiftObjectMark()
  /// The offset in points, y down. Default zero.
  open var shadowOffset = CGSize.zero
  /// The blur radius, twice the Gaussian's standard deviation, in points. Default 0.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor`. Default: black with an alpha of a third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3.0)

  /// Creates a shadow without offset and blur.
  public override init() {}

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}

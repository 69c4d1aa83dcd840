/// The way in which a layer's contents are fitted into its bounds. Source: Apple,
/// CALayerContentsGravity.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the gravity.
  public let rawValue: String
  /// Creates a gravity of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Unscaled, centred.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Unscaled, at the top, horizontally centred.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Unscaled, at the bottom, horizontally centred.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Unscaled, at the left, centred vertically.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Unscaled, at the right, centred vertically.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Unscaled, in the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Unscaled, in the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Unscaled, in the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Unscaled, in the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to fill the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit inside the bounds, keeping its proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to cover the bounds, keeping its proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

extension CALayerContentsGravity {
  /// Returns the frame of contents of a size, in points, in the bounds, scaled if necessary.
  package func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .resizeAspect: return scaledRect(for: size, in: bounds, choosing: min)
    case .resizeAspectFill: return scaledRect(for: size, in: bounds, choosing: max)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      return alignedRect(for: size, in: bounds)
    default: return bounds
    }
  }

  private func scaledRect(
    for size: CGSize, in bounds: CGRect, choosing pick: (CGFloat, CGFloat) -> CGFloat
  ) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let ratio = pick(bounds.width / size.width, bounds.height / size.height)
    let scaled = CGSize(width: size.width * ratio, height: size.height * ratio)
    return CGRect(
      x: bounds.midX - scaled.width / 2, y: bounds.midY - scaled.height / 2,
      width: scaled.width, height: scaled.height)
  }

  private func alignedRect(for size: CGSize, in bounds: CGRect) -> CGRect {
    let lefts: [Self] = [.left, .topLeft, .bottomLeft]
    let rights: [Self] = [.right, .topRight, .bottomRight]
    let tops: [Self] = [.top, .topLeft, .topRight]
    let bottoms: [Self] = [.bottom, .bottomLeft, .bottomRight]
    let x =
      lefts.contains(self)
      ? bounds.minX
      : rights.contains(self) ? bounds.maxX - size.width : bounds.midX - size.width / 2
    let y =
      tops.contains(self)
      ? bounds.minY
      : bottoms.contains(self) ? bounds.maxY - size.height : bounds.midY - size.height / 2
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}

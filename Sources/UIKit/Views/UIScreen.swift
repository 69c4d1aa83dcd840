/// The screen that pictures are taken of: a size and a scale, nothing else.
///
/// Source: Apple, UIScreen.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The one screen: 1024×768 points at scale 2 until a renderer says otherwise.
  public static let main = UIScreen()

  /// The screen's rectangle, in points.
  public package(set) var bounds = CGRect(x: 0, y: 0, width: 1024, height: 768)

  /// Device pixels per point.
  public package(set) var scale: CGFloat {
    get { MainScreenScale.value }
    set { MainScreenScale.value = newValue }
  }

  /// Device pixels per point; the same as ``scale``.
  public var nativeScale: CGFloat { scale }

  /// Takes another size or scale for a while.
  ///
  /// - Returns: what puts back the size and scale there were.
  package func adopt(bounds: CGRect? = nil, scale: CGFloat) -> @MainActor () -> Void {
    let (oldBounds, oldScale) = (self.bounds, self.scale)
    self.bounds = bounds ?? oldBounds
    self.scale = scale
    return { (self.bounds, self.scale) = (oldBounds, oldScale) }
  }
}

/// What bars cover at the top or bottom of a controller's view, for constraints.
///
/// Source: Apple, UILayoutSupport.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// How far it reaches into the view, in points.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

extension SystemLayoutGuide: UILayoutSupport {
  package var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// What bars cover at the top of the view: a guide as high as the safe area there.
  public var topLayoutGuide: any UILayoutSupport {
    view.systemGuide(
      named: "UIVC-topLayoutGuide",
      .insets {
        UIEdgeInsets(
          top: 0, left: 0, bottom: $0.bounds.height - $0.safeAreaInsets.top, right: $0.bounds.width)
      })
  }

  /// What bars cover at the bottom of the view: a guide as high as the safe area there.
  public var bottomLayoutGuide: any UILayoutSupport {
    view.systemGuide(
      named: "UIVC-bottomLayoutGuide",
      .insets {
        UIEdgeInsets(
          top: $0.bounds.height - $0.safeAreaInsets.bottom, left: 0, bottom: 0,
          right: $0.bounds.width)
      })
  }
}

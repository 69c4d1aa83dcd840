/// The part of a controller's view that bars cover at the top or bottom, for constraints.
///
/// Source: Apple, UILayoutSupport.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// The height of the covered part, in points.
  var length: CGFloat { get }
  /// The anchor of the top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the height.
  var heightAnchor: NSLayoutDimension { get }
}

extension SystemLayoutGuide: UILayoutSupport {
  package var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// A guide with the height of the top safe area.
  public var topLayoutGuide: any UILayoutSupport {
    view.systemGuide(
      named: "UIVC-topLayoutGuide",
      .insets {
        UIEdgeInsets(
          top: 0, left: 0, bottom: $0.bounds.height - $0.safeAreaInsets.top, right: $0.bounds.width)
      })
  }

  /// A guide with the height of the bottom safe area.
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

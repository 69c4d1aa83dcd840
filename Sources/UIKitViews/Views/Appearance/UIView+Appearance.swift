extension UIView: UIAppearance, UIAppearanceContainer {
  /// The look of the class's views: what is set of the view that this returns is set of each that
  /// comes into a window later, unless it has been given something else. It is a screen's own.
  ///
  /// Properties that UIKit's classes let looks set are found by their values: one that is set to
  /// its default is not. Source: Apple, UIAppearance.appearance().
  public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// The look of the class's views where they lie in objects of other classes, from the inside out.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.current.proxy(of: Self.self, in: containerTypes) {
      instantiate(Self.self)
    }
  }

  /// What looks of any view may set.
  class var ordinaryLook: [AppearanceProperty] {
    [
      .value(\UIView.backgroundColor),
      .custom { (view: UIView) in
        view.ownTintColor
      } copy: {
        $1.tintColor = $0.ownTintColor
      },
    ]
  }

  /// Takes on the looks of its class, in a window.
  func takeAppearance() {
    if AppearanceProxies.areUsed, window != nil { AppearanceProxies.current.apply(to: self) }
  }
}

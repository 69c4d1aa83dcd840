extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the appearance proxy of the class: its properties are set on each view that enters a
  /// window later, unless the view has values of its own. A screen has its own proxies.
  ///
  /// The properties that have been set are found by their values: one that is set to its default
  /// value does not count. Source: Apple, UIAppearance.appearance().
  public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the appearance proxy of the class for views in containers, given from the inside out.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.current.proxy(of: Self.self, in: containerTypes) {
      instantiate(Self.self)
    }
  }

  /// The properties that the proxies of any view class may set.
  class var defaultAppearanceProperties: [AppearanceProperty] {
    [
      .value(\UIView.backgroundColor),
      .custom { (view: UIView) in
        view.explicitTintColor
      } copy: {
        $1.tintColor = $0.explicitTintColor
      },
    ]
  }

  /// Applies the appearance proxies, if the view is in a window.
  func applyAppearanceProxies() {
    if AppearanceProxies.areUsed, window != nil { AppearanceProxies.current.apply(to: self) }
  }
}

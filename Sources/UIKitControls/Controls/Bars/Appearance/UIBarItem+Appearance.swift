extension UIBarItem: UIAppearance {
  /// Returns the appearance proxy of the class: its title attributes and tint colours apply to all
  /// items without their own. Source: Apple, UIAppearance.
  public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the appearance proxy of the class in containers. Unsupported: only the proxy without
  /// containers is used.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    if !containerTypes.isEmpty {
      warn(
        "UIBarItem.appearance(whenContainedInInstancesOf:): appearance cannot depend on containers")
    }
    return AppearanceProxies.current.proxy(of: Self.self, in: containerTypes) {
      instantiate(Self.self)
    }
  }

  /// The appearance proxies of the item's class and its superclasses.
  var classAppearances: [UIBarItem] {
    AppearanceProxies.areUsed ? AppearanceProxies.current.proxies(of: self) : []
  }
}

extension UIBarButtonItem {
  /// The item's own tint colour, or that of its class's proxy.
  var effectiveTintColor: UIColor? {
    tintColor ?? classAppearances.lazy.compactMap { ($0 as? UIBarButtonItem)?.tintColor }.first
  }
}

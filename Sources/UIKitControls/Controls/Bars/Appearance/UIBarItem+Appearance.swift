extension UIBarItem: UIAppearance {
  /// The look of the class's items: attributes of titles and tint colours that are set of the item
  /// that this returns hold for each that has none of its own. Source: Apple, UIAppearance.
  public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Items do not know where they are: only a look for all places, without containers, is drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    if !containerTypes.isEmpty {
      warn("UIBarItem.appearance(whenContainedInInstancesOf:): items' looks hold everywhere or not")
    }
    return AppearanceProxies.current.proxy(of: Self.self, in: containerTypes) {
      instantiate(Self.self)
    }
  }

  /// What stands for the item's class, and those it inherits from, if anything does.
  var classLooks: [UIBarItem] {
    AppearanceProxies.areUsed ? AppearanceProxies.current.proxies(of: self) : []
  }
}

extension UIBarButtonItem {
  /// The item's own tint colour, else that of its class's look.
  var shownTintColor: UIColor? {
    tintColor ?? classLooks.lazy.compactMap { ($0 as? UIBarButtonItem)?.tintColor }.first
  }
}

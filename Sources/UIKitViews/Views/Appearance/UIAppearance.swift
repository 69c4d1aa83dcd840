/// An object whose class has an appearance proxy. Source: Apple, UIAppearance.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  /// Returns the appearance proxy of the class: its properties are set on each object that has no
  /// values of its own, when the object enters a window or is drawn in a bar.
  static func appearance() -> Self

  /// Returns the appearance proxy of the class for objects in containers.
  ///
  /// - Parameter containerTypes: the classes of the containers, from the inside out.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

// Unsupported: UIAppearance: defaults · works · A value set of `UISwitch.appearance()` is found by
//   comparison with a plain switch. Setting a default value sets nothing. · test:
//   AppearanceProxyTests
// Unsupported: UIAppearance: views with defaults · works · A view whose property has its default
//   takes the appearance's value, even if code set the default. · test: AppearanceProxyTests
// Unsupported: UIAppearance: what it covers · works · It covers colours, fonts, images, bar
//   appearances, labels, fields, tables and controls (`appearanceProperties`). Of bar items, it
//   covers titles and tint colours. · test: AppearanceProxyTests
// Unsupported: UIAppearance: what is missing · absent · Properties of one's own, values by state,
//   and values for traits are not covered.
// Unsupported: UIAppearance: windows · works · Views in a window when an appearance is set stay as
//   they are, as on iOS. · test: AppearanceProxyTests
// Unsupported: UIAppearance: bar items · absent · Appearances of bar items by container are
//   ignored.

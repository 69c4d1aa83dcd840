/// What can be given a look that all of its class take on. Source: Apple, UIAppearance.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  /// The look of the class: what is set of it is set of each object that has not been given
  /// something else, as it comes into a window or is drawn on a bar.
  static func appearance() -> Self

  /// The look of the class where its objects lie in objects of other classes.
  ///
  /// - Parameter containerTypes: what is around the objects, from the inside out.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

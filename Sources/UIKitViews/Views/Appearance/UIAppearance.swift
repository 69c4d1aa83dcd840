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

// For the compiler only: the screen determines the scene's size; a scene's preferences are refused.

extension UIWindowScene {
  /// The preferences of a scene for its geometry. Source: Apple, UIWindowScene.GeometryPreferences.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// The supported orientations; nil for all.
    let interfaceOrientations: UIInterfaceOrientationMask?

    init(_ orientations: UIInterfaceOrientationMask?) { interfaceOrientations = orientations }

    /// Returns preferences for phones and tablets.
    public static func iOS(
      interfaceOrientations: UIInterfaceOrientationMask? = nil
    ) -> GeometryPreferences { GeometryPreferences(interfaceOrientations) }
  }
}

/// The size restrictions of a scene. Source: Apple, UISceneSizeRestrictions.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The minimum size, in points.
  open var minimumSize = CGSize.zero
  /// The maximum size, in points.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

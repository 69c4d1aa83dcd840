// For the compiler only: the screen decides on the scene's size; what a scene would like is
// refused.

extension UIWindowScene {
  /// What a scene would like of its size and direction. Source: Apple,
  /// UIWindowScene.GeometryPreferences.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// Which ways it may be turned; nil for any.
    let interfaceOrientations: UIInterfaceOrientationMask?

    init(_ orientations: UIInterfaceOrientationMask?) { interfaceOrientations = orientations }

    /// What a scene would like on phones and tablets.
    public static func iOS(
      interfaceOrientations: UIInterfaceOrientationMask? = nil
    ) -> GeometryPreferences { GeometryPreferences(interfaceOrientations) }
  }
}

/// How large a scene may be. Source: Apple, UISceneSizeRestrictions.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The least, in points.
  open var minimumSize = CGSize.zero
  /// The most, in points.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

extension UISheetPresentationController {
  /// A height at which a sheet rests. Source: Apple, UISheetPresentationController.Detent.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier's name.
      public let rawValue: String
      /// Creates an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Half of the screen's height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The largest height of a sheet.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier of the detent.
    public private(set) lazy var identifier =
      given ?? Identifier("custom \(ObjectIdentifier(self).hashValue)")

    private let given: Identifier?
    private let resolve: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier?,
      _ resolve: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) { (given, self.resolve) = (identifier, resolve) }

    /// Creates a detent at half of the screen's height.
    public class func medium() -> Detent {
      Detent(.medium) { ($0 as? DetentContext).map { $0.screenHeight / 2 - $0.bottomInset } }
    }

    /// Creates a detent at the largest height of a sheet.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Creates a custom detent.
    ///
    /// - Parameters:
    ///   - identifier: the identifier; nil for a unique one.
    ///   - resolver: returns the height in points without the bottom safe area; nil to leave the
    ///     detent out.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier, resolver) }

    /// Returns the height in points without the bottom safe area; nil to leave the detent out.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolve(context) }
  }
}

/// The context in which a custom detent is resolved. Source: Apple,
/// UISheetPresentationControllerDetentResolutionContext.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height of a sheet, in points, without the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

/// The context in which detents are resolved.
@MainActor
final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let screenHeight: CGFloat
  let bottomInset: CGFloat

  init(in container: UIView, largest: CGFloat) {
    containerTraitCollection = container.traitCollection
    screenHeight = container.bounds.height
    bottomInset = container.safeAreaInsets.bottom
    maximumDetentValue = largest - bottomInset
  }
}

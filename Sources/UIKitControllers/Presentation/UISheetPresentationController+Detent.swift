extension UISheetPresentationController {
  /// A height at which a sheet rests. Source: Apple, UISheetPresentationController.Detent.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// A height's name.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// A name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// As high as a sheet can be.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The height's name.
    public private(set) lazy var identifier =
      given ?? Identifier("custom \(ObjectIdentifier(self).hashValue)")

    private let given: Identifier?
    private let resolve: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier?,
      _ resolve: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) { (given, self.resolve) = (identifier, resolve) }

    /// Half of the screen.
    public class func medium() -> Detent {
      Detent(.medium) { ($0 as? DetentContext).map { $0.screenHeight / 2 - $0.bottomInset } }
    }

    /// As high as a sheet can be.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of one's own.
    ///
    /// - Parameters:
    ///   - identifier: its name; nil for one of its own.
    ///   - resolver: the height in points, without what of the bottom is covered; nil for none
    ///     now.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier, resolver) }

    /// The height in points, without what of the bottom is covered; nil for none now.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolve(context) }
  }
}

/// What a height of one's own is worked out from. Source: Apple,
/// UISheetPresentationControllerDetentResolutionContext.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// How high a sheet can be, in points, without what of the bottom is covered.
  var maximumDetentValue: CGFloat { get }
}

/// What heights are worked out from.
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

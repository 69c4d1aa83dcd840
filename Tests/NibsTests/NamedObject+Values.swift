import UIKit

@testable import UIKitControllers

extension NamedObject {
  @MainActor private static func context() -> NSObject {
    var context: NSObject?
    _ = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context = $0 }
    return context ?? NSObject()
  }

  static let values: [NamedObject] = [
    NamedObject(
      "AccessibleObject", { UIView() },
      writes: [
        "accessibilityCustomRotors": [UIAccessibilityCustomRotor]()
      ]),
    NamedObject(
      "CAValueFunction", { CAValueFunction(name: .rotateX)! },
      reads: "name"),
    NamedObject(
      "NSLayoutDimension", { UIView().widthAnchor },
      reads: "constraintsAffectingLayout hasAmbiguousLayout item? name"),
    NamedObject(
      "NSLayoutXAxisAnchor", { UIView().leftAnchor },
      reads: "constraintsAffectingLayout hasAmbiguousLayout item? name"),
    NamedObject(
      "NSLayoutYAxisAnchor", { UIView().topAnchor },
      reads: "constraintsAffectingLayout hasAmbiguousLayout item? name"),
    NamedObject(
      "UIBarButtonItemGroup",
      {
        UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
      },
      writes: [
        "barButtonItems": [UIBarButtonItem](), "representativeItem": UIBarButtonItem(),
      ]),
    NamedObject(
      "UICubicTimingParameters", { UICubicTimingParameters() },
      reads: """
        controlPoint1 controlPoint2 cubicTimingParameters? springTimingParameters?
        timingCurveType
        """),
    NamedObject(
      "UIGraphicsImageRenderer",
      {
        UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2))
      },
      reads: "format"),
    NamedObject(
      "UIGraphicsImageRendererContext", { context() },
      reads: "currentImage"),
    NamedObject(
      "UIGraphicsImageRendererFormat", { UIGraphicsImageRendererFormat() },
      writes: [
        "opaque": true, "preferredRange": 1, "scale": 2,
      ]),
    NamedObject(
      "UIGraphicsRendererContext", { context() },
      reads: "CGContext format"),
    NamedObject(
      "UIGraphicsRendererFormat", { UIGraphicsRendererFormat() },
      reads: "bounds"),
    NamedObject(
      "UIImage.Configuration", { UIImage.Configuration(traitCollection: nil) },
      reads: "traitCollection?"),
    NamedObject(
      "UINavigationItem", { UINavigationItem() },
      writes: [
        "backBarButtonItem": UIBarButtonItem(), "backButtonDisplayMode": 1,
      ]),
    NamedObject(
      "UIResponder", { UIResponder() },
      reads: """
        editingInteractionConfiguration inputAssistantItem textInputContextIdentifier?
        textInputMode?
        """),
    NamedObject(
      "UISheetPresentationController.Detent",
      {
        UISheetPresentationController.Detent.medium()
      },
      reads: "identifier"),
    NamedObject(
      "UISpringTimingParameters", { UISpringTimingParameters(dampingRatio: 1) },
      reads: "cubicTimingParameters? initialVelocity springTimingParameters? timingCurveType"),
    NamedObject(
      "UITabBar", { UITabBar() },
      reads: "customizing"),
    NamedObject(
      "UITabBarItem", { UITabBarItem() },
      writes: [
        "scrollEdgeAppearance": UITabBarAppearance(), "standardAppearance": UITabBarAppearance(),
      ]),
    NamedObject(
      "UIToolbar", { UIToolbar() },
      writes: [
        "compactScrollEdgeAppearance": UIToolbarAppearance()
      ]),
    NamedObject(
      "UITraitCollection", { UITraitCollection() },
      reads: """
        accessibilityContrast displayGamut displayScale forceTouchCapability
        horizontalSizeClass layoutDirection legibilityWeight preferredContentSizeCategory
        userInterfaceIdiom userInterfaceLevel userInterfaceStyle verticalSizeClass
        """),
    NamedObject(
      "UIView", { UIView() },
      reads: "appliedContentSizeCategoryLimitsDescription",
      writes: [
        "maximumContentSizeCategory": "UICTContentSizeCategoryL",
        "minimumContentSizeCategory": "UICTContentSizeCategoryL",
        "motionEffects": [UIMotionEffect](),
      ]),
    NamedObject(
      "UIViewController", { UIViewController() },
      reads: "nibBundle? nibName? storyboard?"),
    NamedObject(
      "UIViewController.Transition.ZoomOptions",
      {
        UIViewController.Transition.ZoomOptions()
      },
      writes: [
        "dimmingColor": UIColor.red, "dimmingVisualEffect": UIBlurEffect(style: .dark),
      ]),
    NamedObject(
      "UIViewController.Transition.ZoomSourceViewProviderContext",
      {
        UIViewController.Transition.ZoomSourceViewProviderContext(
          UIViewController(), UIViewController())
      },
      reads: "sourceViewController zoomedViewController"),
  ]
}

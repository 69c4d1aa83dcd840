import UIKit

@testable import UIKitViews

extension NamedObject {
  static let interactions: [NamedObject] = [
    NamedObject(
      "AXCustomContent", { AXCustomContent(label: "a", value: "b") },
      reads: "attributedLabel attributedValue label value",
      writes: [
        "importance": 1
      ]),
    NamedObject(
      "UIAccessibilityCustomRotor",
      {
        UIAccessibilityCustomRotor(name: "a") { _ in nil }
      },
      reads: "systemRotorType",
      writes: [
        "attributedName": NSAttributedString(string: "fox"), "name": "fox",
      ]),
    NamedObject(
      "UIAccessibilityCustomRotorItemResult",
      {
        UIAccessibilityCustomRotorItemResult(
          targetElement: nil, targetRange: nil)
      },
      writes: [
        "targetElement": UIView(), "targetRange": UITextRange(),
      ]),
    NamedObject(
      "UIAccessibilityCustomRotorSearchPredicate",
      {
        UIAccessibilityCustomRotorSearchPredicate()
      },
      writes: [
        "currentItem": UIAccessibilityCustomRotorItemResult(
          targetElement: nil, targetRange: nil),
        "searchDirection": 1,
      ]),
    NamedObject(
      "UIAction", { UIAction { _ in } },
      reads: "sender?"),
    NamedObject(
      "UIDragItem", { UIDragItem(itemProvider: NSItemProvider()) },
      reads: "itemProvider",
      writes: [
        "localObject": "fox"
      ]),
    NamedObject(
      "UIDragPreview", { UIDragPreview(view: UIView()) },
      reads: "parameters view"),
    NamedObject(
      "UIDropProposal", { UIDropProposal(operation: .move) },
      reads: "operation",
      writes: [
        "precise": true, "prefersFullSizePreview": true,
      ]),
    NamedObject(
      "UIInterpolatingMotionEffect",
      {
        UIInterpolatingMotionEffect(
          keyPath: "a", type: .tiltAlongHorizontalAxis)
      },
      reads: "keyPath type",
      writes: [
        "maximumRelativeValue": "fox", "minimumRelativeValue": "fox",
      ]),
    NamedObject(
      "UIKey", { UIKey() },
      reads: "characters charactersIgnoringModifiers keyCode modifierFlags"),
    NamedObject(
      "UILargeContentViewerInteraction", { UILargeContentViewerInteraction() },
      reads: "delegate? gestureRecognizerForExclusionRelationship view?"),
    NamedObject(
      "UIMotionEffectGroup", { UIMotionEffectGroup() },
      writes: [
        "motionEffects": [UIMotionEffect]()
      ]),
    NamedObject(
      "UIPointerInteraction", { UIPointerInteraction() },
      reads: "delegate? view?",
      writes: [
        "enabled": true
      ]),
    NamedObject(
      "UIPointerRegion", { UIPointerRegion(rect: .zero) },
      reads: "identifier? rect"),
    NamedObject(
      "UIPointerRegionRequest", { UIPointerRegionRequest() },
      reads: "location modifiers"),
    NamedObject(
      "UIPress", { UIPress() },
      reads: "force key? phase timestamp type"),
    NamedObject(
      "UIPressesEvent", { UIPressesEvent() },
      reads: "allPresses"),
    NamedObject(
      "UIPreviewAction", { UIPreviewAction(title: "a", style: .default) { _, _ in } },
      reads: "title"),
    NamedObject(
      "UIPreviewActionGroup",
      {
        UIPreviewActionGroup(title: "a", style: .default, actions: [])
      },
      reads: "title"),
    NamedObject(
      "UIPreviewParameters", { UIPreviewParameters() },
      writes: [
        "backgroundColor": UIColor.red, "shadowPath": UIBezierPath(), "visiblePath": UIBezierPath(),
      ]),
    NamedObject(
      "UIPreviewTarget", { UIPreviewTarget(container: UIView(), center: .zero) },
      reads: "center container transform"),
    NamedObject(
      "UISpringLoadedInteraction", { UISpringLoadedInteraction { _, _ in } },
      reads: "view?"),
    NamedObject(
      "UITargetedPreview",
      {
        UITargetedPreview(
          view: UIView(), parameters: UIPreviewParameters(),
          target: UIPreviewTarget(container: UIView(), center: .zero))
      },
      reads: "parameters size target view"),
    NamedObject(
      "UIFocusHaloEffect", { UIFocusHaloEffect() },
      writes: [
        "containerView": UIView(), "position": 1, "referenceView": UIView(),
      ]),
    NamedObject(
      "UIFocusSystem", { UIFocusSystem() },
      reads: "focusedItem?"),
    NamedObject(
      "UIFocusUpdateContext", { UIFocusUpdateContext() },
      reads: "focusHeading nextFocusedView? previouslyFocusedView?"),
  ]
}

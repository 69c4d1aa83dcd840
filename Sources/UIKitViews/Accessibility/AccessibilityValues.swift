/// The accessibility properties that were set on an object; nil for the defaults.
@MainActor
package final class AccessibilityValues {
  package var isElement: Bool?
  package var label: NSAttributedString?
  package var value: NSAttributedString?
  package var hint: NSAttributedString?
  package var traits: UIAccessibilityTraits?
  var language: String?
  var userInputLabels: [String]?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var areElementsHidden: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?
  var navigationStyle: UIAccessibilityNavigationStyle?
  var containerType: UIAccessibilityContainerType?
  var respondsToUser: Bool?
  var ignoresInvertColors: Bool?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?

  nonisolated init() {}
}

/// Names in documents that cannot affect a picture: the editor's notes, and settings of an app's
/// function rather than its appearance.
package enum IgnoredNames {
  /// Ignored elements, anywhere.
  package static let elements: Set<String> = [
    // Elements of the editor.
    "dependencies", "plugIn", "deployment", "capability", "designables", "designable",
    "inferredMetricsTieBreakers", "simulatedMetricsContainer", "customFonts", "classes",
    "animations", "adaptation", "simulatedScreenMetrics", "simulatedOrientationMetrics",
    "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedTabBarMetrics",
    "simulatedToolbarMetrics", "freeformSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics",
    "modalPageSheetSimulatedSizeMetrics", "accessibilityTraits",
    // Web pages, and directions of popover arrows, which are not drawn.
    "wkWebViewConfiguration", "wkPreferences", "audiovisualMediaTypes", "popoverArrowDirection",
    "dataDetectorType", "userGuides", "accessibilityOverrides",
  ]

  /// Keys of ignored children of any kind.
  package static let keys: Set<String> = [
    "canvasLocation", "simulatedStatusBarMetrics", "simulatedTopBarMetrics",
    "simulatedBottomBarMetrics", "simulatedOrientationMetrics", "simulatedDestinationMetrics",
    "simulatedSizeMetrics", "defaultSimulatedMetrics", "freeformSize", "userComments",
    "contentSizeForViewInPopover", "contentStretch", "customSize", "userLabel",
  ]

  /// Ignored attributes of all elements.
  package static let attributes: Set<String> = [
    "userLabel", "misplaced", "verifyAmbiguity", "colorLabel",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "propertyAccessControl",
    "clearsContextBeforeDrawing", "symbolic",
    "showsTouchWhenHighlighted", "reversesTitleShadowWhenHighlighted",
    "adjustsImageSizeForAccessibilityContentSizeCategory",
  ]

  /// Ignored attributes of some elements.
  package static let attributesByElement: [String: Set<String>] = [
    "view": ["simulatedAppContext", "contentHorizontalAlignment", "contentVerticalAlignment"],
    "button": ["hasAttributedTitle"],
  ]

  /// Attributes of texts that are not drawn.
  package static let textAttributes: Set<String> = [
    "NSStrokeColor", "NSOriginalFont", "NSLigature", "NSSuperScript",
  ]

  /// Returns whether an attribute of an element is known and ignored.
  package static func isIgnored(_ attribute: String, of element: String) -> Bool {
    attributes.contains(attribute) || attributesByElement[element]?.contains(attribute) == true
  }
}

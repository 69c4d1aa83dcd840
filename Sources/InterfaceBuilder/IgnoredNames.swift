/// What documents say that cannot matter to a picture: the editor's notes, what an app does and
/// not how it looks.
package enum IgnoredNames {
  /// Elements, wherever they stand.
  package static let elements: Set<String> = [
    // The editor's.
    "dependencies", "plugIn", "deployment", "capability", "designables", "designable",
    "inferredMetricsTieBreakers", "simulatedMetricsContainer", "customFonts", "classes",
    "animations", "adaptation", "simulatedScreenMetrics", "simulatedOrientationMetrics",
    "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedTabBarMetrics",
    "simulatedToolbarMetrics", "freeformSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics",
    "modalPageSheetSimulatedSizeMetrics", "accessibilityTraits",
    // Web pages, and where popovers point: nothing here shows them.
    "wkWebViewConfiguration", "wkPreferences", "audiovisualMediaTypes", "popoverArrowDirection",
    "dataDetectorType", "userGuides", "accessibilityOverrides",
  ]

  /// Keys of children, whatever they are.
  package static let keys: Set<String> = [
    "canvasLocation", "simulatedStatusBarMetrics", "simulatedTopBarMetrics",
    "simulatedBottomBarMetrics", "simulatedOrientationMetrics", "simulatedDestinationMetrics",
    "simulatedSizeMetrics", "defaultSimulatedMetrics", "freeformSize", "userComments",
    "contentSizeForViewInPopover", "contentStretch", "customSize", "userLabel",
  ]

  /// Attributes of any element.
  package static let attributes: Set<String> = [
    "userLabel", "misplaced", "verifyAmbiguity", "colorLabel",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "propertyAccessControl",
    "clearsContextBeforeDrawing", "symbolic",
    "showsTouchWhenHighlighted", "reversesTitleShadowWhenHighlighted",
    "adjustsImageSizeForAccessibilityContentSizeCategory",
  ]

  /// Attributes of some elements.
  package static let attributesByElement: [String: Set<String>] = [
    "view": ["simulatedAppContext", "contentHorizontalAlignment", "contentVerticalAlignment"],
    "button": ["hasAttributedTitle"],
  ]

  /// Attributes of texts that nothing here draws.
  package static let textAttributes: Set<String> = [
    "NSStrokeColor", "NSOriginalFont", "NSLigature", "NSSuperScript",
  ]

  /// Whether an attribute of an element is known and ignored.
  package static func isIgnored(_ attribute: String, of element: String) -> Bool {
    attributes.contains(attribute) || attributesByElement[element]?.contains(attribute) == true
  }
}

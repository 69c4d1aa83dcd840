/// Patterns of code that only a few files may contain.
enum CodeRules {
  struct Rule: Sendable {
    /// The regular expression that the rule searches for.
    let pattern: String
    /// The prefix of the paths to which the rule applies.
    let folder: String
    /// The files and folders to which the rule does not apply, each with its reason.
    let exceptions: [String: String]
    let reason: String
  }

  static let all: [Rule] = [
    Rule(
      pattern: #"\bUIScreen\("#, folder: "Sources",
      exceptions: ["Sources/UIKitValues/Devices": "screens are made there"],
      reason: "there is one screen at a time, and Devices makes it"),
    Rule(
      pattern: #"\bself (as\?|as!|is) "#, folder: "Sources/UIKit",
      exceptions: [
        "Sources/UIKitViews/Accessibility/NSObject+Accessibility.swift":
          "any object has the properties, and NSObject is Foundation's",
        "Sources/UIKitRuntime/Coding/DescribingCoder.swift":
          "coders are Foundation's, which no members can be added to that override each other",
        "Sources/UIKitControllers/Previews/UIContextMenuConfiguration+Previews.swift":
          "Apple's protocol of menus' animators says nothing of owners of views",
        "Sources/UIKitRuntime/ObjectiveC/NSObjectProtocol+Conforms.swift":
          "asking an object what it conforms to is all that Apple's method does",
        "Sources/UIKitControls/ScrollView/UIScrollViewDelegate+Conforms.swift":
          "asking a delegate what it conforms to is all that Apple's method does",
        "Sources/UIKitValues/Traits/UITraitChangeObservable.swift":
          "Apple's protocol says nothing of where those that listen are kept",
        "Sources/UIKitControls/Configurations/UIConfigurationState.swift":
          "Apple's protocol of states, of which there are two, says nothing of highlights",
      ],
      reason: "a base class lets its subclasses override a member instead of naming them"),
    Rule(
      pattern: #"@_spi\(UIKit\) open (class )?(func|var)"#, folder: "Sources",
      exceptions: [
        "Sources/UIKitViews/Views/UIView.swift":
          "traits and highlights are events; appearance and makeWithDefaults() are the class's",
        "Sources/UIKitViews/Touches/UIResponder.swift": "an event goes along the responder chain",
        "Sources/UIKitViews/Touches/Gestures/UIPanGestureRecognizer.swift":
          "what counts of a translation depends on the touch",
        "Sources/UIKitViews/Accessibility/AccessibleObject.swift":
          "defaults depend on the content at the time of the call",
        "Sources/UIKitControls/Controls/UIControl.swift": "events, and defaults of accessibility",
        "Sources/UIKitControls/ScrollView/UIScrollView.swift": "events of touches and drags",
      ],
      reason: "what a subclass states once is a value that the view carries: ViewBehavior, "
        + "TextMetrics, SubviewHost, ScrollableContent, ControlGestures"),
  ]

  /// The files of more than 400 lines, each with its reason.
  static let longFiles: [String: String] = [:]
}

/// The permitted names in elements other than objects: constraints, connections, values, button
/// states.
enum KnownNames {
  /// The attributes of an element, and of some elements the keys of children. Elements that are not
  /// listed are not checked.
  static let attributes: [String: Set<String>] = [
    "constraint": [
      "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute",
      "multiplier", "constant", "priority", "identifier", "placeholder", "symbolic", "symbolType",
      "userLabel", "customClass", "customModule", "customModuleProvider",
    ],
    "outlet": ["id", "property", "destination"],
    "outletCollection": ["id", "property", "destination", "appends", "collectionClass"],
    "action": ["id", "selector", "destination", "eventType"],
    "segue": [
      "id", "key", "destination", "kind", "relationship", "identifier", "reference", "trigger",
      "unwindAction", "customClass", "customModule", "customModuleProvider", "animates",
      "modalPresentationStyle", "modalTransitionStyle", "destinationCreationSelector",
      "popoverAnchorView", "popoverAnchorBarButtonItem", "popoverAnchorItem", "inheritsFrom",
      "splitViewControllerTargetIndex",
    ],
    "userDefinedRuntimeAttribute": ["type", "keyPath", "value", "catalog"],
    "viewLayoutGuide": ["key", "id"],
    "viewControllerLayoutGuide": ["type", "id"],
    "rect": ["key", "x", "y", "width", "height"],
    "frame": ["key", "minX", "minY", "width", "height"],
    "point": ["key", "x", "y"], "size": ["key", "width", "height"],
    "inset": ["key", "minX", "minY", "maxX", "maxY"],
    "edgeInsets": ["key", "top", "left", "bottom", "right"],
    "directionalEdgeInsets": ["key", "top", "leading", "bottom", "trailing"],
    "offsetWrapper": ["key", "horizontal", "vertical"],
    "color": [
      "key", "red", "green", "blue", "white", "alpha", "colorSpace", "customColorSpace",
      "systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor", "name", "catalog",
    ],
    "fontDescription": ["key", "type", "style", "weight", "name", "family", "pointSize"],
    "font": ["key", "size", "name", "metaFont"],
    "imageReference": ["key", "image", "catalog", "renderingMode", "symbolScale", "variableValue"],
    "fragment": ["content"],
    "paragraphStyle": [
      "key", "alignment", "lineBreakMode", "baseWritingDirection", "lineSpacing",
      "paragraphSpacing", "paragraphSpacingBefore", "firstLineHeadIndent", "headIndent",
      "tailIndent", "lineHeightMultiple", "minimumLineHeight", "maximumLineHeight",
      "hyphenationFactor", "tighteningFactorForTruncation",
      "allowsDefaultTighteningForTruncation", "defaultTabInterval", "headerLevel",
    ],
    "mask": ["key"], "include": ["reference"], "exclude": ["reference"],
    "device": ["id", "orientation", "layout", "appearance"],
  ]

  /// The attributes of a part of an object, and the keys of its children.
  static let parts: [String: Set<String>] = [
    "autoresizingMask": [
      "key", "widthSizable", "heightSizable", "flexibleMinX", "flexibleMaxX", "flexibleMinY",
      "flexibleMaxY",
    ],
    "state": [
      "key", "title", "image", "catalog", "backgroundImage", "titleColor", "titleShadowColor",
      "attributedTitle", "preferredSymbolConfiguration", "symbolScale",
    ],
    "segment": ["title", "image", "catalog", "width", "enabled", "contentOffset", "key"],
    "textInputTraits": [
      "key", "autocapitalizationType", "autocorrectionType", "spellCheckingType", "keyboardType",
      "keyboardAppearance", "returnKeyType", "enablesReturnKeyAutomatically", "secureTextEntry",
      "smartDashesType", "smartInsertDeleteType", "smartQuotesType", "textContentType",
      "passwordRules", "inlinePredictionType",
    ],
    "buttonConfiguration": [
      "key", "style", "title", "subtitle", "attributedTitle", "attributedSubtitle", "image",
      "catalog", "imagePlacement", "imagePadding", "titlePadding", "titleAlignment",
      "cornerStyle", "buttonSize", "showsActivityIndicator", "contentInsets",
      "baseForegroundColor", "baseBackgroundColor", "titleFontDescription",
      "subtitleFontDescription", "background", "preferredSymbolConfigurationForImage", "indicator",
      "macIdiomStyle", "automaticallyUpdateForSelection", "titleLineBreakMode",
      "subtitleLineBreakMode", "symbolScale", "imageReservation", "imageColorTransformer",
    ],
    "backgroundConfiguration": [
      "key", "image", "imageContentMode", "catalog", "backgroundColor", "cornerRadius",
      "strokeColor", "strokeWidth", "strokeOutset", "backgroundInsets",
      "edgesAddingLayoutMarginsToBackgroundInsets",
      "visualEffect", "customView",
    ],
    "navigationBarAppearance": bar.union(["titleTextAttributes", "largeTitleTextAttributes"]),
    "toolbarAppearance": bar, "tabBarAppearance": bar,
    "blurEffect": ["key", "style"],
    "vibrancyEffect": ["key", "style", "blurEffect"],
    "preferredSymbolConfiguration": [
      "key", "configurationType", "pointSize", "scale", "weight", "fontDescription", "style",
      "renderingMode", "primaryColor", "secondaryColor", "tertiaryColor", "hierarchicalColor",
      "prefersMultiColor",
    ],
    "extendedEdge": ["key", "top", "left", "bottom", "right"],
    "textAttributes": [
      "key", "fontDescription", "textColor", "textShadowColor", "textShadowOffset",
    ],
    "accessibility": [
      "key", "identifier", "label", "hint", "value", "isElement", "traits", "language",
      "attributedLabel", "attributedHint", "attributedValue",
    ],
  ]

  private static let bar: Set<String> = [
    "key", "backgroundColor", "shadowColor", "backgroundImage", "shadowImage",
    "backgroundImageContentMode", "backgroundEffect", "catalog",
  ]

  /// The values of attributes.
  static let choices: [String: [String: Set<String>]] = [
    "constraint": ["relation": Set(ConstraintModel.Relation.allCases.map(\.rawValue))],
    "fontDescription": [
      "type": ["system", "boldSystem", "italicSystem"], "weight": fontWeights,
      "style": Set(
        [
          "Title0", "Title1", "Title2", "Title3", "Headline", "Subhead", "Body", "Callout",
          "Footnote", "Caption1", "Caption2",
        ].map { "UICTFontTextStyle" + $0 }),
    ],
    "segue": [
      "kind": [
        "relationship", "show", "showDetail", "presentation", "popoverPresentation", "embed",
        "unwind", "custom", "push", "modal", "replace", "popover",
      ],
      "trigger": ["accessoryAction", "selection"],
    ],
    "action": [
      "eventType": [
        "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
        "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
        "primaryActionTriggered", "menuActionTriggered", "editingDidBegin", "editingChanged",
        "editingDidEnd", "editingDidEndOnExit", "allTouchEvents", "allEditingEvents", "allEvents",
      ]
    ],
    "userDefinedRuntimeAttribute": [
      "type": [
        "boolean", "number", "string", "localizedString", "point", "size", "rect", "range",
        "color", "image", "nil",
      ]
    ],
    "device": ["orientation": ["portrait", "landscape"]],
  ]

  /// The weights of fonts, such as `ultraLight`.
  package static let fontWeights: Set<String> = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
}

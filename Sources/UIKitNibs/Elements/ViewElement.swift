import InterfaceBuilder

extension ElementPart {
  /// The settings of all views.
  static let view = ElementPart(
    UIView.self,
    [
      "frame": .rect { view, frame in view.frame = frame },
      "frameInset": .rect { view, frame in view.frame = frame },
      "autoresizingMask": .model { model, _ in
        let mask = UIView.AutoresizingMask(model)
        return { view, _ in view.autoresizingMask = mask }
      },
      "contentMode": .choice(UIView.ContentMode.byDocumentName) { $0.contentMode = $1 },
      "translatesAutoresizingMaskIntoConstraints": Setting { value, _, compiler in
        guard let isTranslated = value.bool else { return nil }
        guard compiler.plan.document.usesAutoLayout else { return { _, _ in } }
        return { view, _ in view.translatesAutoresizingMaskIntoConstraints = isTranslated }
      },
      "opaque": .bool { $0.isOpaque = $1 },
      "alpha": .number { $0.alpha = $1 },
      "tag": .integer { $0.tag = $1 },
      "hidden": .bool { $0.isHidden = $1 },
      "clipsSubviews": .bool { $0.clipsToBounds = $1 }.absent("NO"),
      "userInteractionEnabled": .bool { $0.isUserInteractionEnabled = $1 }.absent("YES"),
      "multipleTouchEnabled": .bool { $0.isMultipleTouchEnabled = $1 },
      "exclusiveTouch": .bool { $0.isExclusiveTouch = $1 },
      "autoresizesSubviews": .bool { $0.autoresizesSubviews = $1 },
      "semanticContentAttribute": .choice(UISemanticContentAttribute.byDocumentName) {
        $0.semanticContentAttribute = $1
      },
      "horizontalHuggingPriority": .number {
        $0.setContentHuggingPriority(UILayoutPriority($1), for: .horizontal)
      },
      "verticalHuggingPriority": .number {
        $0.setContentHuggingPriority(UILayoutPriority($1), for: .vertical)
      },
      "horizontalCompressionResistancePriority": .number {
        $0.setContentCompressionResistancePriority(UILayoutPriority($1), for: .horizontal)
      },
      "verticalCompressionResistancePriority": .number {
        $0.setContentCompressionResistancePriority(UILayoutPriority($1), for: .vertical)
      },
      "insetsLayoutMarginsFromSafeArea": .bool { $0.insetsLayoutMarginsFromSafeArea = $1 },
      "preservesSuperviewLayoutMargins": .bool { $0.preservesSuperviewLayoutMargins = $1 },
      "layoutMargins": .insets { $0.layoutMargins = $1 },
      "directionalLayoutMargins": .insets { view, insets in
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
      },
      "backgroundColor": .color { $0.backgroundColor = $1 },
      "tintColor": .color { $0.tintColor = $1 },
      "accessibilityConfiguration": .model { model, _ in
        let words = AccessibilityAttributes(model)
        return { view, _ in words.set(view) }
      },
      "subviews": .objects { (view: UIView, subviews: [UIView]) in
        for subview in subviews where subview.superview !== view { view.addSubview(subview) }
      },
      "gestureRecognizers": .objects { (view: UIView, recognizers: [UIGestureRecognizer]) in
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
      },
      // Read by constraints or by the editor only.
      "fixedFrame": .known, "ambiguous": .known, "tableViewCell": .known,
      "layoutMarginsFollowReadableWidth": .bool { $0.layoutMarginsFollowReadableWidth = $1 },
      "restorationIdentifier": .known,
      "viewLayoutGuide": .known, "intrinsicContentSize": .known,
    ])
}

/// The accessibility attributes in a document.
private struct AccessibilityAttributes {
  private let identifier: String?
  private let label: String?
  private let hint: String?
  private let isElement: Bool?

  init(_ model: ObjectModel) {
    (identifier, label, hint) = (model["identifier"], model["label"], model["hint"])
    if case .bool(let flag)? = model.value("isElement") {
      isElement = flag
    } else {
      isElement = nil
    }
  }

  @MainActor
  func set(_ view: UIView) {
    if let identifier { view.accessibilityIdentifier = identifier }
    if let label { view.accessibilityLabel = label }
    if let hint { view.accessibilityHint = hint }
    if let isElement { view.isAccessibilityElement = isElement }
  }
}

extension UILayoutPriority {
  fileprivate init(_ number: CGFloat) {
    self.init(rawValue: Float(min(max(number, 1), 1000)))
  }
}

extension UIView.AutoresizingMask {
  init(_ model: ObjectModel) {
    self = []
    let names: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    for (name, mask) in names where model[name] == "YES" { insert(mask) }
  }
}

extension UIView.ContentMode {
  static let byDocumentName: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    "TopLeft": .topLeft, "TopRight": .topRight, "BottomLeft": .bottomLeft,
    "BottomRight": .bottomRight,
  ]
}

extension UISemanticContentAttribute {
  static let byDocumentName: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]
}

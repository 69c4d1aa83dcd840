extension UIView {
  /// The description of the view as in UIKit's debugger: class and address, frame, differences from
  /// a plain view, and the layer.
  ///
  /// Source: views as public logs print them (cocoadelica.co.uk/blog/quick-debugger-tip,
  /// iphonedev.wiki/UIView, github.com/bangerang/lldb_commands).
  package final var descriptionText: String {
    let name = NSLayoutConstraint.qualifiedName(of: type(of: self))
    let facts =
      baseClassDescription + ["frame = \(Self.words(frame))"] + appearanceDescription
      + stateDescription
      + ["layer = <\(type(of: layer)): \(NSLayoutConstraint.address(of: layer))>"]
      + (scrollContent?.descriptionOfContent ?? [])
    return "<\(name): \(NSLayoutConstraint.address(of: self)); \(facts.joined(separator: "; "))>"
  }

  /// The first class of UIKit's, if the view is of a subclass of another one than `UIView`.
  ///
  /// Source: natura-cosmeticos/natds-ios (MIT), recorded texts: `<NatDS.NatButton; baseClass =
  /// UIButton; …>` and `<NatDS.IconView; frame = …>`.
  package final var baseClassDescription: [String] {
    var base: AnyClass = type(of: self)
    while !UIKitModules.declare(base), let next = class_getSuperclass(base) { base = next }
    return base == type(of: self) || base == UIView.self ? [] : ["baseClass = \(base)"]
  }

  private var appearanceDescription: [String] {
    var facts: [String] = []
    if !transform.isIdentity {
      let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      facts.append("transform = [\(parts.map(Self.words).joined(separator: ", "))]")
    }
    if let text = textMetrics?.logText { facts.append("text = '\(text)'") }
    if clipsToBounds { facts.append("clipsToBounds = YES") }
    if alpha != 1 { facts.append("alpha = \(Self.words(alpha))") }
    if isHidden { facts.append("hidden = YES") }
    if !isOpaque { facts.append("opaque = NO") }
    return facts
  }

  private var stateDescription: [String] {
    var facts: [String] = []
    if !autoresizingMask.isEmpty {
      facts.append("autoresize = \(autoresizingMask.descriptionText)")
    }
    if !isUserInteractionEnabled { facts.append("userInteractionEnabled = NO") }
    if tag != 0 { facts.append("tag = \(tag)") }
    if let first = gestureRecognizers?.first {
      facts.append("gestureRecognizers = <NSArray: \(NSLayoutConstraint.address(of: first))>")
    }
    let animations = (layer.animationKeys() ?? []).compactMap { key in
      layer.animation(forKey: key).map {
        "\(key)=<\(type(of: $0)): \(NSLayoutConstraint.address(of: $0))>; "
      }
    }
    if !animations.isEmpty { facts.append("animations = { \(animations.joined())}") }
    return facts
  }

  /// Returns a number with at most six digits.
  package static func words(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

  private static func words(_ rect: CGRect) -> String {
    "(\(words(rect.minX)) \(words(rect.minY)); \(words(rect.width)) \(words(rect.height)))"
  }
}

extension UIView.AutoresizingMask {
  fileprivate var descriptionText: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension NSLayoutConstraint {
  /// Returns the address of an object in the format of logs.
  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  /// Returns the name of an item in a constraint's description: its identifier, or its class,
  /// address and the beginning of its text.
  static func name(of item: AnyObject?) -> String {
    if let guide = item as? UILayoutGuide {
      return guide.logClass + ":" + address(of: guide)
        + (guide.identifier.isEmpty ? "" : "'\(guide.identifier)'")
    }
    guard let view = item as? UIView else { return "(null)" }
    if let name = view.accessibilityIdentifier, !name.isEmpty { return name }
    return className(of: view) + (view.textMetrics?.logText.map { "'\(shortened($0))'" } ?? "")
  }

  private static func className(of item: AnyObject) -> String {
    "\(qualifiedName(of: type(of: item))):\(address(of: item))"
  }

  /// Returns the name of a class with its module, as Swift classes are logged; UIKit's without.
  package static func qualifiedName(of type: AnyClass) -> String {
    let name = String(reflecting: type)
    // Classes inside functions have long reflected names.
    guard UIKitModules.nameInside(name) == nil, !name.contains("(") else { return "\(type)" }
    return name
  }

  /// The maximum number of characters of a text in logs.
  private static let maximumCharacterCount = 20

  private static func shortened(_ text: String) -> String {
    text.count > maximumCharacterCount ? text.prefix(maximumCharacterCount) + "..." : text
  }

  func logged(isActive: Bool) -> String {
    let kind =
      origin == .autoresizing
      ? "NSAutoresizingMaskLayoutConstraint" : Self.qualifiedName(of: type(of: self))
    let name = identifier.map { "'\($0)' " } ?? ""
    let state = [isActive ? "active" : "inactive", loggedNames].filter { !$0.isEmpty }
    return "<\(kind):\(Self.address(of: self)) \(name)\(loggedMask)\(visualFormat ?? equation)   "
      + "(\(state.joined(separator: ", ")))>"
  }

  /// The autoresizing mask in UIKit's notation: `&` for flexible and `-` for fixed, before, inside
  /// and after.
  private var loggedMask: String {
    guard origin == .autoresizing, let view = (framedItem ?? firstItem) as? UIView else {
      return ""
    }
    let mask = view.autoresizingMask
    func signs(_ parts: [UIView.AutoresizingMask]) -> String {
      parts.allSatisfy { !mask.contains($0) }
        ? "--&" : parts.map { mask.contains($0) ? "&" : "-" }.joined()
    }
    let horizontal = signs([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let vertical = signs([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    return "h=\(horizontal) v=\(vertical) "
  }

  /// The second item of a constraint between the far edges of the first item and this item inside
  /// it.
  private var framedItem: AnyObject? {
    guard let firstItem, let secondItem, Self.contains(firstItem, secondItem) else { return nil }
    return secondItem
  }

  /// The identifiers, and the superview that the visual format shows as `|`.
  private var loggedNames: String {
    var names: [String] = []
    for view in items.compactMap({ $0 as? UIView }) where view !== visualSuperview {
      guard let name = view.accessibilityIdentifier, !name.isEmpty else { continue }
      names.append("\(name):\(Self.address(of: view))")
    }
    if let edge = visualSuperview { names.append("'|':\(Self.className(of: edge))") }
    return names.isEmpty ? "" : "names: \(names.joined(separator: ", ")) "
  }

  /// The superview to whose edge the constraint ties a view, if the visual format shows it.
  private var visualSuperview: AnyObject? {
    guard visualFormat != nil, let firstItem, let secondItem else { return nil }
    if Self.contains(firstItem, secondItem) { return firstItem }
    return Self.contains(secondItem, firstItem) ? secondItem : nil
  }

  private static func contains(_ outer: AnyObject, _ inner: AnyObject) -> Bool {
    (inner as? UIView)?.superview === outer
      || (inner as? UILayoutGuide).map { $0.owningView === outer } ?? false
  }

  /// The constraint in the visual format: an edge to the superview's, or a gap between siblings.
  var visualFormat: String? {
    guard multiplier == 1, !isLoggedAlone, let firstItem, let secondItem else { return nil }
    let (first, second) = (firstAttribute, secondAttribute)
    let axis = first.kind == .verticalPosition ? "V" : "H"
    let side = first.isFixedSide ? "(LTR)" : ""
    let gap = "(\(relation == .equal ? "" : relation.sign)\(Self.number(constant))\(priorityMark))"
    let (a, b) = ("[\(Self.name(of: firstItem))]", "[\(Self.name(of: secondItem))]")
    switch (first, second) {
    case (.leading, .leading), (.left, .left), (.top, .top):
      guard Self.contains(secondItem, firstItem) else { return nil }
      return "\(axis):|-\(gap)-\(a)\(side)"
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      guard Self.contains(firstItem, secondItem) else { return nil }
      return "\(axis):\(b)-\(gap)-|\(side)"
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      guard !Self.contains(firstItem, secondItem), !Self.contains(secondItem, firstItem) else {
        return nil
      }
      return "\(axis):\(b)-\(gap)-\(a)\(side)"
    default: return nil
    }
  }

  private var priorityMark: String {
    priority == .required ? "" : "@\(Self.number(CGFloat(priority.rawValue)))"
  }

  /// Whether the constraint is logged as `minX` or `minY` of the view, as for a frame's edge with a
  /// fixed length.
  private var isLoggedAlone: Bool {
    guard origin == .autoresizing, let view = firstItem as? UIView else { return false }
    switch firstAttribute {
    case .left: return !view.autoresizingMask.contains(.flexibleWidth)
    case .top: return !view.autoresizingMask.contains(.flexibleHeight)
    default: return false
    }
  }

  /// The constraint as an equation.
  var equation: String {
    var right = ""
    if let secondItem, !isLoggedAlone {
      if multiplier != 1 { right += "\(Self.number(multiplier))*" }
      right += "\(Self.name(of: secondItem)).\(secondAttribute.name)"
      if constant != 0 {
        right += " \(constant < 0 ? "-" : "+") \(Self.number(abs(constant)))"
      }
    } else {
      right = Self.number(constant)
    }
    let mark = priority == .required ? "" : " priority:\(Self.number(CGFloat(priority.rawValue)))"
    return "\(Self.name(of: firstItem)).\(loggedAttribute) \(relation.sign) \(right)\(mark)"
  }

  private var loggedAttribute: String {
    guard isLoggedAlone else { return firstAttribute.name }
    return ["left": "minX", "top": "minY"][firstAttribute.name] ?? firstAttribute.name
  }

  package static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}

extension NSLayoutConstraint.Relation {
  /// The symbol of the relation.
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

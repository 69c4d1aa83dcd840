// On iOS classes of UIKit and similar frameworks have the names of their headers, `UIView`, and
// Swift classes have their module as a prefix, `Wall.Cell`; here all are Swift classes. Private and
// nested classes have mangled names, with which Foundation on Linux fails.

private let modulesWithoutNames =
  UIKitModules.names + ["QuartzCore", "Foundation", "CoreGraphics", "CoreText"]

/// Returns the class of a name such as `UIView` or `Wall.Cell`. The source tool calls this for
/// `NSClassFromString`.
public func classNamed(_ name: String) -> AnyClass? {
  if let found = NSClassFromString(name) ?? _typeByName(name) as? AnyClass { return found }
  guard !name.contains(".") else { return nil }
  return modulesWithoutNames.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
}

/// Returns the name of a class such as `UIView` or `Wall.Cell`, by which it can be found again. The
/// source tool calls this for `NSStringFromClass`.
public func name(ofClass type: AnyClass) -> String {
  let parts = String(reflecting: type).split(separator: ".", omittingEmptySubsequences: false)
  guard parts.count == 2, !parts[1].contains("<") else {
    return _mangledTypeName(type) ?? String(reflecting: type)
  }
  return modulesWithoutNames.contains(String(parts[0]))
    ? String(parts[1]) : parts.joined(separator: ".")
}

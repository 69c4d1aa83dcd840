// On iOS the classes of UIKit and its like are called as in their headers, `UIView`, and those of
// Swift modules with the module before it, `Wall.Cell`; here all are Swift's. Classes that are
// private or inside other types have the compiler's names, which Foundation on Linux stops at.

private let modulesWithoutNames =
  UIKitModules.names + ["QuartzCore", "Foundation", "CoreGraphics", "CoreText"]

/// The class of a name, `UIView` and `Wall.Cell`. The source tool calls this for
/// `NSClassFromString`.
public func classNamed(_ name: String) -> AnyClass? {
  if let found = NSClassFromString(name) ?? _typeByName(name) as? AnyClass { return found }
  guard !name.contains(".") else { return nil }
  return modulesWithoutNames.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
}

/// A class's name, `UIView` and `Wall.Cell`, by which it can be found again. The source tool calls
/// this for `NSStringFromClass`.
public func name(ofClass type: AnyClass) -> String {
  let parts = String(reflecting: type).split(separator: ".", omittingEmptySubsequences: false)
  guard parts.count == 2, !parts[1].contains("<") else {
    return _mangledTypeName(type) ?? String(reflecting: type)
  }
  return modulesWithoutNames.contains(String(parts[0]))
    ? String(parts[1]) : parts.joined(separator: ".")
}

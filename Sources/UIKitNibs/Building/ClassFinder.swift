import InterfaceBuilder

/// The lookup of classes that documents name.
@MainActor
enum ClassFinder {
  private static var known: [CustomClass: AnyClass] = [:]
  private static var warnings = LoggedWarnings()
  private static let ending = "More warnings about unknown classes are not printed."

  /// Returns the class of an element's objects; the element's own if the custom class is not found.
  ///
  /// - Parameter owner: The object whose module is tried if the document names none.
  static func resolve(
    _ custom: CustomClass?, for kind: ElementKind, owner: AnyObject?
  ) -> ResolvedClass {
    guard let custom else {
      return ResolvedClass(type: kind.type, described: kind.type, isSubstitute: false)
    }
    if let type = find(custom, owner: owner), ClassChain.isSubclass(type, of: kind.type) {
      return ResolvedClass(
        type: type, described: lastOfOurs(type), isSubstitute: false)
    }
    return ResolvedClass(type: kind.type, described: kind.type, isSubstitute: true)
  }

  /// Warns once about a class that was not found, and names its replacement.
  static func warn(of custom: CustomClass, for kind: ElementKind) {
    let name =
      custom.module.map { "_TtC\($0.utf8.count)\($0)\(custom.name.utf8.count)\(custom.name)" }
      ?? custom.name
    warnings.warn(
      of: name, ending: ending,
      "Unknown class \(name) in Interface Builder file. \(kind.type) replaces it"
        + (custom.module.map { "; UINib.moduleNames[\"\($0)\"] names another module" } ?? "")
        + "." + question(custom) { ClassChain.isSubclass($0, of: kind.type) })
  }

  /// Returns the class of a segue; nil if the document names none, or if it is not found, with a
  /// warning the first time.
  static func segueClass(
    _ custom: CustomClass?, owner: AnyObject
  ) -> UIStoryboardSegue.Type? {
    guard let custom else { return nil }
    if let type = find(custom, owner: owner) as? UIStoryboardSegue.Type { return type }
    warnings.warn(
      of: "segue \(custom.name)", ending: ending,
      "Unknown class \(custom.name) of a segue in Interface Builder file."
        + question(custom) { $0 is UIStoryboardSegue.Type })
    return nil
  }

  private static func question(_ custom: CustomClass, where fits: (AnyClass) -> Bool) -> String {
    ClassNames.nearest(to: custom, where: fits).map { " Did you mean '\($0)'?" } ?? ""
  }

  static func find(_ custom: CustomClass, owner: AnyObject?) -> AnyClass? {
    if let known = known[custom] { return known }
    for module in modules(of: custom, owner: owner) {
      if let type = NSClassFromString("\(module).\(custom.name)") {
        known[custom] = type
        return type
      }
    }
    return nil
  }

  /// Returns the modules of a class to search, the likeliest first.
  private static func modules(of custom: CustomClass, owner: AnyObject?) -> [String] {
    var modules: [String] = []
    if let module = custom.module {
      modules.append(UINib.moduleNames[module] ?? module)
    }
    if let owner {
      modules +=
        String(reflecting: type(of: owner)).split(separator: ".").first.map { [String($0)] }
        ?? []
    }
    modules += UINib.modules
    if let main = Bundle.main.executableURL?.lastPathComponent {
      modules.append(String(main.map { $0 == "-" || $0 == "." ? "_" : $0 }))
    }
    modules += UIKitModules.names
    return modules
  }

  /// Returns the most derived class of UIKit that a class inherits.
  private static func lastOfOurs(_ type: AnyClass) -> AnyClass {
    var candidate: AnyClass? = type
    while let current = candidate {
      if UIKitModules.declare(current) { return current }
      candidate = _getSuperclass(current)
    }
    return type
  }
}

import CTypeRecords

/// The lookup of optional methods in a class's source, without calling them.
///
/// iOS queries the Objective-C runtime, which has the methods of every class by name. Here a
/// class processed by the source tool has a list of them; for others the program's symbols are
/// searched, unless the program was stripped or the method inlined.
@MainActor
package enum ImplementedMethods {
  /// The name of a method as a selector and as a demangled symbol.
  package struct Name: Hashable {
    package let selector: String
    /// The rest of the method's demangled name after the class's name.
    package let demangled: String

    package init(selector: String, demangled: String) {
      (self.selector, self.demangled) = (selector, demangled)
    }
  }

  private struct Question: Hashable {
    let type: ObjectIdentifier
    let name: Name
  }

  private static var answers: [Question: Bool?] = [:]

  /// Returns whether a class, or a superclass, has a method; nil if unknown.
  ///
  /// - Complexity: O(1) after the first call; before, O(symbols of the program) for a class not
  ///   processed by the source tool.
  package static func contains(_ name: Name, in type: AnyClass) -> Bool? {
    let question = Question(type: ObjectIdentifier(type), name: name)
    if let answer = answers[question] { return answer }
    let answer = ObjectiveCMembers.isWritten(name.selector, in: type) ?? symbol(of: name, in: type)
    answers[question] = answer
    return answer
  }

  /// Returns true if the class or a superclass has a symbol of the method; nil otherwise, since the
  /// method may be inlined.
  private static func symbol(of name: Name, in type: AnyClass) -> Bool? {
    var current: AnyClass? = type
    while let type = current {
      if hasSymbol(of: name, type) { return true }
      current = _getSuperclass(type)
    }
    return nil
  }

  private static func hasSymbol(of name: Name, _ type: AnyClass) -> Bool {
    guard let mangled = _mangledTypeName(type), let table = symbols(of: type) else {
      return false
    }
    return table.contains(prefix: "$s\(mangled)") { symbol in
      guard let base = symbol.baseAddress,
        let words = csymbols_demangle(base, symbol.count)
      else { return false }
      defer { free(words) }
      let text = String(cString: words)
      // A conformance has this for methods that are not implemented, too.
      return !text.hasPrefix("protocol witness") && text.contains(name.demangled)
    }
  }

  /// Returns the names of a class's methods, such as `tableView(_:didSelectRowAt:)`, from its
  /// symbols.
  ///
  /// - Complexity: O(symbols of the program).
  package static func names(in type: AnyClass) -> Set<String> {
    guard let mangled = _mangledTypeName(type), let table = symbols(of: type) else { return [] }
    var names: Set<String> = []
    _ = table.contains(prefix: "$s\(mangled)") { symbol in
      guard let base = symbol.baseAddress, let words = csymbols_demangle(base, symbol.count)
      else { return false }
      defer { free(words) }
      MethodName(demangled: String(cString: words), of: type).map { _ = names.insert($0.text) }
      return false
    }
    return names
  }

  private static var tables: [String: ProgramSymbols?] = [:]

  private static func symbols(of type: AnyClass) -> ProgramSymbols? {
    let address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard let path = csymbols_image_of(address).map({ String(cString: $0) }) else { return nil }
    if let table = tables[path] { return table }
    // The program itself has the path it was started with.
    let table = ProgramSymbols(path: path) ?? ProgramSymbols(path: "/proc/self/exe")
    tables[path] = table
    return table
  }
}

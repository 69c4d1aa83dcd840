import CTypeRecords

/// Which optional methods a class's source has, without calling them.
///
/// iOS asks the Objective-C runtime, which knows every class's methods by name. Here a class that
/// went through the source tool has a list of them; of another one the program's own symbols tell,
/// unless it was stripped or the compiler has put the method where it is called.
@MainActor
package enum WrittenMethods {
  /// A method by the names Objective-C's rules make of it and the compiler gives it.
  package struct Name: Hashable {
    package let selector: String
    /// How the demangled name of the method itself goes on behind the class's name.
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

  /// Whether a class, or one it inherits, has a method; nil where nobody knows.
  ///
  /// - Complexity: O(1) once asked; before that, O(symbols of the program) for a class that did not
  ///   go through the source tool.
  package static func contains(_ name: Name, in type: AnyClass) -> Bool? {
    let question = Question(type: ObjectIdentifier(type), name: name)
    if let answer = answers[question] { return answer }
    let answer = ObjectiveCMembers.isWritten(name.selector, in: type) ?? symbol(of: name, in: type)
    answers[question] = answer
    return answer
  }

  /// True where a symbol of the class, or of one that it inherits, is the method's; what has no
  /// symbol may have been put where it is called.
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
      // A conformance has this for methods that are not written, too.
      return !text.hasPrefix("protocol witness") && text.contains(name.demangled)
    }
  }

  /// The names of a class's own methods, such as `tableView(_:didSelectRowAt:)`, by its symbols.
  ///
  /// - Complexity: O(symbols of the program).
  static func names(in type: AnyClass) -> Set<String> {
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
    // The program itself goes by the name it was started with.
    let table = ProgramSymbols(path: path) ?? ProgramSymbols(path: "/proc/self/exe")
    tables[path] = table
    return table
  }
}

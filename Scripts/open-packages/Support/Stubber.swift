// Replaces a library of that name, which identifies methods by the addresses of closures: since
// Swift 5.2 the compiler creates a new closure at every reference to a method. Here a method is
// identified by its name, which it reports when called for that purpose.

private struct Name: Hashable {
  let text: String
  let arguments: ObjectIdentifier
  let result: ObjectIdentifier
}

nonisolated(unsafe) private var stubs: [Name: Any] = [:]
nonisolated(unsafe) private var isAsking = false
nonisolated(unsafe) private var answer = ""

/// Sets the implementation of a method.
public func register<A, R>(_ f: @escaping (A) throws -> R, with closure: @escaping (A) -> R) {
  isAsking = true
  defer { isAsking = false }
  let arguments = UnsafeMutableRawPointer.allocate(
    byteCount: max(MemoryLayout<A>.size, 1), alignment: MemoryLayout<A>.alignment)
  defer { arguments.deallocate() }
  arguments.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<A>.size)
  _ = try? f(arguments.assumingMemoryBound(to: A.self).pointee)
  stubs[name(answer, A.self, R.self)] = closure
}

/// Calls a method's registered implementation, or returns a default.
public func invoke<A, R>(
  _ f: @escaping (A) throws -> R, args: A, default: @autoclosure () -> R,
  function: StaticString = #function
) -> R {
  if isAsking {
    answer = "\(function)"
    return `default`()
  }
  let stub = stubs[name("\(function)", A.self, R.self)] as? (A) -> R
  return stub?(args) ?? `default`()
}

/// Removes all registered implementations.
public func clear() { stubs.removeAll() }

private func name<A, R>(_ text: String, _ arguments: A.Type, _ result: R.Type) -> Name {
  Name(text: text, arguments: ObjectIdentifier(arguments), result: ObjectIdentifier(result))
}

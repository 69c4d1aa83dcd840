/// Lets XCTest run tests of the main actor: `@MainActor final class WallTests: XCTestCase`.
///
/// On Linux the list of tests that SwiftPM writes is an array of the methods as they are, and
/// XCTest takes functions that belong to no actor. The compiler lets `_arrayForceCast` of the
/// standard library turn one array into the other, which stops the process before the first test:
/// to the runtime the types have nothing to do with each other. They differ by a promise, not by
/// how they are called, and XCTest keeps it: it calls tests on the main thread.
///
/// A program that links this module casts arrays here instead. What is no such list is cast as the
/// standard library does it. Optimised code has the library's cast in itself, and stops as before.
@_silgen_name("$ss15_arrayForceCastySayq_GSayxGr0_lF")
@usableFromInline
func arrayForceCast<Source, Target>(_ source: [Source]) -> [Target] {
  guard isTestList(Source.self, as: Target.self) else {
    return source.map { element in
      // What does not fit stops the process, as 'as!' of an array does.
      element as! Target
    }
  }
  return unsafeBitCast(source, to: [Target].self)
}

/// Whether one type is a test's name and method on the main actor, and the other the same without
/// the actor.
private func isTestList<Source, Target>(_ source: Source.Type, as target: Target.Type) -> Bool {
  // Names of types cost something; other casts are not to.
  typealias Entry = (String, () -> Void)
  guard MemoryLayout<Source>.size == MemoryLayout<Entry>.size,
    MemoryLayout<Target>.size == MemoryLayout<Entry>.size
  else { return false }
  let actor = " -> @Swift.MainActor () "
  let (from, to) = (String(reflecting: source), String(reflecting: target))
  return from.hasPrefix("(Swift.String, (") && from.contains(actor)
    && from.replacing(actor, with: " -> () ") == to
}

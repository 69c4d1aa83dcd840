import CTypeRecords

extension ExtensionOverrides {
  /// A class of which an extension overrides something, a subclass that overrides nothing, and one
  /// that overrides this.
  public typealias Override = (type: AnyClass, plain: AnyClass, overriding: AnyClass)

  /// Has an override of an extension count for all objects of the class, and of those that inherit
  /// what it overrides. The source tool calls this before the program begins.
  @preconcurrency
  public static func register(_ make: @escaping @MainActor () -> Override) {
    ReplacedMethods.add(make)
  }

  /// The same value, of which the compiler knows no more than its type: a method that is called for
  /// it may be a subclass's.
  @inline(never)
  public static func unknown<Value>(_ value: Value) -> Value { value }
}

/// The overrides of extensions of UIKit's classes, until the first responder is made.
///
/// iOS puts such an override into the class itself. Here the class's table of methods takes the
/// place that the overriding subclass has, and so do the tables of all classes that had what the
/// class had before. Classes that are made while the program runs, which generic ones are, inherit
/// it; what `super` calls was settled by the compiler.
@MainActor
package enum ReplacedMethods {
  nonisolated(unsafe) private static var waiting: [@MainActor () -> ExtensionOverrides.Override] =
    []
  /// Whether there are any that do not count yet.
  package nonisolated(unsafe) private(set) static var areWaiting = false

  nonisolated static func add(_ make: @escaping @MainActor () -> ExtensionOverrides.Override) {
    waiting.append(make)
    areWaiting = true
  }

  /// Has those that wait count.
  package static func install() {
    let overrides = waiting.map { $0() }
    (waiting, areWaiting) = ([], false)
    let classes = allClasses()
    for override in overrides {
      MethodTable(override.type).replaceMethods(
        by: override.overriding, unlike: override.plain, in: classes)
    }
  }

  private static func allClasses() -> [AnyClass] {
    var classes: [AnyClass] = []
    withUnsafeMutablePointer(to: &classes) { list in
      cclassmetadata_visit(
        { list, metadata in
          list?.assumingMemoryBound(to: [AnyClass].self).pointee
            .append(unsafeBitCast(metadata, to: AnyClass.self))
        }, list)
    }
    return classes
  }
}

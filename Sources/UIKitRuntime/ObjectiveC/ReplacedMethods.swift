import CTypeRecords

extension ExtensionOverrides {
  /// A class with overrides in an extension, a subclass without overrides, and a subclass with the
  /// overrides.
  public typealias Override = (type: AnyClass, plain: AnyClass, overriding: AnyClass)

  /// Registers an override in an extension for all instances of the class, and of subclasses that
  /// inherit the overridden method. Code of the source tool calls this before the program starts.
  @preconcurrency
  public static func register(_ make: @escaping @MainActor () -> Override) {
    ReplacedMethods.add(make)
  }

  /// Returns the value, hidden from the optimiser, so that calls of its methods may reach a
  /// subclass.
  @inline(never)
  public static func unknown<Value>(_ value: Value) -> Value { value }
}

/// The overrides in extensions of UIKit's classes, until the first responder is created.
///
/// On iOS such an override replaces the method of the class itself. Here the entry of the
/// overriding subclass is copied to the method table of the class, and to those of all classes that
/// had the same entry as the class before. Classes created at run time, such as generic ones,
/// inherit it; calls of `super` are resolved by the compiler.
@MainActor
package enum ReplacedMethods {
  nonisolated(unsafe) private static var waiting: [@MainActor () -> ExtensionOverrides.Override] =
    []
  /// Whether there are overrides that are not installed yet.
  package nonisolated(unsafe) private(set) static var areWaiting = false

  nonisolated static func add(_ make: @escaping @MainActor () -> ExtensionOverrides.Override) {
    waiting.append(make)
    areWaiting = true
  }

  /// Installs the pending overrides.
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

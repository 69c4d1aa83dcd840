import CTypeRecords
import InterfaceBuilder

/// The names of the program's classes, for suggestions.
@MainActor
enum ClassNames {
  /// A class by the names of its module and its own.
  private struct Entry {
    let module: String
    let name: String
  }

  /// Returns the class, with its module, whose name is most similar to another; nil if there is
  /// none.
  ///
  /// - Parameter fits: Returns whether a class may replace the expected one.
  static func nearest(to custom: CustomClass, where fits: (AnyClass) -> Bool) -> String? {
    let candidates = all.filter { abs($0.name.count - custom.name.count) <= custom.name.count / 3 }
    guard let name = NearestName.of(custom.name, among: Set(candidates.map(\.name))) else {
      return nil
    }
    // If several modules have a class of that name, the same module comes first.
    let modules = candidates.filter { $0.name == name }.map(\.module).sorted {
      ($0 == custom.module ? 0 : 1, $0) < ($1 == custom.module ? 0 : 1, $1)
    }
    return modules.map { "\($0).\(name)" }.first { NSClassFromString($0).map(fits) == true }
  }

  /// All classes of the program, read once, without those of this package.
  private static let all: [Entry] = {
    final class Found { var entries: [Entry] = [] }
    let found = Found()
    ctyperecords_visit_classes(
      { context, module, name in
        guard let context, let entry = entry(module, name) else { return }
        Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().entries.append(entry)
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.entries
  }()

  private nonisolated static func entry(
    _ module: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>
  ) -> Entry? {
    let module = String(cString: module)
    return UIKitModules.names.contains(module)
      ? nil : Entry(module: module, name: String(cString: name))
  }
}

import CTypeRecords
import InterfaceBuilder

/// The classes of the program by name, for questions about those that are not found.
@MainActor
enum ClassNames {
  /// A class by its module's name and its own.
  private struct Entry {
    let module: String
    let name: String
  }

  /// The class, with its module, whose name is nearest to another one; nil without.
  ///
  /// - Parameter fits: whether a class may stand where the other was expected.
  static func nearest(to custom: CustomClass, where fits: (AnyClass) -> Bool) -> String? {
    let candidates = all.filter { abs($0.name.count - custom.name.count) <= custom.name.count / 3 }
    guard let name = NearestName.of(custom.name, among: Set(candidates.map(\.name))) else {
      return nil
    }
    // The same module first, should several have a class of that name.
    let modules = candidates.filter { $0.name == name }.map(\.module).sorted {
      ($0 == custom.module ? 0 : 1, $0) < ($1 == custom.module ? 0 : 1, $1)
    }
    return modules.map { "\($0).\(name)" }.first { NSClassFromString($0).map(fits) == true }
  }

  /// Read once: what the package has itself is left out.
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

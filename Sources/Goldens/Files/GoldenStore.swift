import AtomicFiles
import Foundation

/// A folder of goldens and the naming of its files.
public struct GoldenStore: Equatable, Sendable {
  /// The absolute path of the folder.
  public let folder: String
  /// The group's name, or nil if file names begin with the test's name.
  private let group: String?

  /// The goldens of a test file: `__Snapshots__/<file>/<test>.<name>.<extension>` beside it.
  public static func besideTest(_ file: String) -> GoldenStore {
    let source = URL(fileURLWithPath: file)
    let folder = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
    return GoldenStore(folder: folder.path, group: nil)
  }

  /// The goldens in a folder: `<path>/<test>.<name>.<extension>`.
  public static func folder(_ path: String) -> GoldenStore {
    GoldenStore(folder: URL(fileURLWithPath: path).path, group: nil)
  }

  /// The goldens of a group in the package's folder: `Golden/<group>/<name>.<extension>`.
  ///
  /// The package is the nearest folder above `file` that contains a `Package.swift`, or else the
  /// file's own folder. An assertion without a name uses its test's name.
  public static func golden(_ group: String, file: StaticString = #filePath) -> GoldenStore {
    let source = "\(file)"
    let root =
      packageRoot(above: source) ?? URL(fileURLWithPath: source).deletingLastPathComponent()
    return golden(group, in: root)
  }

  /// Whether file names do not contain the test's name.
  package var isGroup: Bool { group != nil }

  package static func golden(_ group: String, in root: URL) -> GoldenStore {
    let folder = root.appendingPathComponent("Golden").appendingPathComponent(group)
    return GoldenStore(folder: folder.path, group: group)
  }

  /// The path of a golden. Different names have different paths (`FileName`).
  package func path(
    test: String, name: String?, pathExtension: String, naming: GoldenNaming = .beside
  ) -> String {
    let test = TestName.of(test)
    let parts = group == nil ? [test, name].compactMap { $0 } : [name ?? test]
    return switch naming {
    case .beside: "\(folder)/\(FileName.with(pathExtension, FileName.joined(parts)))"
    case .suffix(let word):
      "\(folder)/\(FileName.with(pathExtension, FileName.joined(parts + [word])))"
    case .folder(let name):
      "\(folder)/\(FileName.encoded(name))"
        + "/\(FileName.with(pathExtension, FileName.joined(parts)))"
    }
  }

  /// The possible paths of a golden on iOS, most likely first.
  ///
  /// - Parameters:
  ///   - function: The test function's name with its parameter list.
  ///   - names: The assertion's names on iOS: its name, or its number.
  package func pathsOnIOS(function: String, names: [String], pathExtension: String) -> [String] {
    [function, TestName.method(function)].compactMap(\.self).flatMap { function in
      names.map { name in
        let file = IOSName.of(function: function, name: name)
        return "\(folder)/\(FileName.with(pathExtension, file))"
      }
    }
  }

  /// The name of a snapshot in results, which includes the group.
  package func snapshotName(_ name: String?) -> String? {
    guard let group else { return name }
    return [group, name].compactMap { $0 }.joined(separator: "/")
  }

  /// The nearest folder above a file or folder that contains a `Package.swift`.
  package static func packageRoot(above path: String) -> URL? {
    let above = path.splitPath.folder
    let isAtRoot = above.isEmpty && path.utf8.first == UInt8(ascii: "/")
    var folder = isAtRoot ? "" : AbsolutePath.of(above)
    while !folder.isEmpty {
      if access(folder + "/Package.swift", F_OK) == 0 {
        return URL(fileURLWithPath: folder, isDirectory: true)
      }
      folder = folder.splitPath.folder
    }
    return nil
  }
}

import AtomicFiles
import Foundation

/// A folder of goldens, and how their files are named.
public struct GoldenStore: Equatable, Sendable {
  /// An absolute path.
  public let folder: String
  /// The folder of `Golden` that it is; nil where names begin with the test's.
  private let group: String?

  /// The goldens of one test file, beside it: `__Snapshots__/<file>/<test>.<name>.<extension>`.
  public static func besideTest(_ file: String) -> GoldenStore {
    let source = URL(fileURLWithPath: file)
    let folder = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
    return GoldenStore(folder: folder.path, group: nil)
  }

  /// The goldens in a folder of your choice: `<path>/<test>.<name>.<extension>`.
  public static func folder(_ path: String) -> GoldenStore {
    GoldenStore(folder: URL(fileURLWithPath: path).path, group: nil)
  }

  /// The goldens of one group, in the package's own folder: `Golden/<group>/<name>.<extension>`.
  ///
  /// The package is the nearest folder above `file` that holds a `Package.swift`; without one it
  /// is the file's own folder. An assertion without a name takes its test's.
  public static func golden(_ group: String, file: StaticString = #filePath) -> GoldenStore {
    let source = "\(file)"
    let root =
      packageRoot(above: source) ?? URL(fileURLWithPath: source).deletingLastPathComponent()
    return golden(group, in: root)
  }

  /// Whether goldens are called by their name alone.
  package var isGroup: Bool { group != nil }

  package static func golden(_ group: String, in root: URL) -> GoldenStore {
    let folder = root.appendingPathComponent("Golden").appendingPathComponent(group)
    return GoldenStore(folder: folder.path, group: group)
  }

  /// The path of one golden. Different names give different files (`FileName`).
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

  /// The paths that a golden may have on iOS, likeliest first.
  ///
  /// - Parameters:
  ///   - function: the test's, with its parameter list.
  ///   - names: what the assertion is called there: its name, or its number.
  package func pathsOnIOS(function: String, names: [String], pathExtension: String) -> [String] {
    names.map { name in
      let file = IOSName.of(function: function, name: name)
      return "\(folder)/\(FileName.with(pathExtension, file))"
    }
  }

  /// What a snapshot is called in results: goldens of different groups may have one name.
  package func snapshotName(_ name: String?) -> String? {
    guard let group else { return name }
    return [group, name].compactMap { $0 }.joined(separator: "/")
  }

  /// The nearest folder above a file or folder that holds a `Package.swift`.
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

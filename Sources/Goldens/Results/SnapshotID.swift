import AtomicFiles
import Foundation

/// Identifies a snapshot of a run by the location and name of its assertion.
public struct SnapshotID: Hashable, Codable, Sendable {
  /// The test module, such as "AppTests".
  public let module: String
  /// The test file's name without its extension.
  public let file: String
  /// The test's name without its parameter list.
  public let test: String
  /// The name that distinguishes several snapshots of a test, or nil if there is only one.
  public let name: String?
  /// The golden's extension, or an empty string if it has none. A picture and a text may have the
  /// same name.
  public let pathExtension: String

  /// Creates the identifier of an assertion.
  public init(
    module: String, file: String, test: String, name: String?, pathExtension: String = "png"
  ) {
    self.pathExtension = pathExtension
    self.module = module
    self.file = file
    self.test = test
    self.name = name
  }

  /// Creates the identifier of an assertion from its source location.
  ///
  /// - Parameters:
  ///   - fileID: The value of `#fileID`, such as "AppTests/WallTests.swift", from which the module
  ///     is used.
  ///   - filePath: The value of `#filePath`, from which the file's name is used.
  ///   - test: The value of `#function`, such as "scrolls(to:)".
  public init(
    fileID: String, filePath: String, test: String, name: String?, pathExtension: String = "png"
  ) {
    self.init(
      module: String(fileID.prefix { $0 != "/" }),
      file: URL(fileURLWithPath: filePath).deletingPathExtension().lastPathComponent,
      test: TestName.of(test), name: name, pathExtension: pathExtension)
  }

  /// The relative path of the snapshot's own folder: "AppTests/WallTests/scrolls.far". Different
  /// snapshots have different paths.
  package var path: String {
    let last = FileName.joined([test, name].compactMap { $0 })
    return [FileName.encoded(module), FileName.encoded(file), last + kind].joined(separator: "/")
  }

  /// Distinguishes other formats from the picture of the same name; empty for pictures.
  private var kind: String { pathExtension == "png" ? "" : "~" + FileName.encoded(pathExtension) }
}

extension SnapshotID: CustomStringConvertible {
  /// "AppTests/WallTests/scrolls.far", or for other formats "AppTests/WallTests/scrolls.far~txt".
  public var description: String {
    "\(module)/\(file)/" + [test, name].compactMap { $0 }.joined(separator: ".") + kind
  }

  /// The description on one line, for sentences.
  package var displayName: String { description.onOneLine }
}

extension SnapshotID: Comparable {
  public static func < (first: Self, second: Self) -> Bool {
    first.description < second.description
  }
}

import AtomicFiles
import Foundation

/// What tells one snapshot of a run from every other: where it was asserted and what it is called.
public struct SnapshotID: Hashable, Codable, Sendable {
  /// The test module, such as "AppTests".
  public let module: String
  /// The test file's name without its extension.
  public let file: String
  /// The test's name without its parameter list.
  public let test: String
  /// What tells several snapshots of one test apart; nil for the only one.
  public let name: String?
  /// The golden's extension, empty for none: one name may have a picture and a text.
  public let pathExtension: String

  /// The identifier of an assertion, from where it stands and what it is called.
  public init(
    module: String, file: String, test: String, name: String?, pathExtension: String = "png"
  ) {
    self.pathExtension = pathExtension
    self.module = module
    self.file = file
    self.test = test
    self.name = name
  }

  /// The snapshot of an assertion that handed on its place and its test's name.
  ///
  /// - Parameters:
  ///   - fileID: as `#fileID` says it, "AppTests/WallTests.swift"; its module counts.
  ///   - filePath: as `#filePath` says it; the file counts.
  ///   - test: as `#function` says it, "scrolls(to:)".
  public init(
    fileID: String, filePath: String, test: String, name: String?, pathExtension: String = "png"
  ) {
    self.init(
      module: String(fileID.prefix { $0 != "/" }),
      file: URL(fileURLWithPath: filePath).deletingPathExtension().lastPathComponent,
      test: TestName.of(test), name: name, pathExtension: pathExtension)
  }

  /// The path of the snapshot's own folder inside any other: "AppTests/WallTests/scrolls.far".
  /// Different snapshots give different paths.
  package var path: String {
    let last = FileName.joined([test, name].compactMap { $0 })
    return [FileName.encoded(module), FileName.encoded(file), last + kind].joined(separator: "/")
  }

  /// What tells a text from the picture of the same name; nothing for pictures.
  private var kind: String { pathExtension == "png" ? "" : "~" + FileName.encoded(pathExtension) }
}

extension SnapshotID: CustomStringConvertible {
  /// "AppTests/WallTests/scrolls.far", of what is no picture "AppTests/WallTests/scrolls.far~txt".
  public var description: String {
    "\(module)/\(file)/" + [test, name].compactMap { $0 }.joined(separator: ".") + kind
  }

  /// The same as sentences name it: on one line, whatever a result says.
  package var shown: String { description.onOneLine }
}

extension SnapshotID: Comparable {
  public static func < (first: Self, second: Self) -> Bool {
    first.description < second.description
  }
}

import Foundation
import Synchronization

/// The files of this repository, by their paths in it.
enum Repository {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// Returns the Swift files in a folder, by path, without code that articles show.
  ///
  /// Each file is read once.
  static func sources(in folder: String) throws -> [SourceFile] {
    try read.withLock { read in
      try FileManager.default
        .subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
        .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
        .map { "\(folder)/\($0)" }.sorted()
        .map { path in
          if let file = read[path] { return file }
          let file = SourceFile(path: path, text: try text(path))
          read[path] = file
          return file
        }
    }
  }

  private static let read = Mutex<[String: SourceFile]>([:])
}

import Foundation

/// The names of goldens recorded here, in folders that also contain goldens of iOS.
///
/// In every case, files that were recorded elsewhere are never written, moved or removed.
public enum GoldenNaming: Equatable, Sendable {
  /// The name on iOS, `testX.dark.png`. If a picture recorded on iOS has that name,
  /// `testX.dark.linux.png` beside it. This is the default.
  case beside
  /// Always with a suffix before the extension: `testX.dark.linux.png`.
  case suffix(String = OwnGolden.word)
  /// Always in a subfolder of the goldens' folder: `linux/testX.dark.png`.
  case folder(String = OwnGolden.word)
}

extension GoldenNaming {
  /// Returns the path of a golden whose name on iOS has a path.
  package func path(of pathOnIOS: String) -> String {
    switch self {
    case .beside: return pathOnIOS
    case .suffix(let word): return OwnGolden.path(beside: pathOnIOS, word: word)
    case .folder(let name):
      let file = URL(fileURLWithPath: pathOnIOS)
      let folder = file.deletingLastPathComponent().path
      return "\(folder)/\(FileName.encoded(name))/\(file.lastPathComponent)"
    }
  }

  /// The environment variable that sets the naming of a run.
  package static let variable = "SNAPSHOT_TESTING_NAMING"

  /// The naming that the environment sets, or the default.
  package static func from(_ environment: [String: String]) throws(UnknownGoldenNaming) -> Self {
    guard let value = environment[variable], !value.isEmpty else { return .beside }
    let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let word = parts.count == 2 ? String(parts[1]) : OwnGolden.word
    guard !word.isEmpty else { throw UnknownGoldenNaming(value: value) }
    switch parts[0] {
    case "beside" where parts.count == 1: return .beside
    case "suffix": return .suffix(word)
    case "folder": return .folder(word)
    default: throw UnknownGoldenNaming(value: value)
    }
  }
}

/// An invalid value of the environment variable.
package struct UnknownGoldenNaming: Error, Equatable, CustomStringConvertible {
  package let value: String

  package var description: String {
    "\(GoldenNaming.variable) is '\(value)'; expected one of beside, suffix, suffix:WORD, folder,"
      + " folder:NAME."
  }
}

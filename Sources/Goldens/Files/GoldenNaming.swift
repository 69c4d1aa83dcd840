import Foundation

/// What goldens drawn here are called, in folders that goldens of iOS lie in, too.
///
/// Whatever is chosen, a file that was recorded elsewhere is never written, moved or removed.
public enum GoldenNaming: Equatable, Sendable {
  /// As on iOS, `testX.dark.png`; where a picture recorded on iOS has that name, beside it as
  /// `testX.dark.linux.png`. The default.
  case beside
  /// With a word before the extension, always: `testX.dark.linux.png`.
  case suffix(String = OwnGolden.word)
  /// In a folder of their own inside the goldens' folder, always: `linux/testX.dark.png`.
  case folder(String = OwnGolden.word)
}

extension GoldenNaming {
  /// The environment variable that chooses for a whole run.
  package static let variable = "SNAPSHOT_TESTING_NAMING"

  /// What the environment asks for, else the default.
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

/// A value of the environment variable that names no naming.
package struct UnknownGoldenNaming: Error, Equatable, CustomStringConvertible {
  package let value: String

  package var description: String {
    "\(GoldenNaming.variable) is '\(value)'; expected one of beside, suffix, suffix:WORD, folder,"
      + " folder:NAME."
  }
}

import Failures
import Synchronization

/// Says on standard error which characters no font has, each once in a process.
///
/// The picture is whole nevertheless: it shows a box with the code point (`CodePointBox`).
enum MissingCharacters {
  /// After so many, one more line ends it.
  private static let mostLines = 16
  private static let told = Mutex<Set<UInt32>>([])

  static func tell(_ scalar: UInt32) {
    guard let line = line(for: scalar) else { return }
    StandardError.say(line)
  }

  /// What is to be said of a character; nil where it has been, or enough has.
  private static func line(for scalar: UInt32) -> String? {
    let count = told.withLock { told -> Int? in
      guard told.count <= mostLines, told.insert(scalar).inserted else { return nil }
      return told.count
    }
    guard let count else { return nil }
    return count > mostLines ? "More characters are missing." : sentence(for: scalar)
  }

  /// "No font has the character U+16A0 “ᚠ”: a box with its code point is drawn."
  static func sentence(for scalar: UInt32) -> String {
    let shown = Unicode.Scalar(scalar).map { " “\($0)”" } ?? ""
    let code = String(scalar, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
    return "No font has the character U+\(padded)\(shown): a box with its code point is drawn."
  }
}

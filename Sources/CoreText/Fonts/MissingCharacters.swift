import Failures
import Synchronization

/// Warns on standard error about characters that no font has, once per character and process.
///
/// Such a character is drawn as a box with its code point (`CodePointBox`).
enum MissingCharacters {
  /// The maximum number of warnings before a final one.
  private static let maximumLineCount = 16
  private static let reported = Mutex<Set<UInt32>>([])

  static func report(_ scalar: UInt32) {
    guard let line = line(for: scalar) else { return }
    StandardError.writeLine(line)
  }

  /// Returns the warning for a character; nil if it was already given or the limit is exceeded.
  private static func line(for scalar: UInt32) -> String? {
    let count = reported.withLock { reported -> Int? in
      guard reported.count <= maximumLineCount, reported.insert(scalar).inserted else { return nil }
      return reported.count
    }
    guard let count else { return nil }
    return count > maximumLineCount ? "More characters are missing." : sentence(for: scalar)
  }

  /// Such as "No font has the character U+16A0 “ᚠ”: a box with its code point is drawn."
  static func sentence(for scalar: UInt32) -> String {
    let shown = Unicode.Scalar(scalar).map { " “\($0)”" } ?? ""
    let code = String(scalar, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
    return "No font has the character U+\(padded)\(shown): a box with its code point is drawn."
  }
}

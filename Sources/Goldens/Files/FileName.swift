import Foundation

/// Names of any characters as names of files.
package enum FileName {
  private static let kept = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.,@+=".unicodeScalars)

  /// In bytes. A file's name has at most 255, of which its extension and the name under which it is
  /// written at first take some.
  private static let most = 216

  /// Letters, digits and `-_.,@+=` stay, as do visible characters beyond ASCII; every byte of
  /// others becomes `%` and two hexadecimal digits, and so does a leading dot: different names
  /// give different files, and none leaves its folder.
  package static func encoded(_ name: String) -> String {
    var result = ""
    for (index, scalar) in name.precomposedStringWithCanonicalMapping.unicodeScalars.enumerated() {
      let isLeadingDot = index == 0 && scalar == "."
      if isKept(scalar), !isLeadingDot {
        result.unicodeScalars.append(scalar)
      } else {
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 16, uppercase: true)
          result += byte < 16 ? "%0\(digits)" : "%\(digits)"
        }
      }
    }
    return result
  }

  /// The name that was encoded; as it is where no name is encoded so.
  package static func decoded(_ encoded: String) -> String {
    encoded.removingPercentEncoding ?? encoded
  }

  /// Encoded parts with dots between them. What would be too long for a file ends early, with the
  /// fingerprint of all of it.
  package static func joined(_ parts: [String]) -> String {
    let whole = parts.map(encoded).joined(separator: ".")
    guard whole.utf8.count > most else { return whole }
    // No encoded name has a `~`.
    let end = "~" + Fingerprint.of(whole).prefix(16)
    var start = ""
    for character in whole {
      guard start.utf8.count + String(character).utf8.count + end.utf8.count <= most else { break }
      start.append(character)
    }
    return start + end
  }

  /// A name with an extension; without one where that is empty.
  static func with(_ pathExtension: String, _ name: String) -> String {
    pathExtension.isEmpty ? name : "\(name).\(pathExtension)"
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return kept.contains(scalar) }
    return switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator,
      .lineSeparator, .paragraphSeparator:
      false
    default: true
    }
  }
}

import Foundation

/// Encodes arbitrary names as file names.
package enum FileName {
  private static let kept = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.,@+=".unicodeScalars)

  /// In bytes. A file name has at most 255 bytes, some of which are needed for the extension and
  /// the suffix of the temporary file.
  private static let most = 216

  /// Letters, digits, `-_.,@+=` and visible characters outside of ASCII are preserved; every byte
  /// of other characters, and of a leading dot, becomes `%` and two hexadecimal digits. Different
  /// names have different encodings, and no encoding contains a path separator.
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

  /// The name with this encoding, or the argument itself if it is not an encoding.
  package static func decoded(_ encoded: String) -> String {
    encoded.removingPercentEncoding ?? encoded
  }

  /// Encoded parts, separated by dots. A result that is too long for a file name is truncated and
  /// ends with the fingerprint of the whole.
  package static func joined(_ parts: [String]) -> String {
    let whole = parts.map(encoded).joined(separator: ".")
    guard whole.utf8.count > most else { return whole }
    // Encoded names do not contain `~`.
    let end = "~" + Fingerprint.of(whole).prefix(16)
    var start = ""
    for character in whole {
      guard start.utf8.count + String(character).utf8.count + end.utf8.count <= most else { break }
      start.append(character)
    }
    return start + end
  }

  /// A name with an extension, or the name alone if the extension is empty.
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

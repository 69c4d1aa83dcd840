import Foundation

/// The names of goldens in swift-snapshot-testing on iOS.
///
/// Source: pointfreeco/swift-snapshot-testing, 1.19, "AssertSnapshot.swift": a golden is named
/// `<function>.<name or number>`. In both parts every run of non-word characters is replaced with a
/// hyphen, and hyphens at the ends are removed.
package enum IOSName {
  /// A sanitized part of a name: "iPhone 8" becomes `iPhone-8`, `draws(size:)` becomes
  /// `draws-size`.
  package static func part(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      if isOfWord(scalar) {
        result.unicodeScalars.append(scalar)
      } else if result.last != "-" {
        result.append("-")
      }
    }
    if result.hasPrefix("-") { result.removeFirst() }
    if result.hasSuffix("-") { result.removeLast() }
    return result
  }

  /// The file name of a golden without its extension.
  package static func of(function: String, name: String) -> String {
    "\(part(function)).\(part(name))"
  }

  /// The possible names on iOS of a golden recorded here, most likely first and without extensions:
  /// its own name and its sanitized form.
  ///
  /// - Parameter own: The name as encoded by `FileName`, without an extension.
  package static func candidates(for own: String) -> [String] {
    let name = FileName.decoded(own)
    guard let dot = name.firstIndex(of: ".") else { return [own] }
    let other = of(function: String(name[..<dot]), name: String(name[name.index(after: dot)...]))
    return own == other ? [own] : [own, other]
  }

  /// Letters, marks, digits, connector punctuation and join controls, as `\w` in regular
  /// expressions.
  ///
  /// Source: Unicode Technical Standard 18, Annex C, "word".
  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isAlphabetic || properties.isJoinControl { return true }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: true
    default: false
    }
  }
}

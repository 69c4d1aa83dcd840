import Foundation

/// What swift-snapshot-testing calls a golden on iOS.
///
/// Source: pointfreeco/swift-snapshot-testing, 1.19, "AssertSnapshot.swift": a golden is called
/// `<function>.<name or number>`, of each of which every run of characters that are no parts of
/// words becomes one hyphen, and a hyphen at either end goes.
package enum IOSName {
  /// A part of a name as it stands there: "iPhone 8" is `iPhone-8`, `draws(size:)` `draws-size`.
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

  /// A golden's file name without its extension.
  package static func of(function: String, name: String) -> String {
    "\(part(function)).\(part(name))"
  }

  /// The file names there that a golden of ours may be the twin of, likeliest first, without
  /// extensions: its own, and the same with other characters in it.
  ///
  /// - Parameter own: as `FileName` encodes it, without an extension.
  package static func candidates(for own: String) -> [String] {
    let name = FileName.decoded(own)
    guard let dot = name.firstIndex(of: ".") else { return [own] }
    let other = of(function: String(name[..<dot]), name: String(name[name.index(after: dot)...]))
    return own == other ? [own] : [own, other]
  }

  /// Letters, marks, digits, connecting punctuation and joiners, as `\w` of regular expressions.
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

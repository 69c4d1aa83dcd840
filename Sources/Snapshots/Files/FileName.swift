/// Names of any characters as names of files.
package enum FileName {
  private static let kept = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.,@+=".utf8)

  /// Letters, digits and `-_.,@+=` stay, every other byte becomes `%` and two hexadecimal digits,
  /// and so does a leading dot: different names give different files, and none leaves its folder.
  package static func encoded(_ name: String) -> String {
    var result = ""
    for (index, byte) in name.utf8.enumerated() {
      let isLeadingDot = index == 0 && byte == UInt8(ascii: ".")
      if kept.contains(byte), !isLeadingDot {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}

import Foundation
import Glibc

/// The lines of a set's goldens in its file, for annotations.
enum GoldenLines {
  /// Returns the line of each golden's name, counted from 1. Entries and their keys "name" are in
  /// the same order; a string value `name` is not followed by a colon, and a quotation inside a
  /// string has backslashes before its quotes. If a file writes the key with escapes, the missing
  /// entries are at line 1.
  ///
  /// Complexity: one pass.
  static func of(_ count: Int, in data: Data) -> [Int] {
    var lines: [Int] = []
    lines.reserveCapacity(count)
    data.withUnsafeBytes { bytes in
      var (line, counted, index) = (1, 0, 0)
      while lines.count < count, let key = next(in: bytes, from: index) {
        line += bytes[counted..<key].count { $0 == UInt8(ascii: "\n") }
        (counted, index) = (key, key + Self.key.count)
        if isKey(bytes[index...]) { lines.append(line) }
      }
    }
    return lines + [Int](repeating: 1, count: count - lines.count)
  }

  private static let key = Array("\"name\"".utf8)

  private static func next(in bytes: UnsafeRawBufferPointer, from index: Int) -> Int? {
    guard let start = bytes.baseAddress else { return nil }
    var index = index
    while bytes.count - index >= key.count,
      let quote = memchr(start + index, Int32(key[0]), bytes.count - index)
    {
      let found = UnsafeRawPointer(quote) - start
      guard bytes.count - found >= key.count else { return nil }
      if memcmp(start + found, key, key.count) == 0 { return found }
      index = found + 1
    }
    return nil
  }

  private static func isKey(_ rest: Slice<UnsafeRawBufferPointer>) -> Bool {
    rest.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: ":")
  }
}

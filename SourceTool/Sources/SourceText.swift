import Foundation
import SwiftParser
import SwiftSyntax

/// The text of a file and its syntax tree.
final class SourceText {
  let path: String
  let bytes: [UInt8]
  /// The syntax tree, without the bodies of functions that need no rewriting.
  private(set) lazy var tree = (Stubs.current.isEmpty && !passesFilesToNimble ? skeleton : bytes)
    .withUnsafeBufferPointer { Parser.parse(source: $0) }
  private(set) lazy var lines = LineTable(bytes)

  /// Whether Nimble's functions are given a file as a string, in a body without other signs.
  private var passesFilesToNimble: Bool {
    mentions("import Nimble") && mentions("file: \"\\(")
  }

  private var skeleton: [UInt8] {
    Skeleton.text(
      of: bytes, hasAssociatedTypes: mentions("associatedtype"),
      hasAnyObjects: mentions(": AnyObject"))
  }

  init(path: String, bytes: [UInt8]) {
    (self.path, self.bytes) = (path, bytes)
  }

  /// Whether the file contains a word.
  func mentions(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { word in
      bytes.withUnsafeBytes { text in
        guard let letters = word.baseAddress, var place = text.baseAddress else { return false }
        let end = place + text.count
        while let found = memchr(place, Int32(letters.pointee), end - place) {
          guard end - UnsafeRawPointer(found) >= word.count else { return false }
          if memcmp(found, letters, word.count) == 0 { return true }
          place = UnsafeRawPointer(found) + 1
        }
        return false
      }
    }
  }

  /// Whether the file contains a name such as `UIView`.
  private(set) lazy var namesUIKit: Bool = {
    func isLetter(_ byte: UInt8, _ first: Character, _ last: Character) -> Bool {
      byte >= first.asciiValue ?? 0 && byte <= last.asciiValue ?? 0
    }
    for (index, byte) in bytes.enumerated().dropLast(3) where byte == UInt8(ascii: "U") {
      if bytes[index + 1] == UInt8(ascii: "I"), isLetter(bytes[index + 2], "A", "Z"),
        isLetter(bytes[index + 3], "a", "z")
      {
        return true
      }
    }
    return false
  }()

  /// Whether the file uses a name that Foundation exports on iOS, and UIKit here.
  var namesFoundationOfDarwin: Bool {
    mentions("objc_getAssociatedObject") || mentions("objc_setAssociatedObject")
      || mentions("objc_sync_") || mentions("class_get") || mentions("NSEC_PER_")
      || mentions("NSInteger") || mentions("Selector") || mentions("OSAtomic")
      || mentions("NSHashTable") || mentions("NSMapTable") || mentions("CFAbsoluteTime")
      || mentions("CFRunLoop") || mentions("mach_absolute_time") || mentions("mach_timebase_info")
      || mentions("CGAffineTransform") || mentions("CGVector")
  }

  /// Whether the file uses a name that Foundation has on iOS, and a separate module on Linux.
  var namesNetworking: Bool {
    mentions("URLSession") || mentions("URLRequest") || mentions("URLResponse")
      || mentions("URLCache")
  }

  /// Whether the file uses a name that XCTest has on iOS, and UIKit's module on Linux.
  var namesXCTestAdditions: Bool {
    mentions("import XCTest")
      && (mentions("XCTAttachment") || mentions("XCTContext") || mentions("XCTActivity"))
  }

  /// Whether the file uses a name that Foundation has on iOS, and UIKit's module on Linux.
  ///
  /// Source: Documentation/Foundation.md.
  var namesFoundationAdditions: Bool {
    mentions("RelativeDateTimeFormatter") || mentions("DateComponentsFormatter")
      || mentions("MeasurementFormatter") || mentions("ListFormatter")
      || mentions("PersonNameComponentsFormatter") || mentions("NSDataDetector")
      || mentions("NSPredicate(format:") || mentions("(localized:")
      || mentions("AttributedString(markdown:") || mentions("NSUserActivity")
      || mentions("LocalizedStringResource")
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the text of a range with a word inserted at an offset.
  func text(_ range: Range<Int>, with word: String, at offset: Int) -> String {
    text(range.lowerBound..<offset) + word + text(offset..<range.upperBound)
  }
}

/// The offsets at which lines begin.
struct LineTable {
  private var starts = [0]

  init(_ bytes: [UInt8]) {
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
  }

  /// Returns the line and column of an offset, both counted from 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}

extension SyntaxProtocol {
  /// The node's range in UTF-8 offsets, without surrounding space and comments.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

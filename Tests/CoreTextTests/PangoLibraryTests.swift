import CPango
import Testing

@testable import CoreText

/// Tests the declarations of Pango in `CPango` against the library, by the meaning of each flag: a
/// field at another offset, or a structure of another size, would give other places.
@Suite struct PangoLibraryTests {
  private static let text = "Ab c\u{301}d\ne"

  /// The indices of the scalars at which a flag is set.
  private func places(_ isSet: (PangoLogAttr) -> Bool) throws -> [Int] {
    let pango = try #require(PangoLibrary.shared)
    let bytes = Self.text.utf8CString.map { $0 }
    let count = Self.text.unicodeScalars.count + 1
    // There are more elements than requested: those at the end must not change.
    let full = PangoLogAttr(
      is_line_break: 1, is_mandatory_break: 1, is_char_break: 1, is_white: 1,
      is_cursor_position: 1, others: 1)
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count) + [full]
    pango.getLogAttributes(
      bytes, Int32(bytes.count - 1), -1, OpaquePointer(bitPattern: pango.english), &attributes,
      Int32(count))
    let last = attributes.removeLast()
    #expect(last.others == 1 && last.is_line_break == 1, "Pango writes the declared size")
    return attributes.indices.filter { isSet(attributes[$0]) }
  }

  @Test func flagsAreWherePangoWritesThem() throws {
    #expect(MemoryLayout<PangoLogAttr>.size == 4)
    // The indices are: A0 b1 space2 c3 accent4 d5 newline6 e7 end8.
    #expect(try places { $0.is_line_break != 0 } == [3, 7, 8])
    #expect(try places { $0.is_mandatory_break != 0 } == [7, 8])
    #expect(try places { $0.is_white != 0 } == [2, 6, 8])
    #expect(try places { $0.is_cursor_position != 0 } == [0, 1, 2, 3, 5, 6, 7, 8])
    #expect(try places { $0.is_char_break != 0 } == [0, 1, 2, 3, 5, 6, 7, 8])
  }

  @Test(arguments: [
    (PANGO_DIRECTION_WEAK_LTR, "abc", PANGO_DIRECTION_LTR, [0, 0, 0]),
    (PANGO_DIRECTION_WEAK_LTR, "אבג", PANGO_DIRECTION_RTL, [1, 1, 1]),
    (PANGO_DIRECTION_LTR, "aא", PANGO_DIRECTION_LTR, [0, 1]),
    (PANGO_DIRECTION_RTL, "aא", PANGO_DIRECTION_RTL, [2, 1]),
    (PANGO_DIRECTION_WEAK_RTL, "12", PANGO_DIRECTION_RTL, [2, 2]),
  ])
  func directionsMeanWhatTheySay(
    base: PangoDirection, text: String, found: PangoDirection, levels: [UInt8]
  ) throws {
    let pango = try #require(PangoLibrary.shared)
    var direction = base
    let bytes = text.utf8CString.map { $0 }
    let answer = try #require(
      pango.getEmbeddingLevels(bytes, Int32(bytes.count - 1), &direction))
    defer { pango.free(answer) }
    let count = text.unicodeScalars.count
    #expect(Array(UnsafeBufferPointer(start: answer, count: count)) == levels)
    #expect(
      direction == found || direction.rawValue == found.rawValue + 4,
      "\(direction.rawValue) instead of \(found.rawValue)")
  }
}

import Testing

@testable import CoreText

/// Tests that ASCII letters which are read many at once form the items of letters read one by one.
/// Both share the joining of items.
@Suite struct PlainItemTests {
  /// Describes the items of a text: characters, attributes, font and level.
  private func items(_ string: String, isSplit: Bool) -> [String] {
    TextLock.locked {
      var attributes = [TextAttributes(font: TextFont(size: 17))]
      attributes.append(attributes[0])
      attributes[1].kern = 1
      var source = ParagraphSource(start: 0)
      for (index, scalar) in string.unicodeScalars.enumerated() {
        source.append(
          scalar.value, run: isSplit && index >= string.unicodeScalars.count / 2 ? 1 : 0)
      }
      let analysis = ParagraphAnalysis(source.scalars, direction: .natural)
      let reader = ItemReader(analysis, source, Shaper(attributes: attributes, length: 0))
      var items: [String] = []
      while let item = reader.next() {
        let text = analysis.scalars[item.range].map { String($0, radix: 16) }.joined(separator: " ")
        items.append("\(text) \(item.attributes) \(item.file?.id ?? -1) \(item.level)")
      }
      return items
    }
  }

  /// A text of one script is one item. After a character of another script, characters are read one
  /// by one.
  @Test func readsPlainTextAsOneItem() {
    #expect(items("Ahoy, 12 boats!", isSplit: false).count == 1)
    #expect(items("Ahoy, 12 boats!", isSplit: true).count == 2)
    #expect(items("Ahoy a\u{301} b", isSplit: false).count == 1)
    #expect(items("12 boats", isSplit: false).count == 1)
    #expect(items("boats 船 12 boats", isSplit: false).count == 4)
    #expect(items("boats 1\u{FE0F}\u{20E3}", isSplit: false).count == 2)
    #expect(items("a б 12 c", isSplit: false).count == 3)
  }
}

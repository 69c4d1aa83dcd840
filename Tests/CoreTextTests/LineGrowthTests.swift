import CoreGraphics
import Testing

@testable import CoreText

/// Tests that lines have room for the ink of any font that draws their characters.
@Suite struct LineGrowthTests {
  static let words: [(script: String, word: String)] = [
    ("Thai", "ปี่ ที่ ญู ฎุ กำลัง ผู้ใหญ่"),
    ("Lao", "ປີ່ ທີ່ ຫຼູ"), ("Myanmar", "မြန်မာ ကြွ ပြည်သူ့ လွှတ်တော်"),
    ("Khmer", "ខ្មែរ ស្ត្រី ក្រុម"), ("Tamil", "தமிழ் ஸ்ரீ கூ மீ"),
    ("Devanagari", "हिन्दी र्कि दृष्टि"),
    ("Bengali", "বাংলা র্কি কৃ"), ("Gurmukhi", "ਪੰਜਾਬੀ ਸ੍ਰੀ"), ("Gujarati", "ગુજરાતી કૃ"),
    ("Telugu", "తెలుగు స్త్రీ"), ("Kannada", "ಕನ್ನಡ ಸ್ತ್ರೀ"), ("Malayalam", "മലയാളം സ്ത്രീ"),
    ("Sinhala", "සිංහල ශ්‍රී"), ("Arabic", "العربية جيّد إلى يَوْمٍ"), ("Hebrew", "עברית לָקַח"),
    ("Georgian", "ქართული"), ("Armenian", "Հայերեն"), ("Ethiopic", "አማርኛ"),
    ("Latin", "Hxpfjgy"), ("Chinese", "漢字仮名"),
  ]

  /// Returns the number of rows with ink above and below the box of a single line, at 4 pixels per
  /// point.
  private func rowsOutside(_ layout: TextLayout) -> Int {
    let (scale, slack) = (4, 40)
    let width = Int(layout.size.width.rounded(.up)) + 20
    let height = Int((layout.size.height * 4).rounded(.up))
    let coverage = layout.coverage(
      at: CGPoint(x: 10, y: CGFloat(slack)), width: width * scale,
      height: height + 2 * slack * scale, scale: CGFloat(scale))
    let rows = (0..<height + 2 * slack * scale).filter { row in
      coverage[row * width * scale..<(row + 1) * width * scale].contains { $0 > 0 }
    }
    // Half a pixel of the edge belongs to both sides.
    return rows.count { $0 < slack * scale - 1 || $0 > slack * scale + height }
  }

  @Test(arguments: words) func nothingIsCutOff(script: String, word: String) {
    for weight in [400, 700] {
      let layout = makeLayout(word, size: 17, weight: weight)
      #expect(layout.lines.count == 1)
      #expect(rowsOutside(layout) == 0, "\(script), \(weight)")
    }
  }

  /// Heights are in ems of the font; lines with San Francisco's height have 1950 + 494 of 2048.
  @Test func linesGrowByTheirFontAndNotByTheirGlyphs() {
    let plain = 2444.0 / 2048
    for (word, height) in [
      ("Hamburg", plain), ("漢字", plain), ("😹", plain), ("עברית", plain), ("Հայ", plain),
      ("ก", 1.03 + 0.47), ("ปี่ ญู", 1.03 + 0.47), ("x ก", 1.03 + 0.47), ("က", 1.26 + 0.7),
      ("தமிழ்", 1950.0 / 2048 + 0.33), ("ស", 1.16 + 0.7),
    ] {
      #expect(abs(makeLayout(word, size: 100).size.height - height * 100) < 1e-9, "\(word)")
    }
  }

  /// Each line grows by itself, and the baseline is below the larger ascent.
  @Test func onlyTheLinesWithSuchCharactersGrow() {
    let layout = makeLayout("a\nက\nb", size: 100)
    let plain = 100 * 2444.0 / 2048
    #expect(layout.lines.map(\.height).elementsEqual([plain, 196, plain]) { abs($0 - $1) < 1e-9 })
    #expect(abs(layout.lines[1].baseline - (plain + 126)) < 1e-9)
  }
}

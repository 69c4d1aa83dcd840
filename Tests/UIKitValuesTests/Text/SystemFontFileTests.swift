import CoreText
import Foundation
import Testing
import UIKit

/// Tests `UIFont.systemFontFile`, which applies to the whole process, so that each test runs in a
/// process of its own.
@MainActor @Suite struct SystemFontFileTests {
  nonisolated private static var file: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("CoreTextTests/Fonts/Tracked.ttf")
  }

  /// Tracked.ttf has ascent 2000, descent 600 and gap 48 of 2048; its tracking is 40 of 2048 up to
  /// 10 points, and -30 from 40 on. Its H is as wide as Inter's of the same optical size.
  @Test func fontsHaveItsHeightsAndTracking() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let font = UIFont.systemFont(ofSize: 40)
        let line = ["H", "HHHHHHHHHHH"].map {
          NSAttributedString(string: $0, attributes: [.font: font])
        }
        let before = line.map { $0.size().width }
        UIFont.systemFontFile = SystemFontFileTests.file
        precondition(UIFont.systemFontFile == SystemFontFileTests.file)
        precondition(abs(font.ascender - 2000.0 / 2048 * 40) < 1e-9)
        precondition(abs(font.lineHeight - 2648.0 / 2048 * 40) < 1e-9)
        let after = line.map { $0.size().width }
        precondition(after != before)
        let tracking = -30.0 / 2048 * 40
        // Another letter adds its advance, 1489 of 2048 at its optical size, and the tracking.
        let letter = (after[1] - after[0]) / 10 - tracking
        precondition(letter > 27 && letter < 31, "\(letter)")
        UIFont.systemFontFile = nil
        precondition(line.map { $0.size().width } == before)
        precondition(font.lineHeight == 40 * 2444.0 / 2048)
      }
    }
  }

  /// The next picture reports the problem with the file.
  @Test func aFileThatIsNotThereIsAnErrorOfThePicture() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        UIFont.systemFontFile = URL(fileURLWithPath: "/nowhere/Font.ttf")
        precondition(UIFont.systemFont(ofSize: 17).lineHeight == 17 * 2444.0 / 2048)
        var sentence = ""
        do { try FontLibrary.prepareOnce() } catch { sentence = "\(error)" }
        precondition(sentence == "The font file “/nowhere/Font.ttf” does not exist.", sentence)
      }
    }
  }
}

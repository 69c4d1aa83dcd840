import Testing
import UIKit

@testable import UIKitViews

/// Tests links in drawn text.
@MainActor
@Suite struct LinkTests {
  private let text = NSAttributedString(
    string: "H",
    attributes: [
      .link: "https://example.org", .foregroundColor: UIColor.red,
      .font: UIFont.systemFont(ofSize: 40, weight: .black),
    ])

  /// Returns the most opaque pixel of a view's picture, as BGRA.
  private func ink(_ view: UIView) throws -> UInt32 {
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 70)
    view.backgroundColor = .clear
    view.layoutIfNeeded()
    let bitmap = try #require(view.snapshotBitmap(scale: 1))
    bitmap.flush()
    let pixels = UnsafeBufferPointer(
      start: bitmap.pixels.assumingMemoryBound(to: UInt32.self),
      count: bitmap.bytesPerRow / 4 * bitmap.height)
    return pixels.max { $0 >> 24 < $1 >> 24 } ?? 0
  }

  @Test func labelsHaveTheirOwnBlueAndALine() throws {
    let label = UILabel()
    label.attributedText = text
    #expect(try ink(label) == 0xFF00_00EE)
    #expect(label.labelText.text.runs[0].attributes.underline == TextLineStyle(.single))
  }

  @Test func textViewsHaveTheTintAndWhatIsRequested() throws {
    let view = UITextView()
    view.attributedText = text
    view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(try ink(view) == 0xFF00_FF00)
    view.tintColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    #expect(try ink(view) == 0xFF00_FFFF)
    view.linkTextAttributes = [:]
    #expect(try ink(view) == 0xFFFF_0000)
    view.linkTextAttributes = [.foregroundColor: UIColor.white]
    #expect(try ink(view) == 0xFFFF_FFFF)
  }

  @Test func underlineStylesAreRead() {
    func style(_ style: NSUnderlineStyle) -> TextLineStyle? {
      TextAttributes([.underlineStyle: style.rawValue]).underline
    }
    #expect(style([]) == nil)
    #expect(style(.patternDot) == nil)
    #expect(style([.single, .patternDash]) == TextLineStyle(.single, pattern: .dash))
    #expect(style([.thick, .patternDashDot]) == TextLineStyle(.thick, pattern: .dashDot))
    #expect(style([.double, .patternDashDotDot]) == TextLineStyle(.double, pattern: .dashDotDot))
    #expect(
      style([.thick, .byWord, .patternDot]) == TextLineStyle(.thick, pattern: .dot, isByWord: true))
  }
}

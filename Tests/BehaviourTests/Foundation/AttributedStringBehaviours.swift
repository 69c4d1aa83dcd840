import Foundation
import Testing
import UIKit

@Suite struct AttributedStringBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "AttributedString") {
    $0.row(
      "Markdown's emphasis is an intent, and its links are links",
      .apple("foundation/attributedstring/init(markdown:options:baseurl:)-52n3u")
    ) {
      let text = try AttributedString(
        markdown: "**Thank you!** Please visit our [website](https://example.com)")
      #expect(
        text.runs.map { String(text[$0.range].characters) } == [
          "Thank you!", " Please visit our ", "website",
        ])
      let runs = Array(text.runs)
      #expect(runs[0].inlinePresentationIntent == .stronglyEmphasized)
      #expect(runs[1].inlinePresentationIntent == nil)
      #expect(runs[2].link?.absoluteString == "https://example.com")
    }
    $0.row(
      "text is bold if its Markdown is",
      .apple("foundation/inlinepresentationintent/stronglyemphasized"),
      uncertain: "Apple's reference does not say that labels draw it; developers report it"
    ) {
      let (plain, bold) = (UILabel(), UILabel())
      plain.attributedText = try NSAttributedString(markdown: "Nothing new")
      bold.attributedText = try NSAttributedString(markdown: "**Nothing new**")
      #expect(bold.intrinsicContentSize.width > plain.intrinsicContentSize.width)
    }
  }
}

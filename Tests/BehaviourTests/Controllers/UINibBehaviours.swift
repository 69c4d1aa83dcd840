import Testing
import UIKit

@Suite struct UINibBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UINib") {
    $0.row(
      "top-level objects are in the file's order",
      .apple("uikit/uinib/instantiate(withowner:options:)")
    ) {
      let objects = nib("<view id=\"1\" tag=\"5\"/><label text=\"a\" id=\"2\"/>")
        .instantiate(withOwner: nil)
      #expect(objects.count == 2 && (objects.first as? UIView)?.tag == 5)
      #expect((objects.last as? UILabel)?.text == "a")
    }
    $0.row(
      "each call makes new objects", .apple("uikit/uinib/instantiate(withowner:options:)")
    ) {
      let nib = nib("<view id=\"1\"/>")
      let (first, second) = (nib.instantiate(withOwner: nil), nib.instantiate(withOwner: nil))
      #expect(first.first as? UIView !== second.first as? UIView)
    }
    $0.row(
      "awakeFromNib() is called on each object",
      .apple("objectivec/nsobject-swift.class/awakefromnib()")
    ) {
      let objects = nib(
        "<view id=\"1\" customClass=\"NibProbe\" customModule=\"BehaviourTests\"/>"
      ).instantiate(withOwner: nil)
      #expect((objects.first as? NibProbe)?.awakenings == 1)
    }
    $0.row(
      "runtime attributes are set by key-value coding",
      .guide("documentation/Cocoa/Conceptual/LoadingResources/CocoaNibs/CocoaNibs.html")
    ) {
      let objects = nib(
        """
        <view id="1"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <real key="value" value="6"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
        </userDefinedRuntimeAttributes></view>
        """
      ).instantiate(withOwner: nil)
      let view = objects.first as? UIView
      #expect(view?.layer.cornerRadius == 6 && view?.isHidden == true)
    }
    $0.row(
      "a text view without a background is clear", .apple("uikit/uiview/backgroundcolor")
    ) {
      let objects = nib("<textView id=\"1\"/>").instantiate(withOwner: nil)
      #expect((objects.first as? UITextView)?.backgroundColor == nil)
      #expect(UITextView().backgroundColor == .systemBackground)
    }
    $0.row(
      "System Bold is bold, and not the semibold of boldSystemFont(ofSize:)",
      .report("https://techblog.recochoku.jp/11030")
    ) {
      let label =
        nib(
          """
          <label id="1">
          <fontDescription key="fontDescription" type="boldSystem" pointSize="32"/></label>
          """
        ).instantiate(withOwner: nil).first as? UILabel
      #expect(label?.font == .systemFont(ofSize: 32, weight: .bold))
      #expect(label?.font != .boldSystemFont(ofSize: 32))
    }
    $0.row(
      "a cell of a nib outside a table has margins of 8", .apple("uikit/uiview/layoutmargins")
    ) {
      let cell =
        nib(
          """
          <tableViewCell id="1"><rect key="frame" x="0" y="0" width="320" height="60"/>
          <tableViewCellContentView key="contentView" tableViewCell="1" id="2">
          <rect key="frame" x="0" y="0" width="320" height="60"/></tableViewCellContentView>
          </tableViewCell>
          """
        ).instantiate(withOwner: nil).first as? UITableViewCell
      #expect(cell?.contentView.layoutMargins == insets(8, 8, 8, 8))
    }
    $0.row(
      "a cell is dequeued from a registered nib",
      .apple("uikit/uitableview/register(_:forcellreuseidentifier:)")
    ) {
      let table = UITableView()
      table.register(
        nib("<tableViewCell id=\"1\" reuseIdentifier=\"row\"/>"), forCellReuseIdentifier: "row")
      #expect(table.dequeueReusableCell(withIdentifier: "row")?.reuseIdentifier == "row")
    }
    $0.row(
      "texts of a nib in Base.lproj come from the language's table",
      .guide("documentation/MacOSX/Conceptual/BPInternational")
    ) {
      let objects =
        "<label text=\"Hello\" id=\"Aa1\"/><button id=\"Bb2\">"
        + "<state key=\"normal\" title=\"Go\"/></button>"
      let table = "\"Aa1.text\" = \"Hallo\"; \"Bb2.normalTitle\" = \"Los\";"
      try ResourceFolder.with([
        "Base.lproj/Greeting.xib": document(objects), "de.lproj/Greeting.strings": table,
        "en.lproj/Greeting.strings": "",
      ]) { bundle in
        let texts: (String) -> [String?] = { language in
          LanguageScope.run(InterfaceLanguage.Choice(list: language)) {
            let made = UINib(nibName: "Greeting", bundle: bundle).instantiate(withOwner: nil)
            return [(made[0] as? UILabel)?.text, (made[1] as? UIButton)?.title(for: .normal)]
          }
        }
        #expect(texts("de") == ["Hallo", "Los"])
        #expect(texts("en") == ["Hello", "Go"])
      }
    }
  }

  @MainActor private static func nib(_ objects: String) -> UINib {
    UINib(data: Data(document(objects).utf8), bundle: nil)
  }

  private static func document(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)</objects></document>
    """
  }
}

/// Counts calls of `awakeFromNib()`.
final class NibProbe: UIView {
  private(set) var awakenings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings += 1
  }
}

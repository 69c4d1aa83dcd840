import Testing
import UIKit

@testable import UIKitNibs

/// Cells as apps write them: with plain properties, with a table of keys, with property wrappers.
final class PlainCell: UICollectionViewCell {
  weak var title: UILabel!
  private(set) var image: UIImageView?
  var stars: [UIView]!
  var corner: CGFloat = 0
  var order: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    order.append("init with \(contentView.subviews.count) subviews, title \(title as Any)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    order.append("awake with '\(title?.text ?? "")', corner \(corner)")
  }
}

final class TableCell: UICollectionViewCell {
  private weak var title: UILabel! { didSet { heard.append("title") } }
  private(set) var corner = 0 { didSet { heard.append("corner \(corner)") } }
  private(set) var heard: [String] = []

  private func like(_ sender: UIButton) { heard.append("like \(sender.tag)") }
  private func reload() { heard.append("reload") }

  override class var nibKeys: NibKeys {
    super.nibKeys.property("title", \TableCell.title).property("corner", \TableCell.corner)
      .action("like:", TableCell.like).action("reload", TableCell.reload)
  }
}

final class WrappedCell: UICollectionViewCell {
  @Outlet(didSet: { $0.tag = 7 }) var title: UILabel!
  @OutletCollection var stars: [UIView]!
}

@MainActor
struct OutletTests {
  private func cell(_ name: String, outlets: String, more: String = "") throws -> UIView? {
    try load(
      """
      <collectionViewCell opaque="NO" id="c" customClass="\(name)" customModule="NibsTests" \
      reuseIdentifier="Cell">
        <rect key="frame" x="0" y="0" width="100" height="50"/>
        <view key="contentView" id="v"><rect key="frame" x="0" y="0" width="100" height="50"/>
          <subviews>
            <label text="Hello" id="t"><rect key="frame" x="0" y="0" width="50" \
      height="20"/></label>
            <imageView id="i"/><view id="s1"/><view id="s2"/>
            <button tag="3" id="b"><connections>
              <action selector="like:" destination="c" eventType="touchUpInside" id="a1"/>
              <action selector="reload" destination="c" eventType="touchUpInside" id="a2"/>
            </connections></button>
          </subviews></view>
        <connections>\(outlets)</connections>\(more)
      </collectionViewCell>
      """
    ).first as? UIView
  }

  @Test func `stored properties require no table of keys`() throws {
    let cell = try #require(
      cell(
        "PlainCell",
        outlets: """
          <outlet property="title" destination="t" id="o1"/>
          <outlet property="image" destination="i" id="o2"/>
          <outletCollection property="stars" destination="s1" id="o3"/>
          <outletCollection property="stars" destination="s2" id="o4"/>
          """,
        more: """
          <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="corner">\
          <real key="value" value="6.5"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">\
          <integer key="value" value="4"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          """) as? PlainCell)
    #expect(cell.title.text == "Hello" && cell.image != nil && cell.stars.count == 2)
    #expect(cell.corner == 6.5 && cell.layer.cornerRadius == 4)
    #expect(cell.reuseIdentifier == "Cell")
    #expect(
      cell.order == [
        "init with 5 subviews, title nil", "awake with 'Hello', corner 6.5",
      ])
  }

  @Test func `a table of keys calls observers and actions`() throws {
    let cell = try #require(
      cell(
        "TableCell", outlets: #"<outlet property="title" destination="t" id="o1"/>"#,
        more: """
          <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="corner">\
          <integer key="value" value="9"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          """) as? TableCell)
    let button = cell.contentView.subviews.last as? UIButton
    button?.sendActions(for: .touchUpInside)
    #expect(cell.heard == ["corner 9", "title", "like 3", "reload"])
  }

  @Test func `property wrappers call their closures`() throws {
    let cell = try #require(
      cell(
        "WrappedCell",
        outlets: """
          <outlet property="title" destination="t" id="o1"/>
          <outletCollection property="stars" destination="s1" id="o3"/>
          """) as? WrappedCell)
    #expect(cell.title.text == "Hello" && cell.title.tag == 7 && cell.stars.count == 1)
  }

  @Test func `stored properties can be written by name here`() {
    #expect(StoredProperties.isUsable)
  }

  @Test func `the warning about a missing key names the nearest`() {
    let sentence = NibKeyWriter.sentence(for: "tilte", of: TableCell(frame: .zero), .noSuchKey)
    #expect(
      sentence.hasSuffix(
        "this class is not key value coding-compliant for the key tilte. Did you mean 'title'?"))
    #expect(sentence.hasPrefix("[<NibsTests.TableCell 0x"))
  }

  @Test func `a missing class is replaced and reported once`() throws {
    var made: UIView?
    let heard = try warnings {
      made = try cell("Nobody", outlets: #"<outlet property="x" destination="t" id="o"/>"#)
      _ = try cell("Nobody", outlets: "")
    }
    #expect(made is UICollectionViewCell)
    #expect(
      heard == [
        "Unknown class _TtC9NibsTests6Nobody in Interface Builder file. UICollectionViewCell"
          + " replaces it; UINib.moduleNames[\"NibsTests\"] names another module."
      ])
  }

  @Test func `the warning about a missing class names the nearest`() throws {
    let heard = try warnings { _ = try cell("TabelCell", outlets: "") }
    #expect(
      heard == [
        "Unknown class _TtC9NibsTests9TabelCell in Interface Builder file. UICollectionViewCell"
          + " replaces it; UINib.moduleNames[\"NibsTests\"] names another module."
          + " Did you mean 'NibsTests.TableCell'?"
      ])
  }

  @Test func delegatesOfControlsAreConnected() throws {
    final class Owner: NSObject, UITextFieldDelegate, UISearchBarDelegate {}
    let owner = Owner()
    let made = try load(
      """
      <textField id="f"><connections><outlet property="delegate" destination="-1" id="o1"/>
      </connections></textField>
      <searchBar id="s"><connections><outlet property="delegate" destination="-1" id="o2"/>
      </connections></searchBar>
      """, owner: owner)
    #expect((made.first as? UITextField)?.delegate === owner)
    #expect((made.last as? UISearchBar)?.delegate === owner)
  }
}

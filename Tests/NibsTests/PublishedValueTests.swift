import Testing
import UIKit

/// Tests that values in published documents are read without a warning.
@MainActor
struct PublishedValueTests {
  private func objects(_ text: String) throws -> [Any] {
    var objects: [Any] = []
    let heard = try warnings { objects = try load(text) }
    #expect(heard == [])
    return objects
  }

  @Test func `text copied from macOS is black`() throws {
    let all = try objects(
      """
      <label text="A" id="l"><color key="textColor" name="textColor" catalog="System" \
      colorSpace="catalog"/></label>
      """)
    #expect((all.first as? UILabel)?.textColor == .black)
  }

  @Test func `texts have allowsEditingTextAttributes`() throws {
    let all = try objects(#"<textView allowsEditingTextAttributes="YES" id="t"/>"#)
    #expect((all.first as? UITextView)?.allowsEditingTextAttributes == true)
  }

  @Test func `stacks are arranged inside their margins by a runtime attribute`() throws {
    let all = try objects(
      """
      <stackView id="s"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \
      type="boolean" keyPath="layoutMarginsRelativeArrangement" value="YES"/>\
      </userDefinedRuntimeAttributes></stackView>
      """)
    #expect((all.first as? UIStackView)?.isLayoutMarginsRelativeArrangement == true)
  }

  @Test func `a substitute for a missing class is reported once`() throws {
    let heard = try warnings {
      _ = try load(
        """
        <collectionView id="c"><collectionViewFlowLayout key="collectionViewLayout" id="f"/>
        <connections><outlet property="dataSource" destination="o" id="d"/></connections>
        </collectionView><customObject customClass="Album" id="o"/>
        """)
    }
    #expect(heard.count == 1 && heard[0].hasPrefix("Unknown class Album"))
  }

  /// The document was edited by hand; the controller shows its view.
  @Test(arguments: ["collectionViewController", "tableViewController"])
  func `a list controller with another view appears`(kind: String) throws {
    let storyboard = try Document.storyboard(
      Document.scene(
        """
        <\(kind) id="a" sceneMemberID="viewController"><view key="view" id="v"/></\(kind)>
        """), initial: "a", isPreview: true)
    let controller = try #require(storyboard.instantiateInitialViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    window.rootViewController = controller
    window.layoutIfNeeded()
    controller.setEditing(true, animated: false)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
  }
}

import Testing
import UIKit

@testable import UIKitNibs

/// Tests that the prepared form of a document is deallocated with its last user.
@MainActor
struct EndingTests {
  private static let contents = """
    <view key="view" id="v"><subviews>
    <imageView image="star" catalog="system" id="i"/>
    <button buttonType="system" id="b"><state key="normal" title="B" image="star" \
    catalog="system"/><buttonConfiguration key="configuration" style="plain" title="C" \
    image="star" catalog="system"/></button>
    <segmentedControl id="s"><segments><segment title="One"/><segment image="star" \
    catalog="system"/></segments></segmentedControl>
    </subviews><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="image" \
    keyPath="image" value="star"/></userDefinedRuntimeAttributes></view>
    """

  @Test func `nothing of a storyboard remains`() throws {
    weak var compiler: NibCompiler?
    weak var view: UIView?
    try { () throws in
      let scenes = Document.scene(
        """
        <collectionViewController id="a" sceneMemberID="viewController">
        <collectionView key="view" dataMode="prototypes" id="cv">
        <collectionViewFlowLayout key="collectionViewLayout" id="fl"/>
        <cells><collectionViewCell reuseIdentifier="Cell" id="c"><view key="contentView" id="cw">
        <subviews><imageView image="star" catalog="system" id="ci"/></subviews></view>
        </collectionViewCell></cells></collectionView></collectionViewController>
        """)
      let storyboard = try Document.storyboard(scenes, initial: "a")
      compiler = storyboard.compiler
      let controller = try #require(
        storyboard.instantiateInitialViewController() as? UICollectionViewController)
      view = controller.view
      #expect(compiler != nil && view != nil)
    }()
    #expect(compiler == nil && view == nil)
  }

  @Test func `pictures of buttons, segments and cells do not retain the prepared document`() throws
  {
    weak var compiler: NibCompiler?
    try { () throws in
      let scene = Document.scene(
        "<viewController id=\"a\" sceneMemberID=\"viewController\">\(Self.contents)"
          + "</viewController>")
      let storyboard = try Document.storyboard(scene, initial: "a")
      compiler = storyboard.compiler
      let controller = storyboard.instantiateInitialViewController()
      #expect(controller?.view.subviews.count == 3)
    }()
    #expect(compiler == nil)
  }
}

import Foundation
import Testing
import UIKit

@testable import UIKitLists

/// Tests documents in a bundle's resources, loaded by name.
@MainActor
struct BundleNibTests {
  /// Creates a bundle as SwiftPM does for a target's resources: a folder of copied files.
  private func bundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("BundleNibTests-\(UUID().uuidString).resources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func write(_ data: Data, _ name: String) throws {
      try data.write(to: folder.appendingPathComponent(name))
    }
    try write(
      Document.xib(
        """
        <collectionViewCell id="c"><rect key="frame" x="0" y="0" width="80" height="40"/>
        <collectionViewCellContentView key="contentView" id="v"><subviews>
        <label text="Hello" id="l"/></subviews></collectionViewCellContentView>
        </collectionViewCell>
        """), "Comment.xib")
    try write(
      Document.xib(
        #"<view tag="7" id="v"/>"#, owner: #"<outlet property="view" destination="v" id="o"/>"#),
      "Page.xib")
    try write(
      Document.storyboardData(
        Document.scene(
          """
          <viewController title="First" id="a" sceneMemberID="viewController">\
          <view key="view" id="v"/></viewController>
          """)
          + Document.scene(
            """
            <viewController storyboardIdentifier="Wall" title="Wall" id="b" \
            sceneMemberID="viewController"><view key="view" id="w"/></viewController>
            """), initial: "a"), "Main.storyboard")
    return try #require(Bundle(path: folder.path))
  }

  private func end(_ bundle: Bundle) { try? FileManager.default.removeItem(at: bundle.bundleURL) }

  @Test func nibsAreFoundByName() throws {
    let bundle = try bundle()
    defer { end(bundle) }
    let made = UINib(nibName: "Comment", bundle: bundle).instantiate(withOwner: nil)
    let cell = try #require(made.first as? UICollectionViewCell)
    #expect((cell.contentView.subviews.first as? UILabel)?.text == "Hello")
    let again = try #require(bundle.loadNibNamed("Comment", owner: nil)?.first)
    #expect(again is UICollectionViewCell && again as AnyObject !== cell)
  }

  @Test func cellsComeFromARegisteredNib() throws {
    let bundle = try bundle()
    defer { end(bundle) }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection: Int) -> Int { 3 }
      func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "Comment", for: indexPath)
      }
    }
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(
      UINib(nibName: "Comment", bundle: bundle), forCellWithReuseIdentifier: "Comment")
    view.dataSource = source
    view.layoutIfNeeded()
    let texts = view.visibleCells.map { ($0.contentView.subviews.first as? UILabel)?.text }
    #expect(texts == ["Hello", "Hello", "Hello"])
  }

  @Test func aControllerFindsItsViewInTheNibItWasGiven() throws {
    let bundle = try bundle()
    defer { end(bundle) }
    let controller = UIViewController(nibName: "Page", bundle: bundle)
    #expect(!controller.isViewLoaded && controller.nibName == "Page")
    #expect(controller.view.tag == 7)
  }

  @Test func storyboardsAndTheirScenesAreFoundByName() throws {
    let bundle = try bundle()
    defer { end(bundle) }
    let storyboard = UIStoryboard(name: "Main", bundle: bundle)
    #expect(storyboard.instantiateInitialViewController()?.title == "First")
    #expect(storyboard.instantiateViewController(withIdentifier: "Wall").title == "Wall")
  }
}

import Testing
import UIKit

@Suite struct UIStoryboardBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIStoryboard") {
    $0.row(
      "instantiateInitialViewController() makes the initial controller",
      .apple("uikit/uistoryboard/instantiateinitialviewcontroller()")
    ) {
      let controller = try board().instantiateInitialViewController()
      #expect(controller?.title == "First")
    }
    $0.row(
      "a controller is made by its identifier",
      .apple("uikit/uistoryboard/instantiateviewcontroller(withidentifier:)")
    ) {
      let controller = try board().instantiateViewController(withIdentifier: "second")
      #expect(controller is UITableViewController)
    }
    $0.row(
      "each call makes a new controller",
      .apple("uikit/uistoryboard/instantiateviewcontroller(withidentifier:)")
    ) {
      let board = try board()
      #expect(
        board.instantiateViewController(withIdentifier: "second")
          !== board.instantiateViewController(withIdentifier: "second"))
    }
    $0.row(
      "a controller can be made by a closure",
      .apple("uikit/uistoryboard/instantiateviewcontroller(identifier:creator:)")
    ) {
      final class Own: UITableViewController {
        var word = ""
        convenience init?(coder: NSCoder, word: String) {
          self.init(coder: coder)
          self.word = word
        }
      }
      let own: Own = try board().instantiateViewController(identifier: "second") {
        Own(coder: $0, word: "own")
      }
      #expect(own.word == "own")
    }
    $0.row(
      "a controller has a reference to its storyboard", .apple("uikit/uiviewcontroller/storyboard")
    ) {
      let board = try board()
      #expect(board.instantiateInitialViewController()?.storyboard === board)
      #expect(UIViewController().storyboard == nil)
    }
    $0.row(
      "a view is loaded at its first use", .apple("uikit/uiviewcontroller/isviewloaded")
    ) {
      let controller = try board().instantiateInitialViewController()
      #expect(controller?.isViewLoaded == false)
      #expect(controller?.view.tag == 7 && controller?.isViewLoaded == true)
    }
  }

  @MainActor private static func board() throws -> UIStoryboard {
    try UIStoryboard(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="1"><scenes>
        <scene><objects><viewController title="First" id="1" sceneMemberID="viewController">
        <view key="view" tag="7" id="2"/></viewController></objects></scene>
        <scene><objects><tableViewController storyboardIdentifier="second" id="3" \
        sceneMemberID="viewController">
        <tableView key="view" id="4"/></tableViewController></objects></scene>
        </scenes></document>
        """.utf8), name: "Main")
  }
}

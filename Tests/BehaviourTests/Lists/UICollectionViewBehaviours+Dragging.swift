import Testing
import UIKit

extension UICollectionViewBehaviours {
  /// Adds rows about drag and drop, with four rows of 20 points.
  static func addDragging(to list: inout Behaviours) {
    list.row(
      "an item without drag items is not dragged",
      .apple("uikit/uicollectionviewdragdelegate/collectionview(_:itemsforbeginning:at:)")
    ) {
      let rows = DraggedRows()
      rows.hasItems = false
      try rows.drag(0, to: 50)
      #expect(rows.heard == ["items 0"] && rows.drops == [])
    }
    list.row(
      "nothing is dragged while dragging is off",
      .apple("uikit/uicollectionview/draginteractionenabled")
    ) {
      let rows = DraggedRows()
      rows.screen.view.dragInteractionEnabled = false
      try rows.drag(0, to: 50)
      #expect(rows.heard == [] && rows.drops == [])
    }
    list.row(
      "the beginning of a drag is told before it moves, and its end",
      .apple("uikit/uicollectionviewdragdelegate/collectionview(_:dragsessionwillbegin:)")
    ) {
      let rows = DraggedRows()
      try rows.drag(0, to: 50)
      let heard = rows.heard.filter { $0.hasPrefix("drag") || $0.hasPrefix("items") }
      #expect(heard == ["items 0", "drag begins", "drag ends"])
      #expect(!rows.screen.view.hasActiveDrag)
    }
    list.row(
      "a drop knows where the item came from and where it goes",
      .apple("uikit/uicollectionviewdropdelegate/collectionview(_:performdropwith:)")
    ) {
      let rows = DraggedRows()
      try rows.drag(0, to: 55)
      #expect(rows.drops == ["0 to 2"])
    }
    list.row(
      "a drop delegate that cannot handle a drop hears nothing more",
      .apple("uikit/uicollectionviewdropdelegate/collectionview(_:canhandle:)")
    ) {
      let rows = DraggedRows()
      rows.canHandle = false
      try rows.drag(0, to: 50)
      let heard = rows.heard.filter { $0.hasPrefix("drop") || $0.hasPrefix("can") }
      #expect(Set(heard) == ["can handle?"] && rows.drops == [])
    }
    list.row(
      "a drop that is forbidden is not performed", .apple("uikit/uidropoperation/forbidden")
    ) {
      let rows = DraggedRows()
      rows.operation = .forbidden
      try rows.drag(0, to: 50)
      #expect(rows.drops == [])
    }
    list.row(
      "a proposal without an intent is unspecified",
      .apple("uikit/uicollectionviewdropproposal/intent-swift.property")
    ) {
      let proposal = UICollectionViewDropProposal(operation: .copy)
      #expect(proposal.operation == .copy && proposal.intent == .unspecified)
      #expect(
        UICollectionViewDropProposal(
          operation: .move, intent: .insertIntoDestinationIndexPath
        ).intent == .insertIntoDestinationIndexPath)
    }
  }
}

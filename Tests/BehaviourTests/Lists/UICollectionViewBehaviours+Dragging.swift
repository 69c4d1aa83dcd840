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
      "no item is dragged while drag interaction is disabled",
      .apple("uikit/uicollectionview/draginteractionenabled")
    ) {
      let rows = DraggedRows()
      rows.screen.view.dragInteractionEnabled = false
      try rows.drag(0, to: 50)
      #expect(rows.heard == [] && rows.drops == [])
    }
    list.row(
      "the delegate is called when a drag begins, before it moves, and when it ends",
      .apple("uikit/uicollectionviewdragdelegate/collectionview(_:dragsessionwillbegin:)")
    ) {
      let rows = DraggedRows()
      try rows.drag(0, to: 50)
      let heard = rows.heard.filter { $0.hasPrefix("drag") || $0.hasPrefix("items") }
      #expect(heard == ["items 0", "drag begins", "drag ends"])
      #expect(!rows.screen.view.hasActiveDrag)
    }
    list.row(
      "a drop has its item's source and destination",
      .apple("uikit/uicollectionviewdropdelegate/collectionview(_:performdropwith:)")
    ) {
      let rows = DraggedRows()
      try rows.drag(0, to: 55)
      #expect(rows.drops == ["0 to 2"])
    }
    list.row(
      "a drop delegate that cannot handle a drop receives no further calls",
      .apple("uikit/uicollectionviewdropdelegate/collectionview(_:canhandle:)")
    ) {
      let rows = DraggedRows()
      rows.canHandle = false
      try rows.drag(0, to: 50)
      let heard = rows.heard.filter { $0.hasPrefix("drop") || $0.hasPrefix("can") }
      #expect(Set(heard) == ["can handle?"] && rows.drops == [])
    }
    list.row(
      "a forbidden drop is not performed", .apple("uikit/uidropoperation/forbidden")
    ) {
      let rows = DraggedRows()
      rows.operation = .forbidden
      try rows.drag(0, to: 50)
      #expect(rows.drops == [])
    }
    list.row(
      "the intent of a proposal is unspecified by default",
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

import Testing
import UIKit

@Suite struct UICollectionViewListCellBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  /// Returns a list cell of 200 by 44 with accessories.
  @MainActor
  private static func cell(_ accessories: [UICellAccessory] = []) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    cell.accessories = accessories
    cell.layoutIfNeeded()
    return cell
  }

  @MainActor
  private static func box(
    _ placement: UICellAccessory.Placement, isHidden: Bool = false, width: CGFloat = 20
  ) -> UICellAccessory {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
    return .customView(
      configuration: UICellAccessory.CustomViewConfiguration(
        customView: view, placement: placement, isHidden: isHidden,
        reservedLayoutWidth: .actual, maintainsFixedSize: true))
  }

  static let rows: Behaviours = Behaviours(of: "UICollectionViewListCell") {
    addContent(to: &$0)
    addAccessories(to: &$0)
    addLists(to: &$0)
  }

  private static func addContent(to list: inout Behaviours) {
    list.row(
      "the default content has no content",
      .apple("uikit/uicollectionviewlistcell/defaultcontentconfiguration()")
    ) {
      let content = cell().defaultContentConfiguration()
      #expect(content.text == nil && content.secondaryText == nil && content.image == nil)
      #expect(cell().contentConfiguration == nil)
    }
    list.row(
      "a cell is not indented by default", .apple("uikit/uicollectionviewlistcell/indentationlevel")
    ) { #expect(cell().indentationLevel == 0 && cell().accessories.isEmpty) }
    list.row(
      "content is indented by the indentation width times the level",
      .apple("uikit/uicollectionviewlistcell/indentationwidth")
    ) {
      let cell = cell()
      let start = cell.contentView.frame.minX
      cell.indentationWidth = 7
      cell.indentationLevel = 3
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame.minX == start + 21)
    }
    list.row(
      "accessories at the leading edge are indented by default",
      .apple("uikit/uicollectionviewlistcell/indentsaccessories")
    ) {
      let accessory = box(.leading(displayed: .always))
      guard case .customView(let view) = accessory.accessoryType else { return }
      let cell = cell([accessory])
      #expect(cell.indentsAccessories)
      let start = view.convert(view.bounds, to: cell).minX
      cell.indentationWidth = 10
      cell.indentationLevel = 2
      cell.layoutIfNeeded()
      #expect(view.convert(view.bounds, to: cell).minX == start + 20)
      cell.indentsAccessories = false
      cell.layoutIfNeeded()
      #expect(view.convert(view.bounds, to: cell).minX == start)
    }
  }

  private static func addAccessories(to list: inout Behaviours) {
    list.row(
      "accessories take space from the content at their edge",
      .apple("uikit/uicellaccessory-swift.struct")
    ) {
      let (plain, marked) = (cell(), cell([.checkmark()]))
      #expect(marked.contentView.frame.minX == plain.contentView.frame.minX)
      #expect(marked.contentView.frame.maxX < plain.contentView.frame.maxX - 10)
    }
    list.row(
      "the order of system accessories in the array does not matter",
      .apple("uikit/uicollectionviewlistcell/accessories-8nui4")
    ) {
      let (one, other) = (
        cell([.checkmark(), .disclosureIndicator()]), cell([.disclosureIndicator(), .checkmark()])
      )
      let frames = [one, other].map { $0.subviews.map(\.frame).sorted { $0.minX < $1.minX } }
      #expect(frames[0] == frames[1])
      #expect(one.contentView.frame == other.contentView.frame)
    }
    list.row(
      "editing accessories are not shown outside editing mode",
      .apple("uikit/uicellaccessory-swift.struct/delete(displayed:options:actionhandler:)")
    ) {
      let (plain, deleting) = (cell(), cell([.delete(), .reorder(), .insert(), .multiselect()]))
      #expect(deleting.contentView.frame == plain.contentView.frame)
    }
    list.row(
      "a hidden accessory keeps its space",
      .apple("uikit/uicellaccessory-swift.struct/checkmarkoptions/ishidden")
    ) {
      let (shown, hidden) = (
        cell([.checkmark()]), cell([.checkmark(options: .init(isHidden: true))])
      )
      #expect(hidden.contentView.frame == shown.contentView.frame)
      #expect(hidden.contentView.frame != cell().contentView.frame)
    }
    list.row(
      "a custom view is at its placement's edge, with its own size",
      .apple("uikit/uicellaccessory-swift.struct/customviewconfiguration/maintainsfixedsize")
    ) {
      let accessory = box(.trailing(displayed: .always), width: 30)
      guard case .customView(let view) = accessory.accessoryType else { return }
      let cell = cell([accessory])
      let frame = view.convert(view.bounds, to: cell)
      #expect(frame.size == CGSize(width: 30, height: 20))
      #expect(frame.minX >= cell.contentView.frame.maxX && frame.midY == 22)
    }
    list.row(
      "a larger reserved width is space around the accessory, not its size",
      .apple("uikit/uicellaccessory-swift.struct/checkmarkoptions/reservedlayoutwidth")
    ) {
      let (narrow, wide) = (
        cell([.checkmark(options: .init(reservedLayoutWidth: .custom(30)))]),
        cell([.checkmark(options: .init(reservedLayoutWidth: .custom(50)))])
      )
      #expect(narrow.contentView.frame.maxX - wide.contentView.frame.maxX == 20)
    }
  }
}

import Testing
import UIKit

@Suite struct UICollectionViewCellBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UICollectionViewCell") {
    addBackgrounds(to: &$0)
    addConfigurations(to: &$0)
    addSizes(to: &$0)
  }

  @MainActor private static func cell() -> UICollectionViewCell {
    UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
  }

  private static func addBackgrounds(to list: inout Behaviours) {
    list.row(
      "a cell is neither highlighted nor selected by default",
      .apple("uikit/uicollectionviewcell/ishighlighted")
    ) { #expect(!cell().isHighlighted && !cell().isSelected) }
    list.row(
      "the content view fills the cell and grows with it",
      .apple("uikit/uicollectionviewcell/contentview")
    ) {
      let cell = cell()
      #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
      cell.frame.size = CGSize(width: 90, height: 20)
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 90, height: 20))
    }
    list.row(
      "the content view is in front of the background view, which fills the cell",
      .apple("uikit/uicollectionviewcell/backgroundview")
    ) {
      let (cell, background) = (cell(), UIView())
      cell.backgroundView = background
      cell.layoutIfNeeded()
      #expect(cell.subviews == [background, cell.contentView])
      #expect(background.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
      cell.frame.size.width = 10
      cell.layoutIfNeeded()
      #expect(background.frame.width == 10)
    }
    list.row(
      "a selected cell shows its selected background between background and content",
      .apple("uikit/uicollectionviewcell/selectedbackgroundview")
    ) {
      let (cell, background, selected) = (cell(), UIView(), UIView())
      cell.backgroundView = background
      cell.selectedBackgroundView = selected
      #expect(selected.superview == nil)
      cell.isSelected = true
      cell.layoutIfNeeded()
      #expect(cell.subviews == [background, selected, cell.contentView])
      cell.isSelected = false
      #expect(selected.superview == nil)
    }
    list.row(
      "a highlighted cell shows its selected background, too",
      .collectionGuide("CreatingCellsandViews")
    ) {
      let (cell, selected) = (cell(), UIView())
      cell.selectedBackgroundView = selected
      cell.isHighlighted = true
      #expect(selected.superview === cell)
      cell.isHighlighted = false
      #expect(selected.superview == nil)
    }
    list.row(
      "a background configuration removes the colour and both background views",
      .apple("uikit/uicollectionviewcell/backgroundconfiguration-rgj4")
    ) {
      let cell = cell()
      cell.backgroundColor = .red
      cell.backgroundView = UIView()
      cell.selectedBackgroundView = UIView()
      cell.backgroundConfiguration = .listPlainCell()
      #expect(cell.backgroundColor == nil)
      #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    }
    list.row(
      "a background view removes the background configuration",
      .apple("uikit/uicollectionviewcell/backgroundview")
    ) {
      let cell = cell()
      cell.backgroundConfiguration = .listPlainCell()
      cell.backgroundView = UIView()
      #expect(cell.backgroundConfiguration == nil)
    }
    list.row(
      "a selected background view removes the background configuration",
      .apple("uikit/uicollectionviewcell/selectedbackgroundview")
    ) {
      let cell = cell()
      cell.backgroundConfiguration = .listPlainCell()
      cell.selectedBackgroundView = UIView()
      #expect(cell.backgroundConfiguration == nil)
    }
    list.row(
      "a cell is clear, and its apply(_:) has no effect by default",
      .apple("uikit/uicollectionreusableview/apply(_:)")
    ) {
      let cell = cell()
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: 0, section: 0))
      attributes.alpha = 0.5
      cell.apply(attributes)
      #expect(cell.alpha == 1 && cell.backgroundColor == nil)
    }
  }

  private static func addSizes(to list: inout Behaviours) {
    list.row(
      "a cell's preferred size is that of its content's constraints",
      .apple("uikit/uicollectionreusableview/preferredlayoutattributesfitting(_:)")
    ) {
      let (cell, box) = (cell(), UIView())
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 3),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -4),
        box.heightAnchor.constraint(equalToConstant: 50),
        box.widthAnchor.constraint(equalToConstant: 70),
      ])
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 5, y: 6, width: 60, height: 40)
      let fitting = cell.preferredLayoutAttributesFitting(attributes)
      #expect(fitting.size == CGSize(width: 70, height: 57))
    }
    list.row(
      "the preferred size of a cell without constraints is sizeThatFits(_:)",
      .wwdc("2014/226")
    ) {
      final class Fitting: UICollectionViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 22) }
      }
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
      let cell = Fitting(frame: attributes.frame)
      #expect(
        cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 33, height: 22))
    }
    list.row(
      "a new cell is not being dragged",
      .apple("uikit/uicellconfigurationstate-swift.struct/celldragstate")
    ) {
      let state = cell().configurationState
      #expect(state.cellDragState == .none && state.cellDropState == .none)
      #expect(!state.isEditing && !state.isExpanded && !state.isSwiped && !state.isReordering)
    }
  }
}

import Testing
import UIKit

/// Tests a cell with all its parts: the background is yellow with a black border, the selected
/// background is green and translucent, the content is a blue square in the middle.
@MainActor
@Suite struct CellGoldens {
  private func show(_ name: String, change: (UICollectionViewCell) -> Void = { _ in }) {
    Golden(group: "Cell").views(name) { root in
      let cell = UICollectionViewCell(frame: CGRect(x: 6, y: 6, width: 48, height: 48))
      let background = UIView(frame: .zero)
      background.backgroundColor = .systemYellow
      background.layer.borderWidth = 3
      let selected = UIView(frame: .zero)
      selected.backgroundColor = UIColor.systemGreen.withAlphaComponent(0.6)
      let content = UIView(frame: CGRect(x: 14, y: 14, width: 20, height: 20))
      content.backgroundColor = .systemBlue
      cell.backgroundView = background
      cell.selectedBackgroundView = selected
      cell.contentView.addSubview(content)
      change(cell)
      root.addSubview(cell)
    }
  }

  /// The cell is yellow with its border, the blue square in front; there is no green.
  @Test func plain() { show("plain") }

  /// Green covers the yellow and its border, under the blue square.
  @Test func selected() { show("selected") { $0.isSelected = true } }

  /// The picture equals the selected one.
  @Test func highlighted() { show("highlighted") { $0.isHighlighted = true } }

  /// The picture equals the plain one: selecting and deselecting leaves no trace.
  @Test func deselected() {
    show("deselected") {
      $0.isSelected = true
      $0.layoutIfNeeded()
      $0.isSelected = false
    }
  }

  /// The picture equals the plain one: the backgrounds fill the cell and hide its own red.
  @Test func coveredGround() { show("covered-ground") { $0.backgroundColor = .systemRed } }
}

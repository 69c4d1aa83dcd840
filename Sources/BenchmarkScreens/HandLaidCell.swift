import UIKit

/// A cell with the content of ``ConstrainedCell``, laid out by arithmetic.
package final class HandLaidCell: UICollectionViewCell, MeasuredCell {
  private var rows: CellRows!

  package convenience init(seed: Int) {
    self.init(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    show(seed)
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    rows = CellRows(in: contentView, byConstraints: false)
  }

  package required init?(coder: NSCoder) { nil }

  package func show(_ seed: Int) {
    rows.show(seed)
    setNeedsLayout()
  }

  package func setText(_ turn: Int) {
    rows.labels[3].text = "Item \(turn % 2)"
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    for row in 0..<10 {
      let middle = 11 + CGFloat(row) * 28 + 12
      rows.icons[row].frame = CGRect(x: 16, y: middle - 12, width: 24, height: 24)
      place(rows.labels[row], atLeft: 48, middle)
      place(rows.values[row], atLeft: nil, middle)
    }
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    for label in rows.labels + rows.values { _ = label.intrinsicContentSize }
    return CGSize(width: size.width, height: 292)
  }

  private func place(_ label: UILabel, atLeft left: CGFloat?, _ middle: CGFloat) {
    let size = label.intrinsicContentSize
    let x = left ?? contentView.bounds.width - 16 - size.width
    label.frame = CGRect(
      x: x, y: (middle - size.height / 2).rounded(), width: size.width, height: size.height)
  }
}

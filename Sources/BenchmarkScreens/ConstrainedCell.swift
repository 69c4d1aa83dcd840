import UIKit

/// The cell with 84 constraints.
package final class ConstrainedCell: UICollectionViewCell, MeasuredCell {
  private var rows: CellRows!

  package convenience init(seed: Int) {
    self.init(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    show(seed)
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    rows = CellRows(in: contentView, byConstraints: true)
    NSLayoutConstraint.activate((0..<10).flatMap(constraints))
  }

  package required init?(coder: NSCoder) { nil }

  package func show(_ seed: Int) { rows.show(seed) }

  package func setText(_ turn: Int) { rows.labels[3].text = "Item \(turn % 2)" }

  package override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  private func constraints(_ row: Int) -> [NSLayoutConstraint] {
    let (icon, label, value) = (rows.icons[row], rows.labels[row], rows.values[row])
    let top =
      row == 0
      ? icon.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11)
      : icon.topAnchor.constraint(equalTo: rows.icons[row - 1].bottomAnchor, constant: 4)
    return [
      top, icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      icon.widthAnchor.constraint(equalToConstant: 24),
      icon.heightAnchor.constraint(equalToConstant: 24),
      label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      label.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
      value.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      value.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
    ]
      + (row == 9
        ? [icon.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -5)]
        : [])
  }
}

import UIKit

/// The rows of a cell, independent of their layout.
@MainActor
package struct CellRows {
  package let icons: [UIView]
  package let labels: [UILabel]
  package let values: [UILabel]

  package init(in view: UIView, byConstraints: Bool) {
    icons = (0..<10).map { _ in UIView() }
    labels = (0..<10).map { _ in UILabel() }
    values = (0..<10).map { _ in UILabel() }
    for row in (icons as [UIView]) + labels + values {
      row.translatesAutoresizingMaskIntoConstraints = !byConstraints
      view.addSubview(row)
    }
  }

  package func show(_ seed: Int) {
    for (row, label) in labels.enumerated() {
      label.text = "Item \((seed + row) % 10)"
      values[row].text = "\((seed + row) % 10) of ten"
    }
  }
}

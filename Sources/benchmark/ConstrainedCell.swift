import UIKit

/// A cell of ten rows: an icon, a label and a value each.
protocol MeasuredCell: UICollectionViewCell {
  init(frame: CGRect)
  func show(_ seed: Int)
}

/// The rows of a cell, however they are laid out.
@MainActor
struct CellRows {
  let icons: [UIView]
  let labels: [UILabel]
  let values: [UILabel]

  init(in view: UIView, byConstraints: Bool) {
    icons = (0..<10).map { _ in UIView() }
    labels = (0..<10).map { _ in UILabel() }
    values = (0..<10).map { _ in UILabel() }
    for row in (icons as [UIView]) + labels + values {
      row.translatesAutoresizingMaskIntoConstraints = !byConstraints
      view.addSubview(row)
    }
  }

  func show(_ seed: Int) {
    for (row, label) in labels.enumerated() {
      label.text = "Item \((seed + row) % 10)"
      values[row].text = "\((seed + row) % 10) of ten"
    }
  }
}

/// The cell under 84 constraints.
final class ConstrainedCell: UICollectionViewCell, MeasuredCell {
  private var rows: CellRows!

  convenience init(seed: Int) {
    self.init(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    show(seed)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    rows = CellRows(in: contentView, byConstraints: true)
    NSLayoutConstraint.activate((0..<10).flatMap(constraints))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ seed: Int) { rows.show(seed) }

  func setText(_ turn: Int) { rows.labels[3].text = "Item \(turn % 2)" }

  override func systemLayoutSizeFitting(
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

/// The same cell, placed by arithmetic.
final class HandLaidCell: UICollectionViewCell, MeasuredCell {
  private var rows: CellRows!

  convenience init(seed: Int) {
    self.init(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    show(seed)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    rows = CellRows(in: contentView, byConstraints: false)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ seed: Int) {
    rows.show(seed)
    setNeedsLayout()
  }

  func setText(_ turn: Int) {
    rows.labels[3].text = "Item \(turn % 2)"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for row in 0..<10 {
      let middle = 11 + CGFloat(row) * 28 + 12
      rows.icons[row].frame = CGRect(x: 16, y: middle - 12, width: 24, height: 24)
      place(rows.labels[row], atLeft: 48, middle)
      place(rows.values[row], atLeft: nil, middle)
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
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

/// Views in a row, each 8 points after the one before.
@MainActor
final class ConstrainedChain {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100_000, height: 50))
  private var lastGap: NSLayoutConstraint?

  init(_ count: Int) {
    var before: UIView?
    for _ in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let gap = view.leadingAnchor.constraint(
        equalTo: before?.trailingAnchor ?? root.leadingAnchor, constant: 8)
      NSLayoutConstraint.activate([
        gap, view.widthAnchor.constraint(equalToConstant: 20),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      before = view
      lastGap = gap
    }
  }

  func layoutIfNeeded() { root.layoutIfNeeded() }

  func setLastGap(_ points: Int) { lastGap?.constant = CGFloat(8 + points) }
}

// Created from a class value as UIView+Instantiation.swift explains.

/// Creates a cell of a class through its `init(style:reuseIdentifier:)`.
public func instantiate<Cell: UITableViewCell>(
  _ cellClass: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Cell {
  onAnyThread {
    unsafeDowncast(
      cellClass.make(style: style, reuseIdentifier: reuseIdentifier), to: Cell.self)
  }()
}

extension UITableViewCell {
  @usableFromInline
  convenience init(dynamicStyle style: Int, dynamicReuse identifier: String?) {
    self.init(style: CellStyle(rawValue: style) ?? .default, reuseIdentifier: identifier)
  }

  @_silgen_name("$s10UIKitLists15UITableViewCellC12dynamicStyle0F5ReuseACSi_SSSgtcfC")
  private static func allocate(
    dynamicStyle style: Int, dynamicReuse identifier: consuming String?
  ) -> UITableViewCell

  fileprivate static func make(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell {
    allocate(dynamicStyle: style.rawValue, dynamicReuse: reuseIdentifier)
  }
}

import LayoutGeometry

/// The conformance of a table cell to `ListCell`.
extension UITableViewCell {
  /// Returns whether constraints determine the content's width but not its height, so that only its
  /// margins remain. UIKit gives such a row the standard height.
  func isCollapsed(_ fitted: CGSize, _ priority: UILayoutPriority) -> Bool {
    let margins = contentView.layoutMargins
    guard fitted.height <= margins.top + margins.bottom else { return false }
    let tall = CGSize(width: fitted.width, height: fitted.height + 1000)
    let stretched = contentView.sizeByConstraints(fitting: tall, .required, priority)
    return (stretched?.height ?? 0) > fitted.height + 999
  }

  /// Returns attributes with the table's height of the row, else that of
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let height = table?.givenHeight(ofRow: attributes.indexPath) else {
      return fittedAttributes(attributes)
    }
    let preferred = attributes.duplicate()
    preferred.size.height = height
    return preferred
  }

  /// The table that contains the cell.
  var table: UITableView? { superview as? UITableView }

  var listCell: (any ListCell)? { self }
  var view: UIView { self }

  var elementIdentifier: String? {
    get { reuseIdentifier }
    set { reuseIdentifier = newValue }
  }

  package var segues: CellSegues {
    get { cellParts.segues }
    set { cellParts.segues = newValue }
  }

  package func replaceContentView(with view: UIView) { exchangeContentView(for: view) }

  func apply(_ attributes: UICollectionViewLayoutAttributes) {}

  func callConfigurationUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func dragDidProgress(to progress: DragProgress) {}

  /// The whole row: the measured height also includes the separator below. Source: UIKit's picture
  /// of grouped rows, whose labels are centred in both.
  var contentRect: CGRect { parts.contentRect }

  /// The height of the separator below the row, in points.
  var line: CGFloat { listPosition?.separators == nil ? 0 : 1 / UIScreen.main.scale }

  var backgroundRect: CGRect { parts.rowRect }
  package var contentMargins: UIEdgeInsets { parts.contentMargins }
  var rowParts: RowParts? { parts }
  var lineInsets: UIEdgeInsets? { explicitSeparatorInset }
  var separatorGuideStart: CGFloat? { nil }

  /// The selected background: the one for multiple selection if several rows can be selected.
  /// Removes the unused background.
  var visibleSelectedBackground: UIView? {
    guard let several = multipleSelectionBackgroundView, table?.machine.allowsSeveral == true else {
      multipleSelectionBackgroundView?.removeFromSuperview()
      return selectedBackgroundView
    }
    selectedBackgroundView?.removeFromSuperview()
    return several
  }

  func becomeSelected(_ selected: Bool, animated: Bool) {
    setSelected(selected, animated: animated)
  }

  func becomeHighlighted(_ highlighted: Bool) {
    setHighlighted(highlighted, animated: false)
  }

  func rowStateDidChange(from old: RowState) {
    let state = StateMask(rowState)
    let isOther = state != StateMask(old)
    if isOther { willTransition(to: state) }
    defer { if isOther { didTransition(to: state) } }
    if rowState.isEditing != old.isEditing {
      setEditing(rowState.isEditing, animated: UIView.inheritedAnimationDuration > 0)
      accessoriesDidChange()
    }
    parts.needsAccessories()
  }

  func listPositionDidChange() {
    applyRowShape()
    contentView.preservesSuperviewLayoutMargins = true
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }
}

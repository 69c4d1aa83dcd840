/// The section index at a table's trailing edge.
extension UITableView {
  private var indexTitles: [String] {
    let titles: [String]? = dataSource?.sectionIndexTitles?(for: self)
    guard let titles, !titles.isEmpty, sectionIndexMinimumDisplayRowCount <= rowCount else {
      return []
    }
    return titles
  }

  private var rowCount: Int {
    guard sectionIndexMinimumDisplayRowCount > 0 else { return 0 }
    return (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }
  }

  /// The width that the index takes from the rows, in points.
  var indexWidth: CGFloat { indexView.titles.isEmpty ? 0 : SectionIndexView.width }

  func makeIndexView() -> SectionIndexView {
    let view = SectionIndexView(frame: .zero)
    view.chosen = { [weak self] in self?.scroll(toIndexTitle: $0) }
    return view
  }

  /// Shows the index, if there are titles, at the trailing edge of the visible bounds.
  func placeIndex() {
    let titles = indexTitles
    if titles != indexView.titles {
      indexView.titles = titles
      tableLayout.invalidateLayout()
      machine.runLayoutPass()
    }
    guard !titles.isEmpty else { return indexView.removeFromSuperview() }
    if indexView.superview !== self { addSubview(indexView) }
    indexView.color = sectionIndexColor
    indexView.backgrounds = (sectionIndexBackgroundColor, sectionIndexTrackingBackgroundColor)
    let inset = adjustedContentInset
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    indexView.frame = CGRect(
      x: isMirrored ? bounds.minX : bounds.maxX - SectionIndexView.width,
      y: bounds.minY + inset.top, width: SectionIndexView.width,
      height: max(0, bounds.height - inset.top - inset.bottom))
    bringSubviewToFront(indexView)
  }

  private func scroll(toIndexTitle index: Int) {
    let title = indexView.titles[index]
    let section =
      dataSource?.tableView?(self, sectionForSectionIndexTitle: title, at: index) ?? index
    guard (0..<numberOfSections).contains(section) else { return }
    let top = rect(forSection: section).minY - adjustedContentInset.top
    let last = contentSize.height + adjustedContentInset.bottom - bounds.height
    contentOffset.y = max(-adjustedContentInset.top, min(top, last))
    layoutIfNeeded()
  }
}

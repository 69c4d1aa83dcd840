/// The separators above and below a row: one pixel each, on the row's first and last pixels.
@MainActor
final class RowLines {
  private let top = UIView(frame: .zero)
  private let bottom = UIView(frame: .zero)

  init() {
    for line in [top, bottom] { line.isUserInteractionEnabled = false }
  }

  func layOut(in cell: any ListCell, row: CGRect, margin: CGFloat) {
    guard let position = cell.listPosition, let configuration = position.separators else {
      top.removeFromSuperview()
      bottom.removeFromSuperview()
      return
    }
    let isHidden = cell.hidesLines
    let isChosen = cell.isSelected && cell.rowState.isEditing
    let color = isChosen ? configuration.multipleSelectionColor : configuration.color
    let start = cell.lineStart(margin: margin)
    func lay(
      _ line: UIView, _ isVisible: Bool, _ insets: NSDirectionalEdgeInsets, atEnd: Bool
    ) {
      guard isVisible, !isHidden else { return line.removeFromSuperview() }
      if line.superview !== cell { cell.addSubview(line) }
      line.backgroundColor = color
      let automatic = insets == UIListSeparatorConfiguration.automaticInsets
      var (leading, trailing) = automatic ? (start, 0) : (insets.leading, insets.trailing)
      if let own = cell.lineInsets { (leading, trailing) = (own.left, own.right) }
      let pixel = 1 / UIScreen.main.scale
      let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
      line.frame = CGRect(
        x: row.minX + (isMirrored ? trailing : leading), y: atEnd ? row.maxY - pixel : row.minY,
        width: max(0, row.width - leading - trailing), height: pixel)
    }
    lay(top, position.showsTopSeparator, configuration.topSeparatorInsets, atEnd: false)
    lay(bottom, position.showsBottomSeparator, configuration.bottomSeparatorInsets, atEnd: true)
  }
}

extension ListCell {
  /// Whether the background of a highlighted or selected row hides its separators.
  ///
  /// UIKit's pictures show none beside a selected row of a table, and one beside a selected row of
  /// a list whose content view covers its background.
  fileprivate var hidesLines: Bool {
    guard isSelected || isHighlighted else { return false }
    return listPosition?.isTable == true || contentView is UIListContentView
  }

  /// Returns the automatic start of separators: the content's text, else the margin.
  fileprivate func lineStart(margin: CGFloat) -> CGFloat {
    guard listPosition?.isTable != true else { return margin }
    if let start = separatorGuideStart { return start }
    guard let content = contentView as? UIListContentView else { return margin }
    content.layoutIfNeeded()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (row, room) = (backgroundRect, contentRect)
    return (isMirrored ? row.maxX - room.maxX : room.minX - row.minX) + content.textLeading
  }
}

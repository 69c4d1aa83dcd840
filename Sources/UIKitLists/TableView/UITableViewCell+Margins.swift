/// The margins of a row's content.
extension UITableViewCell: SubviewHost {
  final func becomeHost() {
    behavior.insert(.placesSubviews)
    subviewHost = self
  }

  package final func standardMargins(of subview: UIView) -> UIEdgeInsets {
    subview === contentView && listPosition != nil
      ? Self.standardContentMargins : UIView.standardMargins
  }

  /// The default content margins of a table's row, in points. Source: rectangles of rows in
  /// published documents of iOS 11 and later.
  private static let standardContentMargins = UIEdgeInsets(top: 11, left: 8, bottom: 11, right: 8)

  /// The row's own margins. Content respects them even if it preserves no superview's margins.
  package final var marginsToPreserve: UIEdgeInsets {
    layoutMargins.union(UIEdgeInsets(top: 0, left: parts.margin, bottom: 0, right: parts.margin))
  }
}

/// The source of the views of a registered identifier.
package enum ViewSource {
  case viewClass(AnyClass)
  case nib(UINib)

  /// Returns a new view with a frame in points.
  @MainActor
  func makeView(frame: CGRect, reuseIdentifier: String) -> UIView? {
    switch self {
    case .viewClass(let viewClass):
      if let reusable = viewClass as? UICollectionReusableView.Type {
        return reusable.make(frame: frame)
      }
      if let row = viewClass as? UITableViewCell.Type {
        return row.make(reuseIdentifier: reuseIdentifier)
      }
      return UIKitViews.makeView(of: viewClass, frame: frame)
    case .nib(let nib):
      let objects = nib.instantiate(withOwner: nil, options: nil)
      return objects.count == 1 ? objects.first as? UIView : nil
    }
  }
}

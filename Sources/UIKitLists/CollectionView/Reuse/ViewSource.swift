/// How a view of a registered identifier is made.
package enum ViewSource {
  case viewClass(AnyClass)
  case nib(UINib)

  /// A new view with a frame in points.
  @MainActor
  func makeView(frame: CGRect, reuseIdentifier: String) -> UIView? {
    switch self {
    case .viewClass(let viewClass):
      guard let reusable = viewClass as? UICollectionReusableView.Type else {
        return UIKitViews.makeView(of: viewClass, frame: frame)
      }
      return reusable.make(frame: frame, reuseIdentifier: reuseIdentifier)
    case .nib(let nib):
      let objects = nib.instantiate(withOwner: nil, options: nil)
      return objects.count == 1 ? objects.first as? UIView : nil
    }
  }
}

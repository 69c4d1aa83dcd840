/// How a view of a registered identifier is made.
package enum ViewSource {
  case viewClass(AnyClass)
  case nib(UINib)

  /// A new view with a frame in points.
  @MainActor
  func makeView(frame: CGRect) -> UIView? {
    switch self {
    case .viewClass(let viewClass): return UIKit.makeView(of: viewClass, frame: frame)
    case .nib(let nib):
      let view = nib.instantiate(withOwner: nil, options: nil).first as? UIView
      view?.frame = frame
      (view as? UICollectionReusableView)?.awakeFromNib()
      return view
    }
  }
}

/// One of the choices of a segmented control.
@MainActor
final class Segment {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var isEnabled = true
  /// Nil or 0 for as wide as the others.
  var width: CGFloat?
  var contentOffset = CGSize.zero
  let label = UILabel(frame: .zero)
  let picture = UIImageView(frame: .zero)
  /// Stands after the segment.
  let separator = UIView(frame: .zero)

  init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
    (self.title, self.image, self.action) = (title, image, action)
    label.textAlignment = .center
    picture.contentMode = .center
  }

  var views: [UIView] { [separator, label, picture] }
}

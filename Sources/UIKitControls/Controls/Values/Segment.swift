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
  /// Lies under the segment where it has an image.
  let ground = UIImageView(frame: .zero)
  /// Stands in the separator's place.
  let divider = UIImageView(frame: .zero)

  init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
    (self.title, self.image, self.action) = (title, image, action)
    label.textAlignment = .center
    picture.contentMode = .center
  }

  var views: [UIView] { [separator, label, picture] }
}

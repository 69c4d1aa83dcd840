/// A segment of a segmented control.
@MainActor
final class SegmentParts {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var isEnabled = true
  /// The width; nil or 0 for that of the other segments.
  var width: CGFloat?
  var contentOffset = CGSize.zero
  let label = UILabel(frame: .zero)
  let picture = UIImageView(frame: .zero)
  /// The separator after the segment.
  let separator = UIView(frame: .zero)
  /// The background image of the segment.
  let background = UIImageView(frame: .zero)
  /// The divider image in place of the separator.
  let divider = UIImageView(frame: .zero)

  init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
    (self.title, self.image, self.action) = (title, image, action)
    label.textAlignment = .center
    picture.contentMode = .center
  }

  var views: [UIView] { [separator, label, picture] }
}

/// The scope bar under a search bar's field.
@MainActor
final class SearchScopeBar: UIView {
  /// The height, in points. Uncertain.
  static let height: CGFloat = 44
  /// The margin at the sides, in points. Uncertain.
  private static let margin: CGFloat = 8

  let segments = UISegmentedControl(frame: .zero)
  let picture = UIImageView(frame: .zero)

  /// The titles of the scopes.
  var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      segments.removeAllSegments()
      for (index, title) in titles.enumerated() {
        segments.insertSegment(withTitle: title, at: index, animated: false)
      }
      choose()
    }
  }

  /// The index of the selected scope. It is kept while there is no such scope.
  var selectedIndex = 0 { didSet { choose() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picture)
    addSubview(segments)
  }

  required init?(coder: NSCoder) { nil }

  private func choose() {
    segments.selectedSegmentIndex =
      titles.indices.contains(selectedIndex) ? selectedIndex : UISegmentedControl.noSegment
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let height = segments.intrinsicContentSize.height
    segments.frame = CGRect(
      x: Self.margin, y: (bounds.height - height) / 2, width: bounds.width - 2 * Self.margin,
      height: height)
  }
}

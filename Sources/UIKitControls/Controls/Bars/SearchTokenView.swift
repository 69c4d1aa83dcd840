/// The view of a token in a search field.
final class SearchTokenView: UIView {
  /// The horizontal margin, in points. Uncertain.
  private static let margin: CGFloat = 6
  private static let iconGap: CGFloat = 4
  private static let height: CGFloat = 24

  private let icon: UIImageView
  private let label = UILabel()

  init(_ token: UISearchToken, color: UIColor) {
    icon = UIImageView(image: token.icon)
    super.init(frame: .zero)
    icon.contentMode = .scaleAspectFit
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    icon.tintColor = .label
    label.text = token.text
    label.font = .preferredFont(forTextStyle: .subheadline)
    backgroundColor = color
    layer.cornerRadius = 5
    if token.icon != nil { addSubview(icon) }
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  private var iconReservedWidth: CGFloat {
    icon.superview == nil ? 0 : icon.intrinsicContentSize.width + Self.iconGap
  }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: 2 * Self.margin + iconReservedWidth + label.intrinsicContentSize.width,
      height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ x: CGFloat) {
      let size = view.intrinsicContentSize
      view.frame = UIScreen.main.pixelAligned(
        CGRect(
          x: isMirrored ? bounds.width - x - size.width : x, y: bounds.midY - size.height / 2,
          width: size.width, height: size.height))
    }
    place(icon, Self.margin)
    place(label, Self.margin + iconReservedWidth)
  }
}

// Unsupported: UISearchTextField: look · drawn · Size, background and distances of tokens. ·
//   uncertain · test: SearchBarTests

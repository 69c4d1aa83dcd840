/// The labels and the image of a cell without a content configuration.
///
/// Source: UIKit's pictures of default cells: the text at the margin, 17 points, as high as the
/// row. Uncertain: sizes and distances of the other styles.
@MainActor
final class TableCellLabels {
  private unowned let cell: UITableViewCell
  private(set) lazy var text = add(makeLabel(Self.textFont(cell.style)))
  private(set) lazy var detail = add(makeLabel(Self.detailFont(cell.style)))
  private(set) lazy var image = add(UIImageView(frame: .zero))
  /// Whether anything has been asked for.
  private(set) var areUsed = false

  /// Between an image and the text, and between two labels on one line.
  private static let spacing: CGFloat = 16
  /// Between two labels one over the other.
  private static let lineSpacing: CGFloat = 3
  /// Above and below two labels.
  private static let margin: CGFloat = 11
  /// Where the second label of the value 2 style begins, from the margin.
  private static let value2Column: CGFloat = 97

  init(_ cell: UITableViewCell) { self.cell = cell }

  private static func textFont(_ style: UITableViewCell.CellStyle) -> UIFont {
    .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
  }

  private static func detailFont(_ style: UITableViewCell.CellStyle) -> UIFont {
    switch style {
    case .value1, .default: .preferredFont(forTextStyle: .body)
    case .value2: .preferredFont(forTextStyle: .footnote)
    case .subtitle: .preferredFont(forTextStyle: .caption1)
    }
  }

  private func makeLabel(_ font: UIFont) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private func add<View: UIView>(_ view: View) -> View {
    areUsed = true
    cell.contentView.addSubview(view)
    if let label = view as? UILabel, cell.style == .value1, label.font == Self.detailFont(.value1),
      !cell.contentView.subviews.dropLast().isEmpty
    {
      label.textColor = .secondaryLabel
    }
    cell.setNeedsLayout()
    return view
  }

  // MARK: Layout

  private var isMirrored: Bool { cell.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var hasImage: Bool { areUsed && image.image != nil }
  private var detailSize: CGSize {
    cell.style == .default || detail.text?.isEmpty != false ? .zero : detail.intrinsicContentSize
  }

  /// How high the row has to be.
  func height(inWidth width: CGFloat, _ margins: UIEdgeInsets) -> CGFloat {
    let lines = text.intrinsicContentSize.height
    let picture = image.image.map { $0.size.height + 2 } ?? 0
    guard cell.style == .subtitle, detailSize.height > 0 else { return max(picture, lines) }
    return max(
      picture, lines + Self.lineSpacing + detailSize.height + 2 * Self.margin)
  }

  func layOut(contentMargins: UIEdgeInsets) {
    let room = cell.contentView.bounds
    let leading = isMirrored ? contentMargins.right : contentMargins.left
    let trailing = isMirrored ? contentMargins.left : contentMargins.right
    var start = leading > 0 ? leading : Self.spacing
    let end = room.width - (trailing > 0 ? trailing : 8)
    if let picture = image.image {
      place(image, x: start, y: (room.height - picture.size.height) / 2, picture.size)
      start += picture.size.width + Self.spacing
    }
    let width = max(0, end - start)
    switch cell.style {
    case .default: place(text, x: start, y: 0, CGSize(width: width, height: room.height))
    case .value1: layOutValue1(start, width, room.height)
    case .value2: layOutValue2(start, width, room.height)
    case .subtitle: layOutSubtitle(start, width, room.height)
    }
  }

  private func layOutValue1(_ start: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    let own = min(detailSize.width, width)
    let rest = max(0, width - own - (own > 0 ? Self.spacing : 0))
    place(text, x: start, y: 0, CGSize(width: rest, height: height))
    place(detail, x: start + width - own, y: 0, CGSize(width: own, height: height))
  }

  private func layOutValue2(_ start: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    let column = min(Self.value2Column, width)
    text.textAlignment = isMirrored ? .left : .right
    text.textColor = cell.tintColor
    place(text, x: start, y: 0, CGSize(width: column - 6, height: height))
    place(
      detail, x: start + column, y: 0, CGSize(width: max(0, width - column), height: height))
  }

  private func layOutSubtitle(_ start: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    let first = text.intrinsicContentSize.height
    let second = detailSize.height
    let block = first + (second > 0 ? Self.lineSpacing + second : 0)
    let top = (height - block) / 2
    place(text, x: start, y: top, CGSize(width: width, height: first))
    place(
      detail, x: start, y: top + first + Self.lineSpacing, CGSize(width: width, height: second))
  }

  /// Origins lie on pixels.
  private func place(_ view: UIView, x: CGFloat, y: CGFloat, _ size: CGSize) {
    let scale = UIScreen.main.scale
    let own = isMirrored ? cell.contentView.bounds.width - x - size.width : x
    view.frame = CGRect(
      x: (own * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: size.width,
      height: size.height)
  }
}

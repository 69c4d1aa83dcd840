/// The labels and the image of a cell without a content configuration.
///
/// Source: UIKit's pictures of default cells: the text at the margin, 17 points, as high as the
/// row. Sizes and distances of the other styles are uncertain.
@MainActor
final class TableCellLabels {
  private unowned let cell: UITableViewCell
  private(set) lazy var text = add(makeLabel(Self.textFont(cell.style)))
  private(set) lazy var detail = add(makeLabel(Self.detailFont(cell.style), isDetail: true))
  private(set) lazy var image = add(UIImageView(frame: .zero))
  /// The labels and the image view that have been accessed. Others do not exist.
  private(set) var used: [UIView] = []

  /// The spacing between an image and the text, and between two labels on one line.
  private static let spacing: CGFloat = 16
  /// The spacing between two labels below each other.
  private static let lineSpacing: CGFloat = 3
  /// The spacing above and below labels.
  private static let margin: CGFloat = 11
  /// The start of the second label in the value 2 style, from the margin.
  private static let value2Column: CGFloat = 97
  /// The distance from the end of the first label to that start.
  private static let value2Gap: CGFloat = 6

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

  private func makeLabel(_ font: UIFont, isDetail: Bool = false) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = font
    if isDetail, cell.style == .value1 { label.textColor = .secondaryLabel }
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private func add<View: UIView>(_ view: View) -> View {
    used.append(view)
    cell.contentView.addSubview(view)
    cell.setNeedsLayout()
    return view
  }

  // MARK: Layout

  private var isMirrored: Bool { cell.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var picture: UIImage? { used.contains { $0 is UIImageView } ? image.image : nil }

  private var hasDetail: Bool { cell.style != .default && detail.text?.isEmpty == false }

  /// Returns the start and the width of the labels in a content view of a width.
  private func span(inWidth width: CGFloat, _ margins: UIEdgeInsets) -> (start: CGFloat, CGFloat) {
    let leading = isMirrored ? margins.right : margins.left
    let trailing = isMirrored ? margins.left : margins.right
    let picture = picture.map { $0.size.width + Self.spacing } ?? 0
    let start = (leading > 0 ? leading : Self.spacing) + picture
    return (start, max(0, width - (trailing > 0 ? trailing : 8) - start))
  }

  /// Returns the height of a label for a width; an empty label has the height of a line.
  private func height(of label: UILabel, inWidth width: CGFloat) -> CGFloat {
    guard label.numberOfLines != 1 else { return label.intrinsicContentSize.height }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// Returns the width of the second label in the value 1 style.
  private func detailWidth(in width: CGFloat) -> CGFloat {
    hasDetail ? min(detail.intrinsicContentSize.width, width) : 0
  }

  private func textWidth(beside own: CGFloat, in width: CGFloat) -> CGFloat {
    max(0, width - own - (own > 0 ? Self.spacing : 0))
  }

  /// Returns the height that the row requires.
  func height(inWidth width: CGFloat, _ margins: UIEdgeInsets) -> CGFloat {
    let picture = picture.map { $0.size.height + 2 } ?? 0
    return max(picture, labelHeight(in: span(inWidth: width, margins).1))
  }

  private func labelHeight(in width: CGFloat) -> CGFloat {
    switch cell.style {
    case .subtitle where hasDetail:
      return height(of: text, inWidth: width) + Self.lineSpacing
        + height(of: detail, inWidth: width) + 2 * Self.margin
    case .default, .subtitle: return padded(height(of: text, inWidth: width))
    case .value1:
      let own = detailWidth(in: width)
      return padded(
        max(
          height(of: text, inWidth: textWidth(beside: own, in: width)),
          hasDetail ? height(of: detail, inWidth: own) : 0))
    case .value2:
      let column = min(Self.value2Column, width)
      return padded(
        max(
          height(of: text, inWidth: column - Self.value2Gap),
          hasDetail ? height(of: detail, inWidth: max(0, width - column)) : 0))
    }
  }

  /// Adds the margins of labels on one line, and a pixel for the separator.
  private func padded(_ height: CGFloat) -> CGFloat {
    height + 2 * Self.margin + (cell.listPosition?.separators == nil ? 0 : 1 / UIScreen.main.scale)
  }

  func layOut(contentMargins: UIEdgeInsets) {
    let room = cell.contentView.bounds
    let (start, width) = span(inWidth: room.width, contentMargins)
    if let picture {
      let x = start - Self.spacing - picture.size.width
      place(image, x: x, y: (room.height - picture.size.height) / 2, picture.size)
    }
    switch cell.style {
    case .default: place(text, x: start, y: 0, CGSize(width: width, height: room.height))
    case .value1: layOutValue1(start, width, room.height)
    case .value2: layOutValue2(start, width, room.height)
    case .subtitle: layOutSubtitle(start, width, room.height)
    }
  }

  private func layOutValue1(_ start: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    let own = detailWidth(in: width)
    let rest = textWidth(beside: own, in: width)
    place(text, x: start, y: 0, CGSize(width: rest, height: height))
    place(detail, x: start + width - own, y: 0, CGSize(width: own, height: height))
  }

  private func layOutValue2(_ start: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    let column = min(Self.value2Column, width)
    text.textAlignment = isMirrored ? .left : .right
    text.textColor = cell.tintColor
    place(text, x: start, y: 0, CGSize(width: column - Self.value2Gap, height: height))
    place(
      detail, x: start + column, y: 0, CGSize(width: max(0, width - column), height: height))
  }

  private func layOutSubtitle(_ start: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    let first = self.height(of: text, inWidth: width)
    let second = hasDetail ? self.height(of: detail, inWidth: width) : 0
    let block = first + (second > 0 ? Self.lineSpacing + second : 0)
    let top = (height - block) / 2
    place(text, x: start, y: top, CGSize(width: width, height: first))
    place(
      detail, x: start, y: top + first + Self.lineSpacing, CGSize(width: width, height: second))
  }

  /// Sets a frame whose origin is on pixels.
  private func place(_ view: UIView, x: CGFloat, y: CGFloat, _ size: CGSize) {
    let scale = UIScreen.main.scale
    let own = isMirrored ? cell.contentView.bounds.width - x - size.width : x
    view.frame = CGRect(
      x: (own * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: size.width,
      height: size.height)
  }
}

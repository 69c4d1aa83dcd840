import UIKit

/// A photograph beside a title, a summary that wraps and a byline; above them at accessibility
/// sizes. The width is the layout's, the height follows from the constraints.
final class ArticleCell: UICollectionViewCell {
  private static let gap: CGFloat = 12
  private static let photoWidth: CGFloat = 84

  private let photo = UIImageView(frame: .zero)
  private let title = UILabel(style: .headline)
  private let summary = UILabel(style: .subheadline, color: .secondaryLabel)
  private let byline = UILabel(style: .caption1, color: .secondaryLabel, lines: 1)
  private var beside: [NSLayoutConstraint] = []
  private var above: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 12
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.layer.cornerRadius = 6
    contentView.addConstrained([photo, title, summary, byline])
    NSLayoutConstraint.activate(column)
    beside = photoBeside
    above = photoAbove
    arrange()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ article: Article) {
    title.text = article.title
    summary.text = article.summary
    byline.text = article.byline
    photo.image = article.motif.photographOnce
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    for label in [title, summary, byline] { label.text = nil }
    photo.image = nil
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  /// Keeps the layout's width and returns the cell's own height.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.size.width, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return layoutAttributes
  }

  // MARK: Constraints

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    NSLayoutConstraint.deactivate(isLarge ? beside : above)
    NSLayoutConstraint.activate(isLarge ? above : beside)
  }

  /// The texts, from top to bottom.
  private var column: [NSLayoutConstraint] {
    let margins = contentView.layoutMarginsGuide
    return [
      title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      summary.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      summary.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      summary.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      byline.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      byline.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      byline.topAnchor.constraint(equalTo: summary.bottomAnchor, constant: 6),
      byline.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      photo.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      photo.topAnchor.constraint(equalTo: margins.topAnchor),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.75),
    ]
  }

  private var photoBeside: [NSLayoutConstraint] {
    let margins = contentView.layoutMarginsGuide
    return [
      photo.widthAnchor.constraint(equalToConstant: Self.photoWidth),
      photo.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      title.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: Self.gap),
      title.topAnchor.constraint(equalTo: margins.topAnchor),
    ]
  }

  private var photoAbove: [NSLayoutConstraint] {
    let margins = contentView.layoutMarginsGuide
    return [
      photo.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: Self.gap),
    ]
  }
}

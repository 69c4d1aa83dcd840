import UIKit

/// The subject of the articles: a title above a line that wraps.
final class ArticleHeader: UICollectionReusableView {
  private let title = UILabel("The Slow Garden", style: .title2)
  private let line = UILabel(
    "Places and plants, looked at for longer than a weekend.", style: .footnote,
    color: .secondaryLabel)

  override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = UIEdgeInsets(top: 12, left: 20, bottom: 0, right: 20)
    let column = UIStackView(arrangedSubviews: [title, line])
    column.axis = .vertical
    column.spacing = 2
    addConstrained([column])
    NSLayoutConstraint.activate(column.edges(of: layoutMarginsGuide))
  }

  required init?(coder: NSCoder) { nil }
}

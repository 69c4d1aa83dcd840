import UIKit

/// A botanical garden's page: nested stacks, in which names are compressed before badges and
/// distances.
final class ProfilePageViewController: UIViewController {
  private static let margin: CGFloat = 16

  private let scroll = UIScrollView(frame: .zero)
  private let page = UIStackView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    page.axis = .vertical
    page.spacing = 16
    for part in [head, figures, about, nearby] { page.addArrangedSubview(part) }
    view.addConstrained([scroll])
    scroll.addConstrained([page])
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate(
      scroll.edges(of: view.safeAreaLayoutGuide) + [
        page.topAnchor.constraint(equalTo: content.topAnchor, constant: Self.margin),
        page.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: Self.margin),
        content.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: Self.margin),
        content.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: Self.margin),
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ])
  }

  // MARK: Parts

  /// A photograph beside a name that is too long, its badge, and a line.
  private var head: UIView {
    let photo = UIImageView(image: PhotoMotif.meadow.photographOnce)
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.layer.cornerRadius = 28
    NSLayoutConstraint.activate([
      photo.widthAnchor.constraint(equalToConstant: 56),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor),
    ])
    let line = UILabel(
      "Since 1824, on both banks", style: .footnote, color: .secondaryLabel, lines: 1)
    let names = column(
      [
        row(
          name: "Botanical Garden of the Upper River Valley", style: .headline,
          badge: Badge("OPEN", UIColor(hex: 0x2E_7D_32))),
        line,
      ], spacing: 2)
    let head = UIStackView(arrangedSubviews: [photo, names])
    head.spacing = 12
    head.alignment = .center
    return head
  }

  /// Three numbers above their units, equally wide.
  private var figures: UIView {
    let figures = [("8,400", "species"), ("22", "hectares"), ("3", "greenhouses")].map {
      let number = UILabel($0, style: .title3, lines: 1)
      let unit = UILabel($1, style: .caption1, color: .secondaryLabel, lines: 1)
      let figure = column([number, unit], spacing: 0)
      figure.alignment = .center
      return figure
    }
    let row = UIStackView(arrangedSubviews: figures)
    row.distribution = .fillEqually
    row.spacing = 8
    row.backgroundColor = .secondarySystemBackground
    row.layer.cornerRadius = 10
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    return row
  }

  private var about: UIView {
    UILabel(
      "Trees from five continents, a bog that was moved here in carts, and the oldest "
        + "fern house in the valley.", style: .subheadline)
  }

  /// Names beside badges and distances; names are truncated first.
  private var nearby: UIView {
    let places: [(String, Badge, String)] = [
      ("Fern steps", Badge("FREE", UIColor(hex: 0x1B_5E_A8)), "0.4 km"),
      ("Weir, fish ladder and the willow island", Badge("FREE", UIColor(hex: 0x1B_5E_A8)), "2 km"),
      ("Observatory hill", Badge("AT NIGHT", UIColor(hex: 0x5E_35_B1)), "11.5 km"),
    ]
    let title = UILabel("Nearby", style: .headline)
    let rows = places.map { name, badge, distance in
      let place = row(name: name, style: .body, badge: badge)
      let far = UILabel(distance, style: .footnote, color: .secondaryLabel, lines: 1)
      far.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
      far.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
      let row = UIStackView(arrangedSubviews: [place, far])
      row.alignment = .firstBaseline
      row.spacing = 8
      return row
    }
    return column([title] + rows, spacing: 8)
  }

  /// Returns a row with a compressible name, an incompressible badge, and a spacer.
  private func row(name: String, style: UIFont.TextStyle, badge: Badge) -> UIView {
    let label = UILabel(name, style: style, lines: 1)
    label.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let spare = UIView(frame: .zero)
    let row = UIStackView(arrangedSubviews: [label, badge, spare])
    row.alignment = .center
    row.spacing = 6
    return row
  }

  private func column(_ views: [UIView], spacing: CGFloat) -> UIStackView {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = spacing
    return column
  }
}

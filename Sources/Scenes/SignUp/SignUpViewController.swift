import UIKit

/// A form for a plot in a seed library. Submitting it shows errors below their fields; the bar at
/// the bottom avoids the keyboard.
final class SignUpViewController: UIViewController {
  private let scroll = UIScrollView(frame: .zero)
  private let form = UIStackView(frame: .zero)
  private let bar = UIView(frame: .zero)
  private let send = UILabel("Ask for a plot", style: .headline, color: .white, lines: 1)

  private let garden = FormField("Garden", "Orchard at the old mill")
  private let postcode = FormField("Postcode", "123")
  private let town = FormField("Town", nil, example: "Where it lies")
  private let soil = FormField("Soil", nil, example: "Clay, sand, peat")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    send.textAlignment = .center
    send.backgroundColor = .systemBlue
    send.layer.cornerRadius = 10
    send.clipsToBounds = true
    fill()
    bar.addConstrained([send])
    view.addConstrained([scroll, bar])
    scroll.addConstrained([form])
    NSLayoutConstraint.activate(screenConstraints + formConstraints)
  }

  /// Shows an error below each invalid field.
  func check() {
    postcode.problem = "Five digits, please."
    soil.problem = "Say at least one, so that we know what will grow."
  }

  private func fill() {
    let place = UIStackView(arrangedSubviews: [postcode, town])
    place.spacing = 12
    place.alignment = .top
    place.distribution = .fillEqually
    form.axis = .vertical
    form.spacing = 14
    let title = UILabel("Join the seed library", style: .title2)
    let intro = UILabel(
      "One plot, eleven packets, and a shelf for what you bring back.", style: .subheadline,
      color: .secondaryLabel)
    for view in [title, intro, garden, place, soil] { form.addArrangedSubview(view) }
    form.setCustomSpacing(4, after: title)
  }

  private var screenConstraints: [NSLayoutConstraint] {
    let safe = view.safeAreaLayoutGuide
    return [
      scroll.topAnchor.constraint(equalTo: safe.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      send.leadingAnchor.constraint(equalTo: bar.layoutMarginsGuide.leadingAnchor, constant: 8),
      send.trailingAnchor.constraint(equalTo: bar.layoutMarginsGuide.trailingAnchor, constant: -8),
      send.topAnchor.constraint(equalTo: bar.layoutMarginsGuide.topAnchor),
      send.bottomAnchor.constraint(equalTo: bar.layoutMarginsGuide.bottomAnchor),
      send.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ]
  }

  private var formConstraints: [NSLayoutConstraint] {
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    return [
      form.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      form.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      content.trailingAnchor.constraint(equalTo: form.trailingAnchor, constant: 16),
      content.bottomAnchor.constraint(equalTo: form.bottomAnchor, constant: 16),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
    ]
  }
}

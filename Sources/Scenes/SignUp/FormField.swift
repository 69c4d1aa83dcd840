import UIKit

/// A caption over a box with what was typed, or with what belongs there; under it, where something
/// is wrong, what.
final class FormField: UIStackView {
  /// What is wrong with the value; nil where nothing is. The words appear below the box.
  var problem: String? {
    didSet {
      error.text = problem
      error.isHidden = problem == nil
      box.layer.borderColor = (problem == nil ? UIColor.separator : .systemRed).cgColor
    }
  }

  private let caption: UILabel
  private let box = UIView(frame: .zero)
  private let value: UILabel
  private let error = UILabel(style: .caption1, color: .systemRed)

  /// - Parameter example: what the empty field shows.
  init(_ name: String, _ text: String?, example: String = "") {
    caption = UILabel(name, style: .footnote, color: .secondaryLabel, lines: 1)
    value = UILabel(
      text ?? example, style: .body, color: text == nil ? .tertiaryLabel : .label, lines: 1)
    super.init(frame: .zero)
    axis = .vertical
    spacing = 4
    box.layer.borderWidth = 1
    box.layer.cornerRadius = 8
    box.backgroundColor = .secondarySystemBackground
    box.addConstrained([value])
    NSLayoutConstraint.activate([
      value.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: value.trailingAnchor, constant: 10),
      value.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
      box.bottomAnchor.constraint(equalTo: value.bottomAnchor, constant: 8),
    ])
    for view in [caption, box, error] { addArrangedSubview(view) }
    problem = nil
    error.isHidden = true
    box.layer.borderColor = UIColor.separator.cgColor
  }

  required init(coder: NSCoder) { fatalError("A field is made in code.") }
}

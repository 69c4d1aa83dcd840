import UIKit

/// A caption above a box with the value or a placeholder, and an error message below it, if any.
final class FormField: UIStackView {
  /// The error message, displayed below the box; nil for a valid value.
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

  /// Creates a field.
  ///
  /// - Parameter example: the placeholder.
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

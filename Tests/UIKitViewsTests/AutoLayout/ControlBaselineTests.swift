import Testing
import UIKit

/// Tests that buttons and text fields have baselines as labels do.
@MainActor
@Suite struct ControlBaselineTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
  private let label = UILabel()

  /// Returns the distance of two baselines that a constraint makes equal.
  private func gap(
    _ view: UIView, _ baseline: (UIView) -> NSLayoutYAxisAnchor, height: CGFloat? = nil
  ) -> CGFloat {
    label.text = "Name"
    label.font = .systemFont(ofSize: 30)
    for item in [label, view] {
      item.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(item)
    }
    var constraints = [
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      baseline(view).constraint(equalTo: baseline(label)),
    ]
    if let height { constraints.append(view.heightAnchor.constraint(equalToConstant: height)) }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return line(of: view) - line(of: label)
  }

  private func line(of view: UIView) -> CGFloat {
    view.frame.minY + view.distanceFromTopToFirstBaseline
  }

  /// Returns the baseline of a button's title, at its size and place in the button.
  private func titleLine(of button: UIButton) -> CGFloat {
    button.layoutIfNeeded()
    guard let title = button.titleLabel else { return 0 }
    return button.frame.minY + title.frame.minY + title.distanceFromTopToFirstBaseline
  }

  @Test func aButtonIsOnItsTitle() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(gap(button, \.firstBaselineAnchor) == 0)
    #expect(titleLine(of: button) == line(of: label))
    #expect(button.frame.height == 30)
  }

  @Test func aHighButtonDoesInItsMiddle() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(gap(button, \.lastBaselineAnchor, height: 60) == 0)
    #expect(titleLine(of: button) == line(of: label))
  }

  @Test func aConfiguredButtonDoes() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.subtitle = "now"
    let button = UIButton(configuration: configuration)
    #expect(gap(button, \.firstBaselineAnchor) == 0)
    #expect(titleLine(of: button) == line(of: label))
  }

  @Test func aButtonWithoutTitleHasNone() {
    let button = UIButton(type: .infoLight)
    #expect(button.distanceFromTopToFirstBaseline == 0)
    #expect(button.distanceFromLastBaselineToBottom == 0)
  }

  @Test(arguments: ["", "Ada"])
  func aTextFieldIsOnItsLine(text: String) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = text
    #expect(gap(field, \.firstBaselineAnchor) == 0)
    #expect(field.frame.height == 34.5)
    let line = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 34.5))
    line.text = "x"
    #expect(field.distanceFromTopToFirstBaseline == line.distanceFromTopToFirstBaseline)
  }

  @Test func rowsOfAStackAreOnOne() {
    let field = UITextField()
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    label.text = "Name"
    label.font = .systemFont(ofSize: 30)
    let stack = UIStackView(arrangedSubviews: [label, field, button])
    stack.alignment = .firstBaseline
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(line(of: field) == line(of: label) && line(of: button) == line(of: label))
  }
}

import Testing
import UIKit

@testable import UIKitViews

/// Tests that a constraint's description is UIKit's.
@MainActor
@Suite struct ConstraintPrintingTests {
  private let root = UIView()
  private let a = UIView()
  private let b = UIView()

  init() {
    root.accessibilityIdentifier = "root"
    a.accessibilityIdentifier = "a"
    b.accessibilityIdentifier = "b"
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  /// Returns the part between the address and the state.
  private func body(_ constraint: NSLayoutConstraint) -> String {
    let text = constraint.description.drop { $0 != " " }.dropFirst()
    return text.range(of: "   (").map { String(text[..<$0.lowerBound]) } ?? ""
  }

  private func address(_ object: AnyObject) -> String { NSLayoutConstraint.address(of: object) }

  @Test func edgesAndGapsAreVisual() {
    let shapes: [(NSLayoutConstraint, String)] = [
      (a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8), "H:|-(8)-[a]"),
      (a.leftAnchor.constraint(equalTo: root.leftAnchor), "H:|-(0)-[a](LTR)"),
      (
        a.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 2.5),
        "V:|-(>=2.5)-[a]"
      ),
      (root.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8), "H:[a]-(8)-|"),
      (root.rightAnchor.constraint(equalTo: a.rightAnchor, constant: 8), "H:[a]-(8)-|(LTR)"),
      (
        root.bottomAnchor.constraint(lessThanOrEqualTo: a.bottomAnchor, constant: 1),
        "V:[a]-(<=1)-|"
      ),
      (b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: -7), "H:[a]-(-7)-[b]"),
      (b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 3), "H:[a]-(3)-[b](LTR)"),
      (b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 12), "V:[a]-(12)-[b]"),
    ]
    for (constraint, text) in shapes { #expect(body(constraint) == text) }
  }

  @Test func theRestAreEquations() {
    let shapes: [(NSLayoutConstraint, String)] = [
      (
        a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
        "a.trailing == root.trailing - 8"
      ),
      (a.bottomAnchor.constraint(equalTo: b.topAnchor, constant: -8), "a.bottom == b.top - 8"),
      (a.bottomAnchor.constraint(equalTo: root.bottomAnchor), "a.bottom == root.bottom"),
      (a.heightAnchor.constraint(equalToConstant: 25), "a.height == 25"),
      (a.widthAnchor.constraint(greaterThanOrEqualToConstant: 143.667), "a.width >= 143.667"),
      (
        a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 1.5, constant: 4),
        "a.width == 1.5*b.height + 4"
      ),
      (a.centerXAnchor.constraint(equalTo: root.centerXAnchor), "a.centerX == root.centerX"),
      (
        a.firstBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor, constant: 3),
        "a.firstBaseline == b.lastBaseline + 3"
      ),
      (
        NSLayoutConstraint(
          item: a, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin,
          multiplier: 1, constant: 0), "a.leading == root.leadingMargin"
      ),
      (
        NSLayoutConstraint(
          item: a, attribute: .top, relatedBy: .equal, toItem: root, attribute: .bottom,
          multiplier: 0.5, constant: 0), "a.top == 0.5*root.bottom"
      ),
    ]
    for (constraint, text) in shapes { #expect(body(constraint) == text) }
  }

  @Test func prioritiesAndIdentifiersStandWithThem() {
    let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)
    gap.priority = UILayoutPriority(999.5)
    gap.identifier = "gap"
    #expect(body(gap) == "'gap' H:[a]-(8@999.5)-[b]")
    let width = a.widthAnchor.constraint(equalToConstant: 10)
    width.priority = UILayoutPriority(51)
    #expect(body(width) == "a.width == 10 priority:51")
  }

  @Test func theStateIsLastAfterThreeBlanks() {
    let top = a.topAnchor.constraint(equalTo: root.topAnchor, constant: 1)
    let start = "<NSLayoutConstraint:\(address(top)) V:|-(1)-[a]   "
    let names = "names: a:\(address(a)), '|':UIView:\(address(root)) )>"
    #expect(top.description == start + "(inactive, " + names)
    top.isActive = true
    #expect(top.description == start + "(active, " + names)
  }

  @Test func viewsWithoutANameHaveClassAddressAndText() {
    let (label, plain) = (UILabel(), UIView())
    label.text = "A title that goes on and on"
    root.addSubview(label)
    root.addSubview(plain)
    #expect(
      body(plain.heightAnchor.constraint(equalToConstant: 25))
        == "UIView:\(address(plain)).height == 25")
    #expect(
      body(label.topAnchor.constraint(equalTo: plain.bottomAnchor))
        == "V:[UIView:\(address(plain))]-(0)-[UILabel:\(address(label))'A title that goes on...']")
    let own = PrintedView()
    #expect(
      body(own.heightAnchor.constraint(equalToConstant: 1))
        == "UIKitViewsTests.PrintedView:\(address(own)).height == 1")
  }

  @Test func guidesHaveClassAddressAndIdentifier() {
    let (guide, safe) = (UILayoutGuide(), root.safeAreaLayoutGuide)
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    #expect(
      body(guide.topAnchor.constraint(equalTo: root.topAnchor))
        == "V:|-(0)-[UILayoutGuide:\(address(guide))'gap']")
    #expect(
      body(a.bottomAnchor.constraint(equalTo: safe.bottomAnchor))
        == "a.bottom == UILayoutGuide:\(address(safe))'UIViewSafeAreaLayoutGuide'.bottom")
    let margins = root.layoutMarginsGuide
    #expect(
      body(a.topAnchor.constraint(equalTo: margins.topAnchor))
        == "a.top == UILayoutGuide:\(address(margins))'UIViewLayoutMarginsGuide'.top")
  }
}

/// A view class of this module.
final class PrintedView: UIView {}

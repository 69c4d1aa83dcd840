import Testing
import UIKit

/// Tests the descriptions of ambiguous and conflicting constraints, and of those that determine a
/// value.
@MainActor
@Suite struct LayoutIssueTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func box(_ constraints: (UIView) -> [NSLayoutConstraint]) -> UIView {
    box(UIView(), constraints)
  }

  private func box<Box: UIView>(_ box: Box, _ constraints: (Box) -> [NSLayoutConstraint]) -> Box {
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate(constraints(box))
    root.layoutIfNeeded()
    return box
  }

  /// Returns constraints that place a box vertically.
  private func rows(_ box: UIView) -> [NSLayoutConstraint] {
    [
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
    ]
  }

  private func columns(_ box: UIView) -> [NSLayoutConstraint] {
    [
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 10),
    ]
  }

  @Test func whatIsDecidedHasNoIssues() {
    #expect(box { columns($0) + rows($0) }.layoutIssues == [])
    #expect(UIView(frame: .zero).layoutIssues == [])
    #expect(root.layoutIssues == [])
  }

  @Test func oneEdgeIsTooFew() {
    let leading = box { [$0.leadingAnchor.constraint(equalTo: root.leadingAnchor)] + rows($0) }
    #expect(
      leading.layoutIssues == ["width is ambiguous: no constraint binds its trailing edge"])
    let right = box { [$0.rightAnchor.constraint(equalTo: root.rightAnchor)] + rows($0) }
    #expect(right.layoutIssues == ["width is ambiguous: no constraint binds its leading edge"])
    let middle = box { [$0.centerXAnchor.constraint(equalTo: root.centerXAnchor)] + rows($0) }
    #expect(middle.layoutIssues == ["width is ambiguous: no constraint binds an edge"])
  }

  @Test func nothingAtAll() {
    #expect(
      box(rows).layoutIssues == [
        "horizontal position and width are ambiguous: "
          + "no constraint binds its leading or trailing edge"
      ])
    #expect(
      box { columns($0) + [$0.heightAnchor.constraint(equalToConstant: 3)] }.layoutIssues == [
        "vertical position is ambiguous: no constraint binds its top or bottom edge"
      ])
  }

  /// The contents of a box give it a size, but no place.
  @Test func contentsGiveNoPlace() {
    let outer = box(rows)
    outer.layoutMargins = .zero
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(
      outer.layoutIssues == [
        "horizontal position is ambiguous: no constraint binds its leading or trailing edge"
      ])
  }

  @Test func aChoiceBetweenTwo() {
    let first = box { [$0.leadingAnchor.constraint(equalTo: root.leadingAnchor)] + rows($0) }
    let second = box {
      [
        $0.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        $0.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ] + rows($0)
    }
    #expect(second.layoutIssues == ["width is ambiguous: its constraints leave a choice"])
    second.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(first.layoutIssues == [] && second.layoutIssues == [])
  }

  @Test func textWithAPlaceIsDecided() {
    let label = box(UILabel()) { label in
      label.text = "Ag"
      return [
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.topAnchor.constraint(equalTo: root.topAnchor),
      ]
    }
    #expect(label.layoutIssues == [])
  }

  /// A change of text moves its baseline, and views that are constrained to it.
  @Test func baselinesFollowTheirTexts() {
    let first = box(UILabel()) { label in
      label.text = "Ag"
      label.font = .systemFont(ofSize: 10)
      return columns(label) + [label.topAnchor.constraint(equalTo: root.topAnchor)]
    }
    let second = box(UILabel()) { label in
      label.text = "Ag"
      return [
        label.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
        label.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      ]
    }
    func baseline(_ label: UILabel) -> CGFloat {
      label.frame.minY + label.distanceFromTopToFirstBaseline
    }
    #expect(baseline(first) == baseline(second))
    first.font = .systemFont(ofSize: 30)
    root.layoutIfNeeded()
    #expect(baseline(first) == baseline(second) && baseline(first) > 20)
    #expect(second.layoutIssues == [])
  }

  @Test func brokenConstraintsAreReported() {
    let broken = box {
      columns($0) + rows($0) + [$0.widthAnchor.constraint(equalToConstant: 40)]
    }
    #expect(
      broken.layoutIssues == [
        "“UIView.width == 10” does not hold: other constraints contradict it"
      ])
    #expect(broken.constraints.map(\.isContradicted) == [true, false, false])
    broken.constraints[2].isActive = false
    root.layoutIfNeeded()
    #expect(broken.layoutIssues == [])
  }

  @Test func whatDecidesIsPrintedWithoutAddresses() {
    let label = box(UILabel()) { label in
      label.text = "Ag"
      return [
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        label.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      ]
    }
    let size = label.intrinsicContentSize
    let across = label.descriptionsOfDecidingConstraints(along: .horizontal)
    let leading = "<NSLayoutConstraint H:|-(8)-[UILabel'Ag']   (active, names: '|':UIView )>"
    #expect(across.first == leading)
    #expect(
      across.dropFirst().allSatisfy {
        $0.hasPrefix("<NSContentSizeLayoutConstraint UILabel'Ag'.width ")
      })
    #expect(across.count >= 2)
    let down = label.descriptionsOfDecidingConstraints(along: .vertical).joined(separator: "\n")
    #expect(down.contains("UILabel'Ag'.centerY == UIView.centerY"))
    #expect(down.contains("<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView.height == 100"))
    #expect(!down.contains("0x") && size.width > 0)
    #expect(UIView().descriptionsOfDecidingConstraints(along: .vertical) == [])
  }
}

import Testing
import UIKit

@testable import Goldens
@testable import Snapshots

/// Tests which constraints are drawn over a picture, and which are in its sidecar.
@MainActor
@Suite struct ConstraintOutlineTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

  private func placed<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  private func line(
    _ from: (CGFloat, CGFloat), _ to: (CGFloat, CGFloat), _ points: CGFloat?,
    _ strength: ConstraintOutline.Line.Strength = .required
  ) -> ConstraintOutline.Line {
    ConstraintOutline.Line(
      from: CGPoint(x: from.0, y: from.1), to: CGPoint(x: to.0, y: to.1), points: points,
      strength: strength)
  }

  @Test func distancesLengthsAndAlignments() {
    let (first, second) = (placed(UIView()), placed(UIView()))
    let optional = second.heightAnchor.constraint(equalToConstant: 10)
    optional.priority = .defaultHigh
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 12),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      first.widthAnchor.constraint(equalToConstant: 20),
      first.heightAnchor.constraint(equalToConstant: 20),
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 8),
      second.topAnchor.constraint(equalTo: first.topAnchor),
      second.rightAnchor.constraint(equalTo: root.rightAnchor),
      optional,
    ])
    root.layoutIfNeeded()
    let outline = ConstraintOutline(of: root)
    #expect(
      outline.views == [
        CGRect(x: 12, y: 0, width: 20, height: 20), CGRect(x: 40, y: 0, width: 60, height: 10),
      ])
    let expected = [
      // The root holds the first ones, the views themselves the others.
      line((0, 10), (12, 10), 12), line((19, 0), (25, 0), nil), line((32, 5), (40, 5), 8),
      line((22, 0), (70, 0), nil), line((100, 2), (100, 8), nil),
      line((12, 18), (32, 18), 20), line((30, 0), (30, 20), 20),
      line((98, 0), (98, 10), 10, .loose),
    ]
    #expect(outline.lines == expected)
    #expect(outline.guides.isEmpty && outline.margins.isEmpty && outline.baselines.isEmpty)
  }

  @Test func guidesMarginsAndBaselines() {
    let label = placed(UILabel())
    label.text = "Ag"
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      guide.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      guide.topAnchor.constraint(equalTo: label.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 7),
      guide.heightAnchor.constraint(equalToConstant: 9),
    ])
    root.layoutIfNeeded()
    let outline = ConstraintOutline(of: root)
    #expect(outline.margins == [CGRect(x: 8, y: 8, width: 84, height: 44)])
    #expect(outline.guides == [CGRect(x: label.frame.maxX, y: 8, width: 7, height: 9)])
    #expect(
      outline.baselines == [
        CGRect(
          x: 8, y: 8 + label.distanceFromTopToFirstBaseline, width: label.frame.width, height: 0)
      ])
  }

  @Test func screensWithoutConstraintsHaveNone() throws {
    root.addSubview(UILabel(frame: root.bounds))
    let outline = ConstraintOutline(of: root)
    #expect(outline.isEmpty)
    let picture = try #require(Bitmap(width: 10, height: 10))
    #expect(Overlay.constrained(picture, scale: 1, outline) == nil)
  }

  // MARK: Sidecars

  private func ambiguous() -> UIView {
    let box = placed(UIView())
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
    ])
    root.layoutIfNeeded()
    return box
  }

  @Test func sidecarsReportAmbiguities() throws {
    let box = ambiguous()
    box.accessibilityIdentifier = "box"
    let open = LayoutCapture.layout(of: root, scale: 1)
    let words = "width is ambiguous: no constraint binds its trailing edge"
    #expect(open.elements.map(\.layoutIssues) == [nil, [words]])
    #expect(open.issues == ["UIView “box”'s \(words)"])
    #expect(PictureLayout(open.data) == open)
    box.widthAnchor.constraint(equalToConstant: 20).isActive = true
    root.layoutIfNeeded()
    let decided = LayoutCapture.layout(of: root, scale: 1)
    #expect(decided.issues == [])
    #expect(!String(decoding: decided.data, as: UTF8.self).contains("layoutIssues"))
    #expect(
      LayoutDifference(decided, open).changes.map(\.description) == [
        "UIView “box” has a layout issue, \(words)"
      ])
    #expect(
      LayoutDifference(open, decided).changes.map(\.description) == [
        "UIView “box” no longer has a layout issue, \(words)"
      ])
  }

  @Test func aPixelsViewsReportWhatDecidesTheirEdges() {
    ambiguous().accessibilityIdentifier = "box"
    let lines = PixelExplanation(x: 5, y: 5, in: root, scale: 1).lines
    #expect(lines.first?.hasPrefix("-         UIView (0, 0; 20 × 10)") == true)
    #expect(lines.first?.hasSuffix(" named box") == true)
    let leading = "<NSLayoutConstraint H:|-(0)-[box]   (active, names: box, '|':UIView )>"
    #expect(lines[1] == "            " + leading)
    #expect(lines.contains { $0.contains("V:|-(0)-[box]") })
    #expect(lines.contains { $0.contains("UIView (0, 0; 100 × 60)") })
  }
}

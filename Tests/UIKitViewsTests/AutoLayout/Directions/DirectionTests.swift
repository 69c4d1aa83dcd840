import Testing
import UIKit

/// Tests right-to-left layout, distances, system spacings, alignment rectangles and baselines.
@MainActor
@Suite struct DirectionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let box = UIView()
  private let other = UIView()

  init() {
    for view in [box, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func frame(_ constraints: [NSLayoutConstraint]) -> CGRect {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    let frame = box.frame
    NSLayoutConstraint.deactivate(constraints)
    return frame
  }

  private var wide: NSLayoutConstraint { box.widthAnchor.constraint(equalToConstant: 50) }

  // MARK: Right to left

  @Test func constantsCountInTheDirectionOfReading() {
    root.semanticContentAttribute = .forceRightToLeft
    let leading = box.leadingAnchor, outer = root.leadingAnchor
    #expect(frame([wide, leading.constraint(equalTo: outer, constant: 5)]).minX == 45)
    #expect(
      frame([wide, leading.constraint(greaterThanOrEqualTo: outer, constant: 23)]).minX == 27)
    #expect(frame([wide, leading.constraint(lessThanOrEqualTo: outer, constant: 23)]).minX == 27)
    #expect(
      frame([
        wide, box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      ]).minX == 10)
    #expect(
      frame([wide, box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)]).minX == 5)
    #expect(
      frame([wide, box.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 5)]).minX
        == 30)
  }

  /// The superview's direction counts, not the view's own; a change of it mirrors existing frames.
  @Test func theSuperviewDecides() {
    box.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      wide, box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.minX == 5)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(box.frame.minX == 45)
    root.semanticContentAttribute = .playback
    root.layoutIfNeeded()
    #expect(box.frame.minX == 5)
  }

  @Test func marginsAndSpacingsTurn() {
    root.semanticContentAttribute = .forceRightToLeft
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 10, bottom: 0, trailing: 30)
    #expect(
      frame([wide, box.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)])
        .minX == 40)
    #expect(
      frame([
        wide,
        other.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        other.widthAnchor.constraint(equalToConstant: 10),
        box.leadingAnchor.constraint(
          equalToSystemSpacingAfter: other.trailingAnchor, multiplier: 2),
      ]).minX == 24)
  }

  // MARK: Distances

  @Test func distancesAreLengths() {
    let (low, high) = (UIView(), UIView())
    for view in [low, high] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let before = root.leadingAnchor.anchorWithOffset(to: box.leadingAnchor)
    let after = box.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    #expect(
      frame([
        box.widthAnchor.constraint(equalToConstant: 40),
        before.constraint(equalTo: after, multiplier: 2),
      ]) == CGRect(x: 40, y: 0, width: 40, height: 0))
    let above = root.topAnchor.anchorWithOffset(to: box.topAnchor)
    #expect(frame([above.constraint(equalToConstant: 17)]).minY == 17)
  }

  @Test(arguments: [(0.0, 0.0), (1, 8), (2.5, 20)])
  func systemSpacingsAreEightPoints(_ multiplier: Double, _ points: Double) {
    let after = box.leadingAnchor, below = box.topAnchor
    #expect(
      frame([
        after.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: multiplier),
        below.constraint(
          greaterThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: multiplier),
      ]).origin == CGPoint(x: points, y: points))
    #expect(
      after.constraint(
        lessThanOrEqualToSystemSpacingAfter: root.leadingAnchor, multiplier: multiplier
      )
      .relation == .lessThanOrEqual)
  }

  @Test func positionsMayBeMultiplied() {
    #expect(
      frame([
        wide,
        NSLayoutConstraint(
          item: box, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX,
          multiplier: 0.5, constant: 0),
        NSLayoutConstraint(
          item: box, attribute: .top, relatedBy: .equal, toItem: root, attribute: .bottom,
          multiplier: 0.25, constant: 1),
      ]).origin == CGPoint(x: 0, y: 26))
  }

  // MARK: Alignment rectangles and baselines

  private final class PaddedView: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
  }

  @Test func constraintsSpeakOfAlignmentRectangles() {
    let padded = PaddedView()
    padded.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(padded)
    NSLayoutConstraint.activate([
      padded.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      padded.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      box.leadingAnchor.constraint(equalTo: padded.trailingAnchor),
      box.topAnchor.constraint(equalTo: padded.bottomAnchor),
      box.widthAnchor.constraint(equalTo: padded.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(padded.frame == CGRect(x: 8, y: 9, width: 26, height: 14))
    #expect(box.frame == CGRect(x: 30, y: 20, width: 20, height: 0))
    let rect = padded.alignmentRect(forFrame: padded.frame)
    #expect(padded.frame(forAlignmentRect: rect) == padded.frame)
    #expect(
      padded.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 26, height: 14))
  }

  /// Without text the first baseline is the top edge, the last one the bottom edge.
  @Test func plainViewsHaveTheirEdgesForBaselines() {
    NSLayoutConstraint.activate([
      other.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      other.heightAnchor.constraint(equalToConstant: 30),
    ])
    #expect(frame([box.topAnchor.constraint(equalTo: other.firstBaselineAnchor)]).minY == 10)
    #expect(frame([box.topAnchor.constraint(equalTo: other.lastBaselineAnchor)]).minY == 40)
  }

  private final class WrapperView: UIView {
    let label = UILabel()
    override var forFirstBaselineLayout: UIView { label }
    override var forLastBaselineLayout: UIView { label }
  }

  @Test func aViewMayNameAnotherForItsBaselines() {
    let wrapper = WrapperView()
    wrapper.label.text = "text"
    wrapper.translatesAutoresizingMaskIntoConstraints = false
    wrapper.label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(wrapper)
    wrapper.addSubview(wrapper.label)
    NSLayoutConstraint.activate([
      wrapper.topAnchor.constraint(equalTo: root.topAnchor),
      wrapper.heightAnchor.constraint(equalToConstant: 80),
      wrapper.label.topAnchor.constraint(equalTo: wrapper.topAnchor, constant: 20),
    ])
    let label = wrapper.label
    let first = 20 + label.baselineDistances(in: nil).fromTopToFirst
    let last =
      20 + label.intrinsicContentSize.height
      - label.baselineDistances(in: nil).fromLastToBottom
    #expect(
      abs(frame([box.topAnchor.constraint(equalTo: wrapper.firstBaselineAnchor)]).minY - first)
        < 0.51)
    #expect(
      abs(frame([box.topAnchor.constraint(equalTo: wrapper.lastBaselineAnchor)]).minY - last) < 0.51
    )
  }

  // MARK: Finding constraints

  @Test func whatDecidesAViewIsNamed() {
    let left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3)
    let top = box.topAnchor.constraint(equalTo: root.topAnchor)
    let height = box.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([left, wide, top, height])
    let width = box.constraints.first { $0.firstAttribute == .width }
    #expect(
      Set(box.constraintsAffectingLayout(for: .horizontal)) == Set([left, width].compactMap { $0 }))
    #expect(Set(box.constraintsAffectingLayout(for: .vertical)) == [top, height])
    #expect(!box.hasAmbiguousLayout)
    #expect(other.hasAmbiguousLayout)
    height.isActive = false
    #expect(box.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
  }

  @Test func constraintsAreArchivedOnlyIfRequested() {
    let constraint = box.widthAnchor.constraint(equalToConstant: 1)
    #expect(!constraint.shouldBeArchived)
  }

  @Test func aConstraintIsHeldByTheNearestCommonAncestor() {
    let inner = UIView()
    box.addSubview(inner)
    let cases: [(NSLayoutConstraint, UIView)] = [
      (inner.topAnchor.constraint(equalTo: box.topAnchor), box),
      (inner.topAnchor.constraint(equalTo: other.topAnchor), root),
      (box.heightAnchor.constraint(equalToConstant: 1), box),
      (box.safeAreaLayoutGuide.topAnchor.constraint(equalTo: inner.topAnchor), box),
    ]
    for (constraint, holder) in cases {
      constraint.isActive = true
      #expect(holder.constraints.contains(constraint))
      constraint.isActive = false
      #expect(holder.constraints.isEmpty)
    }
    // A farther ancestor holds a constraint that is added to it.
    let told = inner.topAnchor.constraint(equalTo: box.topAnchor)
    root.addConstraint(told)
    #expect(root.constraints == [told] && told.isActive)
    root.removeConstraint(told)
    #expect(!told.isActive)
  }

  @Test func leavingTheSuperviewDeactivatesWhatCrosses() {
    let inner = UIView()
    box.addSubview(inner)
    let crossing = inner.topAnchor.constraint(equalTo: other.topAnchor)
    let inside = inner.leftAnchor.constraint(equalTo: box.leftAnchor)
    NSLayoutConstraint.activate([crossing, inside])
    box.removeFromSuperview()
    #expect(!crossing.isActive && inside.isActive)
  }
}

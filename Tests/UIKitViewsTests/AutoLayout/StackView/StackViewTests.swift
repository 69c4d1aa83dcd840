import Sessions
import Synchronization
import Testing
import UIKit

@testable import UIKitRuntime

/// Tests stacks: frames, arranged subviews, hidden ones, and their animation.
@MainActor
@Suite struct StackViewTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  @Test(arguments: StackExample.computed)
  func framesAreThoseOfUIKitsConstraints(_ example: StackExample) {
    RenderSession.current.withScreen(scale: 2).run {
      #expect(BuiltStack(example).frames() == example.frames)
    }
  }

  // MARK: Arranged subviews

  private func boxes(_ count: Int, priority: UILayoutPriority = .required) -> [UIView] {
    (0..<count).map { index in
      let box = UIView()
      box.tag = index
      for (anchor, length) in [(box.widthAnchor, 20.0), (box.heightAnchor, 10)] {
        let constraint = anchor.constraint(equalToConstant: length)
        constraint.priority = priority
        constraint.isActive = true
      }
      return box
    }
  }

  /// Returns a stack that constraints place, in a superview of 400 × 300 points.
  private func stack(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    return stack
  }

  private func tags(_ views: [UIView]) -> [Int] { views.map(\.tag) }

  @Test func orderAndDrawingOrderAreApart() {
    let views = boxes(4)
    let stack = stack(Array(views[0...1]))
    stack.addSubview(views[2])
    stack.insertArrangedSubview(views[3], at: 0)
    stack.insertArrangedSubview(views[2], at: 1)
    #expect(tags(stack.arrangedSubviews) == [3, 2, 0, 1])
    #expect(tags(stack.subviews) == [0, 1, 2, 3])
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [40, 60, 20, 0])
    // A repeated insertion moves the view, to the index in the list without it.
    stack.insertArrangedSubview(views[3], at: 3)
    #expect(tags(stack.arrangedSubviews) == [2, 0, 1, 3])
    stack.sendSubviewToBack(views[3])
    #expect(tags(stack.subviews) == [3, 0, 1, 2])
    #expect(tags(stack.arrangedSubviews) == [2, 0, 1, 3])
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test func removalFromTheRowKeepsTheSubview() {
    let views = boxes(3)
    let stack = stack(views)
    stack.layoutIfNeeded()
    #expect(stack.bounds.size == CGSize(width: 60, height: 10))
    stack.removeArrangedSubview(views[1])
    #expect(tags(stack.arrangedSubviews) == [0, 2])
    #expect(tags(stack.subviews) == [0, 1, 2])
    views[0].removeFromSuperview()
    #expect(tags(stack.arrangedSubviews) == [2])
    stack.layoutIfNeeded()
    #expect(views[2].frame.minX == 0)
    #expect(
      stack.constraints.allSatisfy {
        $0.firstItem !== views[0] && $0.secondItem !== views[0]
          && $0.firstItem !== views[1] && $0.secondItem !== views[1]
      })
  }

  /// A stack without a superview and autoresizing constraints is as large as its views.
  @Test func aLoneStackIsAsLargeAsItsViews() {
    let stack = UIStackView(arrangedSubviews: boxes(2))
    stack.axis = .vertical
    stack.spacing = 3
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 20, height: 23))
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 20, height: 23))
    #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func systemAndDefaultSpacings() {
    let views = boxes(3)
    let stack = stack(views)
    stack.spacing = 1
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseSystem)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 28, 49])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 21, 42])
  }

  /// The spanner guide is minimised at priority 51, and the stack's own height at 49.
  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func rowsOfBaselinesFitTheirHeight(alignment: UIStackView.Alignment) throws {
    let stack = stack(boxes(2))
    stack.alignment = alignment
    stack.layoutIfNeeded()
    let fits = stack.constraints.filter { $0.identifier == "UISV-canvas-fit" }
    let fit = try #require(fits.first)
    #expect(fits.count == 1 && fit.firstItem === stack && fit.firstAttribute == .height)
    #expect(fit.constant == 0 && fit.priority.rawValue == 49)
    #expect(stack.bounds.height == 10)
  }

  @Test func aColumnWithBaselinesLogsAndTakesTheLeadingEdge() {
    let stack = UIStackView(arrangedSubviews: boxes(1))
    stack.axis = .vertical
    let heard = Mutex<[String]>([])
    ProgrammerWarning.captured(by: { message in heard.withLock { $0.append(message) } }) {
      stack.alignment = .firstBaseline
    }
    #expect(heard.withLock { $0.count } == 1)
    #expect(heard.withLock { $0.first?.contains("do not support baseline alignments") } == true)
  }

  // MARK: Text

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  /// Baselines are aligned for any text size.
  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func baselinesMeet(_ alignment: UIStackView.Alignment) {
    let (small, large, box) = (label("small"), label("large"), boxes(1)[0])
    large.font = .systemFont(ofSize: 34)
    let stack = stack([small, large, box])
    stack.alignment = alignment
    stack.layoutIfNeeded()
    let isFirst = alignment == .firstBaseline
    func baseline(_ view: UIView) -> CGFloat {
      isFirst
        ? view.frame.minY + view.distanceFromTopToFirstBaseline
        : view.frame.maxY - view.distanceFromLastBaselineToBottom
    }
    #expect(abs(baseline(small) - baseline(large)) < 0.51)
    // Without text the edge replaces the baseline.
    #expect(abs(baseline(box) - baseline(large)) < 0.51)
    #expect(large.frame.height > small.frame.height)
  }

  @Test func spacingMayCountFromBaselineToBaseline() {
    let (first, second) = (label("first"), label("second"))
    let stack = stack([first, second])
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 40
    stack.layoutIfNeeded()
    let upper = first.frame.maxY - first.distanceFromLastBaselineToBottom
    let lower = second.frame.minY + second.distanceFromTopToFirstBaseline
    #expect(abs(lower - upper - 40) < 0.51)
  }

  /// Texts that wrap have their shares of a row at priority 760.
  @Test func textsThatWrapTakeTheirParts() {
    let text = label("one two three four five", lines: 0)
    let other = label("one two three four five six seven", lines: 0)
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stack.alignment = .top
    stack.addArrangedSubview(text)
    stack.addArrangedSubview(other)
    stack.layoutIfNeeded()
    let wishes = stack.constraints.filter { $0.identifier == "UISV-text-width-disambiguation" }
    #expect(wishes.map(\.multiplier) == [0.5, 0.5])
    #expect(wishes.map(\.priority.rawValue) == [760, 760])
    #expect(text.frame.width == 100)
    text.numberOfLines = 1
    stack.layoutIfNeeded()
    #expect(!stack.constraints.contains { $0.identifier == "UISV-text-width-disambiguation" })
  }

  // MARK: Hiding

  @Test func aViewHiddenInAnAnimationIsSeenUntilItsEnd() {
    let views = boxes(3, priority: .defaultHigh)
    stack(views).layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 20, 40])
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
    #expect(views[1].isHidden && !views[1].layer.isHidden)
    #expect(views.map(\.frame.minX) == [0, 20, 20])
    MediaClock.current.advance(by: 0.5)
    #expect(views[1].layer.presentation()?.bounds.width == 10)
    #expect(views[2].layer.presentation()?.frame.minX == 30)
    #expect(!views[1].layer.isHidden)
    MediaClock.current.advance(by: 0.5)
    #expect(views[1].isHidden && views[1].layer.isHidden)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = false }
    #expect(!views[1].layer.isHidden)
    MediaClock.current.advance(by: 0.25)
    #expect(views[1].layer.presentation()?.bounds.width == 5)
    MediaClock.current.advance(by: 0.75)
    #expect(views.map(\.frame.minX) == [0, 20, 40])
  }

  /// A view that is shown again during its animation remains; the end of the older animation hides
  /// nothing.
  @Test func aChangeOfMindOnTheWayStays() {
    let views = boxes(2, priority: .defaultHigh)
    stack(views).layoutIfNeeded()
    UIView.animate(withDuration: 1) { views[0].isHidden = true }
    MediaClock.current.advance(by: 0.5)
    UIView.animate(withDuration: 1) { views[0].isHidden = false }
    MediaClock.current.advance(by: 0.2)
    UIView.animate(withDuration: 1) { views[0].isHidden = true }
    MediaClock.current.advance(by: 0.4)
    #expect(!views[0].layer.isHidden)
    MediaClock.current.advance(by: 0.6)
    #expect(views[0].layer.isHidden)
    views[0].isHidden = false
    UIView.performWithoutAnimation { views[0].isHidden = true }
    #expect(views[0].layer.isHidden)
  }

  @Test func allHiddenLeavesNothing() {
    let stack = stack(boxes(2, priority: .defaultHigh))
    stack.spacing = 10
    for view in stack.arrangedSubviews { view.isHidden = true }
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 0)
  }

  /// Beside another view, too.
  @Test func wrappingTextsInARowHaveEqualWidths() {
    func widths(_ counts: [Int], beside other: Bool = false) -> [CGFloat] {
      var views: [UIView] = counts.map {
        let label = UILabel()
        (label.numberOfLines, label.text) = (0, String(repeating: "word ", count: $0))
        return label
      }
      if other { views.append(UISwitch()) }
      let row = UIStackView(arrangedSubviews: views)
      row.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      row.layoutIfNeeded()
      return views.map(\.bounds.width)
    }
    #expect(widths([10, 30]) == [150, 150])
    #expect(widths([10, 20, 30]) == [100, 100, 100])
    let mixed = widths([10, 30], beside: true)
    #expect(mixed[0] == mixed[1] && mixed[2] == UISwitch().bounds.width)
  }
}

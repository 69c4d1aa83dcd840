import Sessions
import Testing
import UIKit

@testable import UIKitViews

/// Baselines of labels that constraints place, at two pixels to the point.
@MainActor
@Suite struct LabelBaselineTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let label = UILabel()
  private let marks = (first: UIView(), last: UIView())

  /// Where marks lie whose tops are bound to the label's first and last baseline.
  private func baselines(_ constraints: [NSLayoutConstraint]) -> [CGFloat] {
    RenderSession.current.withScreen(scale: 2).run {
      for view in [label, marks.first, marks.last] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      NSLayoutConstraint.activate(
        constraints + [
          label.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
          marks.first.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
          marks.last.topAnchor.constraint(equalTo: label.lastBaselineAnchor),
        ])
      root.layoutIfNeeded()
      return [marks.first.frame.minY, marks.last.frame.minY]
    }
  }

  /// 16.19 below the top at 17 points, on a pixel.
  @Test func aLineHasOne() {
    label.text = "Hello"
    #expect(baselines([]) == [26, 26])
    #expect(label.frame.height == 20.5)
  }

  /// Three lines, 20.29 apart, in the middle of 61 points: 16.26 and 56.83 below the top, on
  /// pixels.
  @Test func linesHaveTwo() {
    label.text = "aaaa bbbb cccc"
    label.numberOfLines = 0
    #expect(baselines([label.widthAnchor.constraint(equalToConstant: 50)]) == [26.5, 67])
    #expect(label.frame.size == CGSize(width: 50, height: 61))
  }

  /// A label higher than its text has it in the middle: (60 − 20.29) / 2 further down, rounded.
  @Test func textInTheMiddleHasItsBaselineThere() {
    label.text = "Hello"
    #expect(baselines([label.heightAnchor.constraint(equalToConstant: 60)]) == [46, 46])
  }

  /// Text that shrinks to half keeps its baseline, or is centred, or stays at the top. At 7.4
  /// points, for small text is set wider, its baseline is 7.05 below its top.
  @Test(arguments: [
    (UIBaselineAdjustment.alignBaselines, 26.0), (.alignCenters, 23), (.none, 17),
  ])
  func shrunkText(adjustment: UIBaselineAdjustment, baseline: CGFloat) {
    label.text = "A line of text that shrinks"
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = adjustment
    let width = (label.intrinsicContentSize.width / 2).rounded()
    #expect(
      baselines([label.widthAnchor.constraint(equalToConstant: width)]) == [baseline, baseline])
    #expect(label.frame.size == CGSize(width: width, height: 20.5))
  }

  /// It shrinks no further than it may, and follows a wider frame at once.
  @Test func aFactorEndsTheShrinking() {
    label.text = "A line of text that shrinks"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.75
    label.baselineAdjustment = .none
    let natural = label.intrinsicContentSize.width
    let width = label.widthAnchor.constraint(equalToConstant: natural / 2)
    // 12.75 points: 12.14 below the top.
    #expect(baselines([width]) == [22, 22])
    let placement = label.labelText.placement(in: label.bounds, scale: 2)
    #expect(placement.layout.isTruncated)
    width.constant = natural
    RenderSession.current.withScreen(scale: 2).run { root.layoutIfNeeded() }
    #expect(marks.first.frame.minY == 26)
  }
}

import Sessions
import Testing
import UIKit

@testable import UIKitViews

/// Tests the baselines of labels that constraints place, at two pixels per point.
@MainActor
@Suite struct LabelBaselineTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let label = UILabel()
  private let marks = (first: UIView(), last: UIView())

  /// Returns the places of two views whose tops are constrained to the label's first and last
  /// baseline.
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

  /// The baseline is 16.19 below the top at 17 points, rounded to a pixel.
  @Test func aLineHasOne() {
    label.text = "Hello"
    #expect(baselines([]) == [26, 26])
    #expect(label.frame.height == 20.5)
  }

  /// Three lines, 20.29 apart, are centred in 61 points: the baselines are 16.26 and 56.83 below
  /// the top, rounded to pixels.
  @Test func linesHaveTwo() {
    label.text = "aaaa bbbb cccc"
    label.numberOfLines = 0
    #expect(baselines([label.widthAnchor.constraint(equalToConstant: 50)]) == [26.5, 67])
    #expect(label.frame.size == CGSize(width: 50, height: 61))
  }

  /// In a label higher than its text the text is centred: (60 − 20.29) / 2 further down, rounded.
  @Test func textInTheMiddleHasItsBaselineThere() {
    label.text = "Hello"
    #expect(baselines([label.heightAnchor.constraint(equalToConstant: 60)]) == [46, 46])
  }

  /// Text that shrinks to half keeps its baseline, or is centred, or stays at the top. At 7.4
  /// points (small text has wider spacing) its baseline is 7.05 below its top.
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

  /// The text shrinks to the minimum factor at most, and follows a wider frame at once.
  @Test func aFactorEndsTheShrinking() {
    label.text = "A line of text that shrinks"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.75
    label.baselineAdjustment = .none
    let natural = label.intrinsicContentSize.width
    let width = label.widthAnchor.constraint(equalToConstant: natural / 2)
    // At 12.75 points the baseline is 12.14 below the top.
    #expect(baselines([width]) == [22, 22])
    let placement = label.labelText.placement(in: label.bounds, scale: 2)
    #expect(placement.layout.isTruncated)
    width.constant = natural
    RenderSession.current.withScreen(scale: 2).run { root.layoutIfNeeded() }
    #expect(marks.first.frame.minY == 26)
  }
}

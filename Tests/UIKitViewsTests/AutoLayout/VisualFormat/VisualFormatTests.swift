import Testing
import UIKit

@testable import UIKitViews

/// Tests the constraints of visual format strings.
@MainActor
@Suite struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  init() {
    for (view, name) in [(root, "root"), (a, "a"), (b, "b"), (c, "c")] {
      view.accessibilityIdentifier = name
    }
    for view in [a, b, c] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func made(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics,
      views: ["a": a, "b": b, "c_1": c])
  }

  private func equations(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [String] { made(format, options, metrics: metrics).map(\.equation) }

  @Test func edgesAndGapsFollowTheSentence() {
    #expect(
      equations("|-5-[a]-6.5-[b]-[c_1][a]-(-3)-|") == [
        "a.leading == root.leading + 5", "b.leading == a.trailing + 6.5",
        "c.leading == b.trailing + 8", "a.leading == c.trailing", "root.trailing == a.trailing - 3",
      ])
  }

  @Test func columnsRunDownwards() {
    #expect(
      equations("V:|[a(40)]-[b(==a)]|") == [
        "a.top == root.top", "a.height == 40", "b.top == a.bottom + 8", "b.height == a.height",
        "root.bottom == b.bottom",
      ])
  }

  @Test func withoutEdgesNothingIsBound() {
    #expect(equations("H:[a]") == [])
    #expect(equations("H:[a(9)]") == ["a.width == 9"])
    #expect(equations("[a][b]") == ["b.leading == a.trailing"])
  }

  @Test func predicatesHaveRelationsPrioritiesAndNames() {
    let metrics: [String: Any] = [
      "gap": 12, "weak": UILayoutPriority.defaultLow, "wide": CGFloat(90),
    ]
    #expect(
      equations(
        "[a(>=wide@500,<=b,==b.height@weak)]-(>=gap,<=40@750)-[b]-gap@weak-[c_1]", metrics: metrics)
        == [
          "a.width >= 90 priority:500", "a.width <= b.width", "a.width == b.height priority:250",
          "b.leading >= a.trailing + 12", "b.leading <= a.trailing + 40 priority:750",
          "c.leading == b.trailing + 12 priority:250",
        ])
  }

  @Test func numbersOfEveryTypeAreMetrics() {
    let numbers: [Any] = [7, 7.0, CGFloat(7), Float(7), UInt8(7), NSNumber(value: 7)]
    for number in numbers {
      #expect(
        equations("[a(n)]", metrics: ["n": number]) == ["a.width == 7"], "\(type(of: number))")
    }
  }

  @Test func alignmentsComeAfterTheSentencePairByPair() {
    #expect(
      equations("[a][b][c_1]", [.alignAllTop, .alignAllLastBaseline]) == [
        "b.leading == a.trailing", "c.leading == b.trailing", "a.top == b.top", "b.top == c.top",
        "a.lastBaseline == b.lastBaseline", "b.lastBaseline == c.lastBaseline",
      ])
    #expect(
      equations("V:[a][b]", .alignAllCenterX) == [
        "b.top == a.bottom", "a.centerX == b.centerX",
      ])
  }

  @Test func directionsAreSides() {
    #expect(
      equations("|-1-[a]-2-[b]-3-|", .directionLeftToRight) == [
        "a.left == root.left + 1", "b.left == a.right + 2", "root.right == b.right + 3",
      ])
    #expect(
      equations("|-1-[a]-2-[b]-3-|", .directionRightToLeft) == [
        "root.right == a.right + 1", "a.left == b.right + 2", "b.left == root.left + 3",
      ])
  }

  @Test func columnsMayCountFromBaselines() {
    #expect(
      equations("V:[a]-20-[b]", .spacingBaselineToBaseline) == [
        "b.firstBaseline == a.lastBaseline + 20"
      ])
  }

  @Test func theSystemsDistanceToAnEdgeIsThatOfTheSuperview() {
    #expect(equations("|-[a]-|").map { $0.hasSuffix("+ 8") } == [true, true])
    let controller = UIViewController()
    controller.view = root
    #expect(
      equations("V:|-[a]-|") == ["a.top == root.top + 20", "root.bottom == a.bottom + 20"])
  }

  @Test func guidesAreItems() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|-4-[guide][a]", metrics: nil, views: ["guide": guide, "a": a])
    #expect(made.map { $0.firstItem === guide } == [true, false])
    #expect(made[0].secondItem === root)
  }

  typealias Direction = (
    UISemanticContentAttribute, NSLayoutConstraint.FormatOptions, first: Double, second: Double
  )

  nonisolated static let directions: [Direction] = [
    (.forceLeftToRight, [], 10, 70), (.forceRightToLeft, [], 240, 200),
    (.forceRightToLeft, .directionLeftToRight, 10, 70),
    (.forceLeftToRight, .directionRightToLeft, 240, 200),
  ]

  @Test(arguments: directions)
  func framesFollowTheDirection(_ expected: Direction) {
    let (direction, options, first, second) = expected
    root.semanticContentAttribute = direction
    NSLayoutConstraint.activate(made("|-10-[a(50)]-10-[b(30)]", options))
    NSLayoutConstraint.activate(made("V:|[a(20)]", []) + made("V:|[b(20)]", []))
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: first, y: 0, width: 50, height: 20))
    #expect(b.frame == CGRect(x: second, y: 0, width: 30, height: 20))
  }

  @Test func optionsHaveUIKitsNumbers() {
    let numbers: [(NSLayoutConstraint.FormatOptions, UInt)] = [
      (.alignAllLeft, 2), (.alignAllRight, 4), (.alignAllTop, 8), (.alignAllBottom, 16),
      (.alignAllLeading, 32), (.alignAllTrailing, 64), (.alignAllCenterX, 512),
      (.alignAllCenterY, 1024), (.alignAllLastBaseline, 2048), (.alignAllFirstBaseline, 4096),
      (.alignmentMask, 0xFFFF), (.directionLeadingToTrailing, 0), (.directionLeftToRight, 0x10000),
      (.directionRightToLeft, 0x20000), (.directionMask, 0x30000), (.spacingEdgeToEdge, 0),
      (.spacingBaselineToBaseline, 0x80000), (.spacingMask, 0x80000),
    ]
    for (option, number) in numbers { #expect(option.rawValue == number) }
  }
}

import Synchronization
import Testing
import UIKit

@testable import UIKitRuntime
@testable import UIKitViews

/// Tests the log messages about conflicting constraints, and which constraint is broken.
@MainActor
@Suite struct ConflictMessageTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let a = UIView()
  private let b = UIView()

  init() {
    for (view, name) in [(root, "root"), (a, "a"), (b, "b")] { view.accessibilityIdentifier = name }
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func logged(_ action: () -> Void) -> [String] {
    let heard = Mutex<[String]>([])
    ProgrammerWarning.captured(by: { message in heard.withLock { $0.append(message) } }) {
      action()
    }
    return heard.withLock { $0 }
  }

  /// Returns the constraints of a message, and the broken one, without addresses.
  private func parts(_ message: String) -> (list: [String], broken: String) {
    let lines = message.split(separator: "\n").map(String.init)
    let list = lines.filter { $0.hasPrefix("    \"") }.map { Self.plain(String($0.dropFirst(5))) }
    let broken = lines.firstIndex { $0.hasPrefix("Will attempt") }.map { lines[$0 + 1] } ?? ""
    return (list, Self.plain(broken))
  }

  private static func plain(_ line: String) -> String {
    let body = line.drop { $0 != " " }.dropFirst()
    return body.range(of: "   (").map { String(body[..<$0.lowerBound]) } ?? line
  }

  @Test func theMessageIsUIKitsWordForWord() {
    let first = a.heightAnchor.constraint(equalToConstant: 200)
    let second = a.heightAnchor.constraint(equalToConstant: 84)
    let messages = logged {
      NSLayoutConstraint.activate([first, second])
      root.layoutIfNeeded()
    }
    #expect(
      messages == [
        """
        [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. 
        \tTry this: 
        \t\t(1) look at each constraint and try to figure out which you don't expect; 
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
        (
            "\(first)",
            "\(second)"
        )

        Will attempt to recover by breaking constraint 
        \(first)

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
        debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
        <UIKitCore/UIView.h> may also be helpful.
        """
      ])
    #expect(a.bounds.height == 84)
  }

  @Test func aConflictIsLoggedOnce() {
    let widths = [10, 20, 30].map { a.widthAnchor.constraint(equalToConstant: $0) }
    #expect(
      logged {
        NSLayoutConstraint.activate(widths)
        root.layoutIfNeeded()
      }.count == 2)
    #expect(
      logged {
        root.setNeedsLayout()
        root.layoutIfNeeded()
        _ = root.systemLayoutSizeFitting(.zero)
      } == [])
    widths[0].isActive = false
    #expect(
      logged {
        widths[0].isActive = true
        root.layoutIfNeeded()
      }.count == 1)
  }

  /// Constraints of a frame and mask have a note about them, and are not broken.
  @Test func masksAreExplainedAndStay() {
    let framed = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    framed.accessibilityIdentifier = "framed"
    root.addSubview(framed)
    let messages = logged {
      framed.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
      root.layoutIfNeeded()
    }
    #expect(messages.count == 1)
    #expect(
      messages.first?.contains(
        "fix it. \n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't "
          + "understand, refer to the documentation for the UIView property "
          + "translatesAutoresizingMaskIntoConstraints) \n(\n") == true)
    let (list, broken) = parts(messages.first ?? "")
    #expect(
      list == [
        "h=--& v=--& root.width == 300", "h=--& v=--& framed.width == 30",
        "framed.width == root.width",
      ])
    #expect(broken == "framed.width == root.width")
    #expect(framed.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  /// A constraint of a mask is printed as a distance from an edge, or a length.
  @Test func masksArePrintedByWhatTheyKeep() {
    let framed = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    framed.accessibilityIdentifier = "framed"
    root.addSubview(framed)
    func words(_ mask: UIView.AutoresizingMask, _ anchor: NSLayoutDimension) -> [String] {
      framed.autoresizingMask = mask
      let constraint = anchor.constraint(equalToConstant: 1000)
      let messages = logged {
        constraint.isActive = true
        a.leadingAnchor.constraint(equalTo: framed.leadingAnchor).isActive = true
        root.layoutIfNeeded()
      }
      constraint.isActive = false
      return parts(messages.first ?? "").list
    }
    #expect(
      words([], framed.widthAnchor) == ["h=--& v=--& framed.width == 30", "framed.width == 1000"])
    #expect(
      words([.flexibleWidth, .flexibleHeight], framed.widthAnchor)
        == ["h=-&- v=-&- H:[framed]-(260)-|(LTR)", "framed.width == 1000"])
    #expect(
      words([.flexibleTopMargin], framed.heightAnchor)
        == ["h=--& v=&-- framed.height == 40", "framed.height == 1000"])
  }

  @Test func safeAreasAreNamed() {
    root.setSafeAreaInsets(UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let messages = logged {
      NSLayoutConstraint.activate([
        a.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
        a.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
      root.layoutIfNeeded()
    }
    let guide = root.safeAreaLayoutGuide
    let name = "UILayoutGuide:\(NSLayoutConstraint.address(of: guide))'UIViewSafeAreaLayoutGuide'"
    let (list, broken) = parts(messages.first ?? "")
    #expect(
      Set(list) == [
        "a.bottom == \(name).bottom", "a.bottom == root.bottom",
        "'UIViewSafeAreaLayoutGuide-bottom' V:[\(name)]-(34)-|",
      ])
    #expect(broken == "a.bottom == root.bottom")
  }

  /// Of the app's constraints, the broken one is: a length with a constant first, an inequality
  /// before an equation, and the deepest view's; then the last trailing or bottom edge; then a gap;
  /// then a length.
  @Test func whatBreaksIsChosenByItsKind() {
    let inner = UIView()
    inner.accessibilityIdentifier = "inner"
    inner.translatesAutoresizingMaskIntoConstraints = false
    a.addSubview(inner)
    let cases: [([NSLayoutConstraint], String)] = [
      (
        [
          a.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
          a.heightAnchor.constraint(equalToConstant: 20),
        ], "a.height >= 44"
      ),
      (
        [
          a.widthAnchor.constraint(equalToConstant: 10),
          inner.widthAnchor.constraint(equalToConstant: 20),
          inner.widthAnchor.constraint(equalTo: a.widthAnchor),
        ], "inner.width == 20"
      ),
      (
        [
          a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200),
          b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 200),
          root.trailingAnchor.constraint(equalTo: b.trailingAnchor),
        ], "H:[b]-(0)-|"
      ),
      (
        [
          a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          b.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 1),
        ], "H:[a]-(1)-[b]"
      ),
      (
        [
          a.widthAnchor.constraint(equalTo: root.widthAnchor),
          a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        ], "a.width == 0.5*root.width"
      ),
    ]
    for (constraints, expected) in cases {
      let messages = logged {
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
      }
      #expect(messages.count == 1)
      #expect(parts(messages.first ?? "").broken == expected)
      NSLayoutConstraint.deactivate(constraints)
    }
  }

  /// A view's own required width is broken if its stack hides it, as UIKit's logs show.
  @Test func aHiddenViewsOwnWidthBreaks() {
    let stack = UIStackView(arrangedSubviews: [a, b])
    root.addSubview(stack)
    let messages = logged {
      a.widthAnchor.constraint(equalToConstant: 40).isActive = true
      a.isHidden = true
      stack.layoutIfNeeded()
    }
    let (list, broken) = parts(messages.first ?? "")
    #expect(Set(list) == ["'UISV-hiding' a.width == 0", "a.width == 40"])
    #expect(broken == "a.width == 40")
  }

  /// Without a constraint of the app's, the last one of a stack is broken.
  @Test func whatAStackSpecifiesBreaksWhereNothingElseCan() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
    stack.accessibilityIdentifier = "stack"
    stack.spacing = 100
    for view in [a, b] { stack.addArrangedSubview(view) }
    let messages = logged { stack.layoutIfNeeded() }
    #expect(messages.count == 1)
    let (list, broken) = parts(messages.first ?? "")
    #expect(
      Set(list) == [
        "h=--& v=--& stack.width == 50", "'UISV-canvas-connection' stack.leading == a.leading",
        "'UISV-canvas-connection' H:[b]-(0)-|",
        "'UISV-spacing' H:[a]-(100)-[b]",
      ])
    #expect(broken == "'UISV-spacing' H:[a]-(100)-[b]")
  }

  @Test func whatIsMeasuredNamesItsTarget() {
    let messages = logged {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "|-20-[a]-20-|", metrics: nil, views: ["a": a]))
      _ = root.systemLayoutSizeFitting(
        .zero, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
    let (list, broken) = parts(messages.first ?? "")
    #expect(list.contains("'fittingSizeHTarget' root.width == 0"))
    #expect(broken == "H:[a]-(20)-|")
  }
}

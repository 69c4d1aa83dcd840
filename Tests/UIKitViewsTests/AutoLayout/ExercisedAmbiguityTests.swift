import Testing
import UIKit

/// Tests that `exerciseAmbiguityInLayout` shows other layouts that the constraints allow.
@MainActor
@Suite struct ExercisedAmbiguityTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  /// Returns a box at the left edge, at least 10 points wide.
  private func box() -> UIView {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    return box
  }

  private func frame(of view: UIView, exercised: Bool) -> CGRect {
    if exercised { view.exerciseAmbiguityInLayout() }
    root.layoutIfNeeded()
    return view.frame
  }

  @Test func whatIsOpenTakesAllChoicesInTurn() {
    let box = box()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    let widths = (0..<5).map { _ in frame(of: box, exercised: true).width }
    #expect(widths == [200, 100, 150, 50, 10])
    #expect(box.frame.height == 20 && box.frame.origin == .zero)
    #expect(box.layoutIssues == ["width is ambiguous: no constraint binds its trailing edge"])
    #expect(box.hasAmbiguousLayout && frame(of: box, exercised: true).width == 200)
  }

  @Test func positionsMoveToo() {
    let box = box()
    box.constraints[0].isActive = false
    root.constraints.first { $0.firstAttribute == .leading }?.isActive = false
    box.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let places = (0..<3).map { _ in frame(of: box, exercised: true) }
    #expect(places.map(\.minX) == [100, 50, 150])
    #expect(places.allSatisfy { $0.width == 40 && $0.minY == 0 })
  }

  @Test func whatIsDecidedStays() {
    let box = box()
    _ = frame(of: box, exercised: true)
    box.widthAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(frame(of: box, exercised: false).width == 30)
    #expect(!box.hasAmbiguousLayout && frame(of: box, exercised: true).width == 30)
    #expect(frame(of: root, exercised: true) == CGRect(x: 0, y: 0, width: 200, height: 100))
    UIView().exerciseAmbiguityInLayout()
  }

  /// Nothing decides where the box is, neither before nor after.
  @Test func anUndecidedPlaceIsLeftWithTheConstraintThatDecidedIt() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(equalToConstant: 30),
    ])
    let place = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40)
    let places = [false, true, false].map { isDecided in
      place.isActive = isDecided
      root.layoutIfNeeded()
      #expect(box.hasAmbiguousLayout == !isDecided)
      return box.frame.minX
    }
    #expect(places == [0, 40, 0])
  }
}

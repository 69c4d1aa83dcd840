import Testing
import UIKit

@MainActor @Suite struct SegmentedControlTests {
  private func control(_ titles: [String] = ["A", "B", "C"], width: CGFloat = 263)
    -> UISegmentedControl
  {
    let control = UISegmentedControl(items: titles)
    control.frame.size = CGSize(width: width, height: 32)
    return control
  }

  private func labels(_ control: UISegmentedControl) -> [CGRect] {
    control.layoutIfNeeded()
    return control.subviews.compactMap { ($0 as? UILabel)?.frame }
  }

  private func pill(_ control: UISegmentedControl) -> CGRect? {
    control.layoutIfNeeded()
    return control.subviews[0].isHidden ? nil : control.subviews[0].frame
  }

  /// In UIKit's picture of iOS 17.5, three segments of 87 points are 1 apart and 32 high; the
  /// selected background is inset by 2.
  @Test func partsStandWhereThePictureHasThem() {
    let control = control()
    #expect(
      labels(control) == [0, 88, 176].map { CGRect(x: $0, y: 0, width: 87, height: 32) })
    #expect(pill(control) == nil)
    control.selectedSegmentIndex = 1
    #expect(pill(control) == CGRect(x: 90, y: 2, width: 83, height: 28))
    control.semanticContentAttribute = .forceRightToLeft
    control.selectedSegmentIndex = 0
    #expect(pill(control) == CGRect(x: 178, y: 2, width: 83, height: 28))
  }

  /// All segments are as wide as the widest, which is its title plus 18. The height excludes the
  /// last point, which is outside the alignment rectangle.
  @Test func itsSizeIsItsTitles() {
    let control = control(["Day", "Month"])
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    let widest = "Month".size(withAttributes: [.font: font]).width.rounded(.up) + 18
    #expect(control.sizeThatFits(.zero) == CGSize(width: 2 * widest + 1, height: 32))
    #expect(control.intrinsicContentSize == CGSize(width: 2 * widest + 1, height: 31))
    control.apportionsSegmentWidthsByContent = true
    #expect(control.sizeThatFits(.zero).width < 2 * widest + 1)
    control.setWidth(100, forSegmentAt: 0)
    control.setWidth(50, forSegmentAt: 1)
    #expect(control.sizeThatFits(.zero).width == 151)
  }

  /// Separators are between segments of which neither is selected.
  @Test func separatorsStandAside() {
    let control = control(["A", "B", "C", "D"])
    func separators() -> [Bool] {
      control.layoutIfNeeded()
      let views = control.subviews.dropFirst()
      return views.enumerated().filter { $0.offset % 3 == 0 }.map { !$0.element.isHidden }
    }
    #expect(separators() == [true, true, true, false])
    control.selectedSegmentIndex = 1
    #expect(separators() == [false, false, true, false])
  }

  @Test func aTapChooses() {
    var done: [String] = []
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 200, height: 32),
      actions: ["A", "B"].map { title in UIAction(title: title) { _ in done.append(title) } })
    let screen = ControlScreen(control, at: CGPoint(x: 50, y: 50))
    screen.tap(150, 10)
    #expect(control.selectedSegmentIndex == 1 && done == ["B"])
    #expect(screen.take().contains("value"))
    screen.tap(150, 10)
    #expect(done == ["B"] && !screen.take().contains("value"), "the segment was selected before")
    control.setEnabled(false, forSegmentAt: 0)
    screen.tap(10, 10)
    #expect(control.selectedSegmentIndex == 1)
    control.isMomentary = true
    screen.tap(150, 10)
    #expect(done == ["B", "B"] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func segmentsComeAndGo() {
    let control = control()
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "New", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "New")
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 3)
    control.selectedSegmentIndex = 9
    #expect(control.selectedSegmentIndex == -1)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && labels(control).isEmpty)
  }
}

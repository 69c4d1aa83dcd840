import Testing
import UIKit

@MainActor @Suite struct UIViewAutoresizingTests {
  private func resized(_ mask: UIView.AutoresizingMask) -> CGRect {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.autoresizingMask = mask
    root.addSubview(view)
    root.frame.size = CGSize(width: 200, height: 160)
    return view.frame
  }

  @Test func nothingGivesWithoutAMask() {
    #expect(resized([]) == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func oneFlexiblePartTakesAll() {
    #expect(resized([.flexibleWidth]) == CGRect(x: 10, y: 20, width: 130, height: 40))
    #expect(resized([.flexibleLeftMargin]) == CGRect(x: 110, y: 20, width: 30, height: 40))
    #expect(resized([.flexibleBottomMargin]) == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(
      resized([.flexibleWidth, .flexibleHeight]) == CGRect(x: 10, y: 20, width: 130, height: 100))
  }

  @Test func severalPartsShareInProportion() {
    // A left margin of 10 and a width of 30 share 100 points as 25 and 75.
    #expect(
      resized([.flexibleLeftMargin, .flexibleWidth])
        == CGRect(x: 35, y: 20, width: 105, height: 40))
  }

  /// With any mask, margins and size add up to the superview's width.
  @Test func thePartsMakeUpTheWhole() {
    for raw in 1..<UInt(64) {
      let mask = UIView.AutoresizingMask(rawValue: raw)
      let frame = resized(mask)
      if !mask.isDisjoint(with: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]) {
        let right = mask.contains(.flexibleRightMargin) ? nil : CGFloat(60)
        if let right { #expect(abs(frame.maxX + right - 200) < 1e-9) }
      }
      if !mask.contains(.flexibleWidth) { #expect(abs(frame.width - 30) < 1e-9) }
      if !mask.contains(.flexibleHeight) { #expect(abs(frame.height - 40) < 1e-9) }
      if !mask.contains(.flexibleLeftMargin) { #expect(abs(frame.minX - 10) < 1e-9) }
    }
  }

  @Test func aViewThatGrowsFromNothingFills() {
    let root = UIView()
    let view = UIView()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
    root.frame = CGRect(x: 0, y: 0, width: 70, height: 50)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 70, height: 50))
  }
}

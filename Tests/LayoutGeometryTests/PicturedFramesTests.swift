import Foundation
import Testing

@testable import LayoutGeometry

/// Tests frames read from UIKit's pictures.
@Suite struct PicturedFramesTests {
  /// Returns two sections of ten items of 122×81, with spacings of 10 and headers of 50.
  private func screen(axis: FlowAxis, crossExtent: Double) -> FlowGeometry {
    let section = FlowSectionMetrics(
      items: .uniform(count: 10, size: axis.axisSize(CGSize(width: 122, height: 81))),
      headerExtent: 50)
    return FlowGeometry(
      axis: axis, crossExtent: crossExtent, scale: 2, sections: [section, section])
  }

  private func origin(_ flow: FlowGeometry, _ section: Int, _ item: Int) -> CGPoint? {
    flow.frame(of: .item(section: section, item: item))?.origin
  }

  @Test func portraitHasTwoColumns() {
    let flow = screen(axis: .vertical, crossExtent: 375)
    #expect(origin(flow, 0, 0) == CGPoint(x: 0, y: 50))
    #expect(origin(flow, 0, 1) == CGPoint(x: 253, y: 50))
    #expect(origin(flow, 0, 2) == CGPoint(x: 0, y: 141))
    #expect(flow.frame(of: .header(section: 1)) == CGRect(x: 0, y: 495, width: 375, height: 50))
    #expect(flow.contentSize == CGSize(width: 375, height: 990))
  }

  @Test func landscapeColumnsAreRoundedToHalfPoints() {
    let flow = screen(axis: .vertical, crossExtent: 667)
    let columns = (0..<5).map { origin(flow, 0, $0)?.x }
    #expect(columns == [0, 136.5, 272.5, 409, 545])
  }

  @Test func anIncompleteColumnKeepsTheSlotsOfAFullOne() {
    let flow = screen(axis: .horizontal, crossExtent: 667)
    let rows = (0..<7).map { origin(flow, 0, $0)?.y }
    #expect(rows == [0, 97.5, 195.5, 293, 390.5, 488.5, 586])
    #expect((7..<10).map { origin(flow, 1, $0)?.y } == [0, 97.5, 195.5])
  }

  @Test func aPinnedHeaderStaysUntilItsSectionEnds() {
    let flow = screen(axis: .vertical, crossExtent: 375)
    func tops(_ offset: Double) -> [CGFloat?] {
      let pinning = FlowPinning(
        visible: offset...offset + 667, pinsHeaders: true, pinsFooters: false)
      return (0...1).map { flow.frame(of: .header(section: $0), pinning: pinning)?.minY }
    }
    #expect(tops(-20) == [0, 495])
    #expect(tops(323) == [323, 495])
    #expect(tops(460) == [445, 495])
    #expect(tops(600) == [445, 600])
  }

  @Test(arguments: [(288.0, 548.0, 238.0), (343.0, 647.0, 293.0), (374.0, 818.0, 300.0)])
  func columnsOfOneItemAreALineSpacingApart(width: Double, height: Double, item: Double) {
    let section = FlowSectionMetrics(
      items: .sized(Array(repeating: AxisSize(main: item, cross: height), count: 20)),
      lineSpacing: 20)
    let flow = FlowGeometry(
      axis: .horizontal, crossExtent: height, scale: 3, sections: [section])
    #expect(
      flow.frame(of: .item(section: 0, item: 1))
        == CGRect(x: item + 20, y: 0, width: item, height: height))
  }
}

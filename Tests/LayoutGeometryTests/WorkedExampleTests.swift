import Foundation
import Testing

@testable import LayoutGeometry

/// Tests layouts written as numbers, in points at scale 2 by default.
@Suite struct WorkedExampleTests {
  private func section(
    count: Int, _ width: Double, _ height: Double, spacing: Double = 10, line: Double = 10,
    insets: FlowSectionMetrics.Insets = .init(), header: Double = 0, footer: Double = 0
  ) -> FlowSectionMetrics {
    FlowSectionMetrics(
      items: .uniform(count: count, size: AxisSize(main: height, cross: width)), insets: insets,
      lineSpacing: line, interitemSpacing: spacing, headerExtent: header, footerExtent: footer)
  }

  private func inset(_ value: Double) -> FlowSectionMetrics.Insets {
    .init(mainLeading: value, mainTrailing: value, crossLeading: value, crossTrailing: value)
  }

  private func flow(
    _ width: Double, _ sections: FlowSectionMetrics..., axis: FlowAxis = .vertical,
    scale: Double = 2
  ) -> FlowGeometry {
    FlowGeometry(axis: axis, crossExtent: width, scale: scale, sections: sections)
  }

  private func items(_ flow: FlowGeometry, section: Int = 0) -> [CGRect] {
    (0..<flow.itemCount(inSection: section)).compactMap {
      flow.frame(of: .item(section: section, item: $0))
    }
  }

  private func origins(_ flow: FlowGeometry) -> [CGPoint] { items(flow).map(\.origin) }

  private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  private func rect(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> CGRect {
    CGRect(x: x, y: y, width: w, height: h)
  }

  @Test(arguments: [1.0, 2, 3])
  func fiveSquaresInAnInset(scale: Double) {
    let flow = flow(320, section(count: 5, 80, 80, insets: inset(10)), scale: scale)
    #expect(
      items(flow) == [
        rect(10, 10, 80, 80), rect(120, 10, 80, 80), rect(230, 10, 80, 80),
        rect(10, 100, 80, 80), rect(120, 100, 80, 80),
      ])
    #expect(flow.contentSize == CGSize(width: 320, height: 190))
  }

  @Test func defaultsHaveAGapOfSeventeenAndAHalf() {
    let section = section(count: 7, 50, 50)
    let twice = flow(320, section)
    #expect(
      origins(twice) == [
        point(0, 0), point(67.5, 0), point(135, 0), point(202.5, 0), point(270, 0),
        point(0, 60), point(67.5, 60),
      ])
    #expect(twice.contentSize == CGSize(width: 320, height: 110))
    #expect(origins(flow(320, section, scale: 1)).prefix(5).map(\.x) == [0, 68, 135, 203, 270])
    let thrice = origins(flow(320, section, scale: 3)).prefix(5).map { ($0.x * 3).rounded() }
    #expect(thrice == [0, 203, 405, 608, 810])
  }

  @Test func twoHundredPointItemsOnBothOrientationsOfATablet() {
    let section = section(count: 6, 200, 200, spacing: 40, line: 40, insets: inset(10))
    let landscape = flow(1024, section)
    #expect(
      origins(landscape) == [
        point(10, 10), point(278, 10), point(546, 10), point(814, 10), point(10, 250),
        point(278, 250),
      ])
    #expect(landscape.contentSize == CGSize(width: 1024, height: 460))
    #expect(origins(flow(768, section)).prefix(3).map(\.x) == [10, 284, 558])
  }

  @Test func thirdsGoToTheNearestHalfPoint() {
    let flow = flow(1024, section(count: 4, 220, 220, spacing: 20, line: 20, insets: inset(10)))
    #expect(origins(flow).map(\.x) == [10, 271.5, 532.5, 794])
  }

  @Test func headersAndFootersFrameTheirSection() {
    let one = section(
      count: 4, 153, 128, spacing: 20, line: 20,
      insets: .init(crossLeading: 20, crossTrailing: 20), header: 40, footer: 35)
    let flow = flow(375, one, one)
    #expect(flow.frame(of: .header(section: 0)) == rect(0, 0, 375, 40))
    #expect(
      origins(flow) == [point(20, 40), point(202, 40), point(20, 188), point(202, 188)])
    #expect(flow.frame(of: .footer(section: 0)) == rect(0, 316, 375, 35))
    #expect(flow.frame(of: .header(section: 1)) == rect(0, 351, 375, 40))
  }

  @Test func variableSizesJustifyAllLinesButTheLast() {
    var section = section(count: 0, 0, 0, insets: inset(10))
    section.items = .sized([
      AxisSize(main: 40, cross: 100), AxisSize(main: 60, cross: 100),
      AxisSize(main: 20, cross: 90), AxisSize(main: 30, cross: 120), AxisSize(main: 30, cross: 60),
    ])
    let flow = flow(320, section)
    #expect(
      items(flow) == [
        rect(10, 20, 100, 40), rect(210, 10, 100, 60), rect(10, 85, 90, 20),
        rect(110, 80, 120, 30), rect(240, 80, 60, 30),
      ])
    #expect(flow.contentSize == CGSize(width: 320, height: 120))
  }

  @Test func variableSizesCentreALoneItemExceptOnTheLastLine() {
    var section = section(count: 0, 0, 0, insets: inset(10))
    section.items = .sized([
      AxisSize(main: 40, cross: 200), AxisSize(main: 60, cross: 250),
      AxisSize(main: 20, cross: 90), AxisSize(main: 30, cross: 60),
    ])
    let flow = flow(320, section)
    #expect(
      items(flow) == [
        rect(60, 10, 200, 40), rect(35, 60, 250, 60), rect(10, 135, 90, 20),
        rect(110, 130, 60, 30),
      ])
    #expect(flow.contentSize == CGSize(width: 320, height: 170))
  }

  @Test func onePerLineIsCentredAndAnEmptySectionKeepsItsBars() {
    let insets = FlowSectionMetrics.Insets(mainLeading: 5, mainTrailing: 7)
    let two = flow(320, section(count: 2, 200, 50, insets: insets, header: 30, footer: 20))
    #expect(two.frame(of: .header(section: 0)) == rect(0, 0, 320, 30))
    #expect(origins(two) == [point(60, 35), point(60, 95)])
    #expect(two.frame(of: .footer(section: 0)) == rect(0, 152, 320, 20))
    #expect(two.contentSize.height == 172)

    let none = flow(320, section(count: 0, 200, 50, insets: insets, header: 30, footer: 20))
    #expect(none.frame(of: .header(section: 0))?.minY == 0)
    #expect(none.frame(of: .footer(section: 0))?.minY == 42)
    #expect(none.contentSize.height == 62)
  }

  @Test func horizontalFillsColumnsFromTheTop() {
    let flow = flow(320, section(count: 5, 80, 80, insets: inset(10)), axis: .horizontal)
    #expect(
      origins(flow) == [
        point(10, 10), point(10, 120), point(10, 230), point(100, 10), point(100, 120),
      ])
    #expect(flow.contentSize == CGSize(width: 190, height: 320))
  }

  @Test func horizontalHeadersAreColumnsOfFullHeight() {
    let flow = flow(
      320, section(count: 1, 80, 80, header: 25, footer: 15), axis: .horizontal)
    #expect(flow.frame(of: .header(section: 0)) == rect(0, 0, 25, 320))
    #expect(flow.frame(of: .footer(section: 0)) == rect(105, 0, 15, 320))
  }

  @Test func anOversizeItemGetsALineOfItsOwnAtTheInset() {
    let flow = flow(100, section(count: 2, 140, 20, insets: inset(10)))
    #expect(origins(flow) == [point(10, 10), point(10, 40)])
  }

  @Test func threeThirdsShareALine() {
    let flow = flow(100, section(count: 3, 100.0 / 3, 20, spacing: 0))
    #expect(Set(origins(flow).map(\.y)) == [0])
  }
}

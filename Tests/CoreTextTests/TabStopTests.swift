import Testing

@testable import CoreText

@Suite struct TabStopTests {
  private func layout(_ text: String, _ locations: [Double], interval: Double = 28) -> TextLayout {
    var attributes = TextAttributes(font: TextFont(weight: 400, size: 17))
    attributes.paragraph.tabs = TabStops(locations: locations, interval: interval)
    return TextLayout(
      StyledText(text, attributes: attributes), options: TextLayoutOptions(width: 400))
  }

  @Test func textContinuesAtThePlaces() throws {
    let line = try #require(layout("\ta\tb", [50, 120]).lines.first)
    // A letter has some added spacing before it (`AddedAdvances`).
    let starts = line.runs.flatMap(\.glyphs).map { $0.x.rounded() }
    #expect(starts == [50, 120])
  }

  @Test func behindThePlacesTheIntervalCounts() throws {
    let line = try #require(layout("\ta\tb", [50], interval: 100).lines.first)
    #expect(line.runs.flatMap(\.glyphs).map { $0.x.rounded() } == [50, 100])
  }

  @Test func theNextPlaceIsFurtherOn() {
    let tabs = TabStops(locations: [10, 20], interval: 0)
    #expect([0, 10, 15, 20, 33].map { tabs.next(after: $0) } == [10, 20, 20, 20, 33])
  }
}

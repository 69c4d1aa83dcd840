import Testing

@testable import VectorImages

/// Tests the shapes of SVG files, in numbers.
@Suite struct SVGReaderTests {
  private func drawing(
    _ content: String, _ attributes: String = "viewBox='0 0 10 10'"
  ) throws -> VectorDrawing {
    try VectorDrawing(
      svg: Array("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>".utf8))
  }

  private func shape(_ content: String) throws -> VectorShape {
    try #require(try drawing(content).items.first?.shape)
  }

  // MARK: Size

  @Test(arguments: [
    ("width='24' height='12px'", 24.0, 12.0), ("viewBox='1 2 30 40'", 30, 40),
    ("width='15' viewBox='0 0 30 40'", 15, 20), ("width='1in' height='72pt'", 96, 96),
    ("width='100%' height='100%' viewBox='0 0 7 8'", 7, 8),
  ])
  func theSizeIsDeclaredOrTheViewBoxes(_ attributes: String, _ width: Double, _ height: Double)
    throws
  {
    let drawing = try drawing("", attributes)
    #expect(drawing.width == width && drawing.height == height)
  }

  @Test func aViewBoxIsFittedIntoTheMiddle() throws {
    let shape = try #require(
      try drawing("<path d='M0 0h1v1z'/>", "width='20' height='40' viewBox='0 0 10 10'")
        .items.first?.shape)
    #expect(shape.transform == VectorTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 10))
  }

  // MARK: Shapes

  @Test func shapesArePaths() throws {
    #expect(
      try shape("<rect x='1' y='2' width='3' height='4'/>").path.words
        == "M1,2 L4,2 L4,6 L1,6 Z")
    #expect(
      try shape("<rect width='4' height='4' rx='9'/>").path.words.hasPrefix("M2,0 L2,0 C3.105,0"))
    #expect(try shape("<circle cx='2' r='1'/>").path.bounds?.minX == 1)
    #expect(try shape("<polygon points='0,0 1,0 1,1'/>").path.words == "M0,0 L1,0 L1,1 Z")
    #expect(
      try shape("<line x2='3' y2='4' stroke='red'/>").path.words == "M0,0 L3,4")
  }

  @Test func transformsGoFromTheLastToTheFirst() throws {
    let map = try shape("<path d='M0 0h1v1z' transform='translate(10 20) scale(2)'/>").transform
    #expect(map == VectorTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 20))
    let turned = try shape("<path d='M0 0h1v1z' transform='rotate(90, 5, 5)'/>").transform
    #expect(turned.apply(VectorPoint(5, 0)).words == "10,5")
  }

  // MARK: Style

  @Test func styleComesBeforeSheetsBeforeAttributes() throws {
    let content = """
      <style>path{fill:#00f} .b{fill:#0f0}</style>
      <path d='M0 0h1v1z' fill='red'/><path class='b' d='M0 0h1v1z'/>
      <path class='b' style='fill: white' d='M0 0h1v1z'/>
      """
    let colors = try drawing(content).items.map { $0.shape?.fill?.color }
    #expect(colors == [VectorColor(0, 0, 1), VectorColor(0, 1, 0), VectorColor(1, 1, 1)])
  }

  @Test func strokesHaveAllTheirNumbers() throws {
    let stroke = try #require(
      try shape(
        """
        <path d='M0 0h9' fill='none' stroke='#0008' stroke-width='2' stroke-linecap='round'
          stroke-linejoin='bevel' stroke-dasharray='1 2 3' stroke-dashoffset='4'/>
        """
      ).stroke)
    #expect(stroke.width == 2 && stroke.cap == .round && stroke.join == .bevel)
    #expect(stroke.dashes == [1, 2, 3, 1, 2, 3] && stroke.dashPhase == 4)
    #expect(stroke.paint.color?.alpha == 136.0 / 255)
  }

  @Test(arguments: [
    ("#fed", VectorColor(1, 238 / 255, 221 / 255)), ("tomato", VectorColor(1, 99 / 255, 71 / 255)),
    ("rgb(255, 0, 51)", VectorColor(1, 0, 0.2)), ("rgba(0 0 0 / 50%)", VectorColor(0, 0, 0, 0.5)),
    ("hsl(120, 100%, 50%)", VectorColor(0, 1, 0)),
    ("color(display-p3 1 0.5 0)", VectorColor(1, 0.5, 0)),
  ])
  func coloursHaveManySpellings(_ text: String, _ color: VectorColor) {
    #expect(SVGColor.read(text) == color)
  }

  @Test func currentColorIsTheInheritedColour() throws {
    let drawing = try drawing("<g color='blue'><path d='M0 0h1v1z' fill='currentColor'/></g>")
    #expect(drawing.items.first?.shape?.fill?.color == VectorColor(0, 0, 1))
  }

  // MARK: Gradients, clips, masks, uses

  @Test func aGradientTakesTheRestFromAnother() throws {
    let gradient = try #require(
      try drawing(
        """
        <linearGradient id='a'><stop stop-color='red'/><stop offset='1' stop-opacity='.5'/>
        </linearGradient><linearGradient id='b' href='#a' x2='0' y2='1'/>
        <rect x='1' width='4' height='8' fill='url(#b)'/>
        """
      ).items.first?.shape?.fill?.gradient)
    #expect(gradient.kind == .linear(from: .zero, to: VectorPoint(0, 1)))
    #expect(gradient.transform == VectorTransform(a: 4, b: 0, c: 0, d: 8, tx: 1, ty: 0))
    #expect(
      gradient.stops == [
        .init(offset: 0, color: VectorColor(1, 0, 0)),
        .init(offset: 1, color: VectorColor(0, 0, 0, 0.5)),
      ])
  }

  @Test func aClipPathIsInTheDrawingsCoordinates() throws {
    let group = try #require(
      try drawing(
        """
        <clipPath id='c'><rect width='2' height='2'/></clipPath>
        <g transform='translate(3 4)' clip-path='url(#c)'><path d='M0 0h9v9z'/></g>
        """
      ).items.first?.group)
    #expect(group.clips.map(\.path.words) == ["M3,4 L5,4 L5,6 L3,6 Z"])
  }

  @Test func overlappingShapesOfAClipPathAreAMask() throws {
    let group = try #require(
      try drawing(
        """
        <clipPath id='c'><circle r='2'/><circle cx='1' r='2'/></clipPath>
        <path clip-path='url(#c)' d='M0 0h9v9z'/>
        """
      ).items.first?.group)
    #expect(group.clips.isEmpty)
    #expect(group.mask?.kind == .alpha && group.mask?.items.count == 2)
  }

  @Test func aUseDrawsWhatItNamesInItsOwnPlaceAndStyle() throws {
    let shape = try #require(
      try drawing(
        """
        <defs><path id='p' d='M0 0h1v1z'/></defs><use href='#p' x='3' y='4' fill='red'/>
        """
      ).items.first?.shape)
    #expect(shape.transform == .moved(3, 4))
    #expect(shape.fill?.color == VectorColor(1, 0, 0))
  }

  // MARK: Messages

  @Test func unsupportedElementsAreReportedOnceWithTheirLine() throws {
    let drawing = try drawing(
      """

      <text>a</text><text>b</text>
      <path d='M0 0h1v1z' filter='url(#f)'/>
      <sodipodi:namedview xmlns:sodipodi='s'/>
      <use href='#none'/>
      """)
    #expect(
      drawing.problems.map { $0.sentence(in: "a.svg") } == [
        "a.svg:2: <text> is not drawn.", "a.svg:3: 'filter' is not drawn.",
        "a.svg:5: There is no '#none'.",
      ])
    #expect(drawing.items.count == 1)
  }

  @Test(arguments: [
    ("<svg", "f:1: it is not XML: the tag 'svg' does not end."),
    ("<svg>\n<g></svg>", "f:2: it is not XML: '</svg>' closes nothing; 'g' of line 2 is open."),
    ("<svg/><svg/>", "f:1: it is not XML: nothing may follow the root element."),
    ("<a/>", "f:1: it is not SVG: it begins with <a>."),
    ("<svg/>", "f:1: it has neither a size nor a view box."),
    ("<svg width='99999' height='1'/>", "f:1: it is larger than 16384 points."),
    ("<svg a='&b;'/>", "f:1: it is not XML: '&b;' is not an entity of XML, and not declared."),
    (
      "<!DOCTYPE svg [<!ENTITY a 'x'><!ENTITY b '&a;&a;'>]><svg/>",
      "f:1: it is not XML: entity 'b' contains markup."
    ),
    (
      "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><svg/>",
      "f:1: it is not XML: entity 'a' is outside the document."
    ),
  ])
  func whatIsRefusedReportsWhereAndWhy(_ text: String, _ sentence: String) {
    let error = #expect(throws: VectorError.self) { try VectorDrawing(svg: Array(text.utf8)) }
    #expect(error?.sentence(in: "f") == sentence)
  }

  @Test func usesOfUsesComeToAnEnd() throws {
    let circle = try drawing("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>")
    #expect(circle.problems.map(\.what) == ["'#b' refers to itself.", "'#a' refers to itself."])
    let doubled = (1..<30).map {
      "<g id='g\($0)'><use href='#g\($0 - 1)'/><use href='#g\($0 - 1)'/></g>"
    }
    let error = #expect(throws: VectorError.self) {
      try drawing("<path id='g0' d='M0 0h1v1z'/>" + doubled.joined())
    }
    #expect(error?.what == "it has more than 50000 shapes.")
  }

  @Test func deepNestingIsRefused() {
    let deep = String(repeating: "<g>", count: 100) + String(repeating: "</g>", count: 100)
    #expect(throws: VectorError.self) { try drawing(deep) }
  }
}

import Testing

@testable import VectorImages

/// Tests the shapes of PDF pages, in numbers.
@Suite struct PDFReaderTests {
  private func drawing(_ contents: String, _ resources: String = "", _ objects: [String] = [])
    throws -> VectorDrawing
  {
    try VectorDrawing(
      pdf: WrittenPDF(contents: contents, resources: resources, objects: objects).bytes)
  }

  @Test(arguments: [false, true])
  func aPathIsTurnedOver(isPacked: Bool) throws {
    let file = WrittenPDF(contents: "1 0 0 rg 1 2 3 4 re f", isPacked: isPacked)
    let drawing = try VectorDrawing(pdf: file.bytes)
    #expect(drawing.width == 10 && drawing.height == 20 && drawing.problems.isEmpty)
    let shape = try #require(drawing.items.first?.shape)
    #expect(shape.path.mapped(by: shape.transform).words == "M1,18 L4,18 L4,14 L1,14 Z")
    #expect(shape.fill?.color == VectorColor(1, 0, 0) && shape.stroke == nil)
  }

  @Test func aPageMayBeCroppedAndTurned() throws {
    var file = WrittenPDF(contents: "1 2 m 3 2 l S")
    file.page = "/MediaBox [0 0 10 20] /CropBox [1 2 9 8] /Rotate 90"
    let drawing = try VectorDrawing(pdf: file.bytes)
    #expect(drawing.width == 6 && drawing.height == 8)
    let shape = try #require(drawing.items.first?.shape)
    #expect(shape.path.mapped(by: shape.transform).words == "M0,0 L0,2")
  }

  @Test func linesAndColoursAreSetAndKept() throws {
    let items = try drawing(
      """
      q 2 w 1 J 2 j 3 M [1 2] 5 d 0 1 0 0 K 0 0 m 1 1 2 2 3 3 c S Q
      0.5 G 0 0 m 4 4 5 5 v 1 1 2 2 y s
      """
    ).items.compactMap(\.shape)
    let first = try #require(items.first?.stroke)
    #expect(first.width == 2 && first.cap == .round && first.join == .bevel)
    #expect(first.dashes == [1, 2] && first.dashPhase == 5 && first.miterLimit == 3)
    #expect(first.paint.color == VectorColor(1, 0, 1))
    #expect(items[1].stroke?.width == 1 && items[1].stroke?.dashes == [])
    #expect(items[1].path.words == "M0,0 C0,0 4,4 5,5 C1,1 2,2 2,2 Z")
  }

  @Test func whatIsUnderOneClipIsOneGroup() throws {
    let items = try drawing(
      "0 0 10 20 re W n 0 0 1 1 re f q 2 2 3 3 re W* n 0 0 9 9 re f 0 0 8 8 re f Q 0 0 7 7 re f"
    ).items
    // The first clip is the whole page, so it is omitted.
    #expect(items.map { $0.shape != nil } == [true, false, true])
    let group = try #require(items[1].group)
    #expect(group.clips.count == 1 && group.clips[0].isEvenOdd && group.items.count == 2)
  }

  @Test func aFormIsAGroupIfDeclared() throws {
    let form = """
      << /Type /XObject /Subtype /Form /BBox [0 0 100 100] /Matrix [1 0 0 1 2 0]
      /Group << /S /Transparency >> /Length 13 >>
      stream
      0 0 1 1 re f
      endstream
      """
    let drawing = try drawing(
      "/G gs /F Do", "/XObject << /F 5 0 R >> /ExtGState << /G << /ca 0.5 /BM /Multiply >> >>",
      [form])
    let group = try #require(drawing.items.first?.group)
    #expect(group.opacity == 0.5 && group.blend == .multiply)
    let shape = try #require(
      group.items.first?.group?.items.first?.shape ?? group.items.first?.shape)
    #expect(shape.transform.tx == 2 && shape.fill?.color == .black)
  }

  @Test func aSoftMaskIsAMask() throws {
    let form = """
      << /Type /XObject /Subtype /Form /BBox [0 0 10 20] /Group << /S /Transparency >> /Length 17 >>
      stream
      1 g 0 0 1 1 re f
      endstream
      """
    let drawing = try drawing(
      "/G gs 0 0 9 9 re f", "/ExtGState << /G << /SMask << /S /Luminosity /G 5 0 R >> >> >>",
      [form])
    let mask = try #require(drawing.items.first?.group?.mask)
    #expect(mask.kind == .luminance)
    #expect(mask.items.first?.shape?.fill?.color == VectorColor(1, 1, 1))
  }

  @Test func aShadingIsAGradient() throws {
    let shading = """
      /Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 10 0] /Extend [true \
      false]
      /Function << /FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 1 0 1] /Functions [
      << /FunctionType 2 /N 1 /Domain [0 1] /C0 [1 0 0] /C1 [0 1 0] >>
      << /FunctionType 2 /N 1 /Domain [0 1] /C0 [0 0 1] /C1 [0 0 0] >> ] >> >> >>
      """
    let gradient = try #require(
      try drawing("/S sh", shading).items.first?.shape?.fill?.gradient)
    #expect(gradient.kind == .linear(from: .zero, to: VectorPoint(10, 0)))
    #expect(gradient.extendsBefore && !gradient.extendsAfter)
    #expect(gradient.stops.map { ($0.offset * 1000).rounded() } == [0, 500, 500, 1000])
    #expect(gradient.stops[2].color == VectorColor(0, 0, 1))
  }

  @Test func coloursMayBeCalculated() throws {
    let ramp = "{ dup 0.5 lt { 2 mul } { pop 1 } ifelse 0 exch 2 1 roll }"
    #expect(PDFCalculation(Array(ramp.utf8))?.values(at: [0.25]) == [0.5, 0])
    #expect(PDFCalculation(Array(ramp.utf8))?.values(at: [0.75]) == [1, 0])
    #expect(PDFCalculation(Array("{ 1 2 add 3 exch sub }".utf8))?.values(at: []) == [0])
    #expect(PDFCalculation(Array("{ pop pop }".utf8))?.values(at: [1]) == nil)
    #expect(PDFCalculation(Array("{ { 1 }".utf8)) == nil)
  }

  @Test func whatIsNotDrawnIsReported() throws {
    let drawing = try drawing(
      "BT (a) Tj ET /I Do BI /W 1 ID x EI 0 0 1 1 re f",
      "/XObject << /I << /Subtype /Image >> >>")
    #expect(
      drawing.problems.map { $0.sentence(in: "a.pdf") } == [
        "a.pdf: Text in it is not drawn.", "a.pdf: An image in it is not drawn.",
      ])
    #expect(drawing.items.count == 1)
  }

  @Test func aBrokenTableOfContentsIsDoneWithout() throws {
    var bytes = WrittenPDF(contents: "0 0 1 1 re f").bytes
    let start = try #require(bytes.indexes(of: "startxref").first)
    bytes.replaceSubrange((start + 10)..<(start + 12), with: Array("99".utf8))
    #expect(try VectorDrawing(pdf: bytes).items.count == 1)
  }

  @Test func whatIsRefusedReportsWhy() {
    let none = #expect(throws: VectorError.self) { try VectorDrawing(pdf: Array("hello".utf8)) }
    #expect(none?.sentence(in: "f") == "f: it is not a PDF.")
    let empty = #expect(throws: VectorError.self) {
      try VectorDrawing(pdf: Array("%PDF-1.4\n%%EOF".utf8))
    }
    #expect(empty?.what == "it has no page.")
  }

  @Test func formsInThemselvesComeToAnEnd() {
    let form = """
      << /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 5 0 R >> >> /Length 12 >>
      stream
      /F Do /F Do
      endstream
      """
    #expect(throws: VectorError.self) { try drawing("/F Do", "/XObject << /F 5 0 R >>", [form]) }
  }
}

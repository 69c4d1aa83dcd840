import Testing

@testable import VectorImages

/// Tests small files that would take hours: repeated work is counted, and refused with a sentence.
@Suite struct WorkBudgetTests {
  private static let tooMuch =
    "it takes too long to read: too many nested groups, clips or functions."

  private func refusal(_ pdf: WrittenPDF) -> String? {
    do throws(VectorError) {
      _ = try VectorDrawing(pdf: pdf.bytes)
      return nil
    } catch {
      return error.what
    }
  }

  /// A function has 256 pieces, each of which is the function itself, eight levels deep.
  @Test func aFunctionThatNamesItselfEnds() {
    let pieces = Array(repeating: "6 0 R", count: 256).joined(separator: " ")
    let bounds = (1..<256).map { "\(Double($0) / 256)" }.joined(separator: " ")
    let encode = Array(repeating: "0 1", count: 256).joined(separator: " ")
    let pdf = WrittenPDF(
      contents: "/S sh", resources: "/Shading << /S 5 0 R >>",
      objects: [
        "<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 1 1] /Function 6 0 R >>",
        "<< /FunctionType 3 /Domain [0 1] /Functions [\(pieces)] /Bounds [\(bounds)] "
          + "/Encode [\(encode)] >>",
      ])
    // No piece is a function of another kind, so there is no work to refuse.
    #expect(refusal(pdf) == nil)
    var joined = pdf
    joined.objects[1] = "[ \(Array(repeating: "6 0 R", count: 32).joined(separator: " ")) ]"
    #expect(refusal(joined) == nil)
  }

  /// The functions end: eight levels of 32 functions each.
  @Test func functionsThatMultiplyAreRefused() {
    var objects = ["<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 1 1] /Function 6 0 R >>"]
    for level in 0..<7 {
      let pieces = Array(repeating: "\(level + 7) 0 R", count: 32).joined(separator: " ")
      objects.append("[ \(pieces) ]")
    }
    objects.append("<< /FunctionType 2 /Domain [0 1] /N 1 >>")
    let pdf = WrittenPDF(
      contents: "/S sh", resources: "/Shading << /S 5 0 R >>", objects: objects)
    #expect(refusal(pdf) == Self.tooMuch)
  }

  /// Each clip intersects all clips before it, around a shape.
  @Test func clipsThatMultiplyAreRefused() {
    let step = "1 1 m 2 1 l 2 2 l h W n 0 0 1 1 re f\n"
    #expect(refusal(WrittenPDF(contents: String(repeating: step, count: 400))) == nil)
    #expect(
      refusal(WrittenPDF(contents: String(repeating: step, count: 6000))) == Self.tooMuch)
  }

  /// A form of many operators that paint nothing is used often.
  @Test func operatorsAreCountedAsOftenAsTheirFormIsUsed() {
    let body = String(repeating: "1 w\n", count: 4000)
    let pdf = WrittenPDF(
      contents: String(repeating: "/F Do\n", count: 300),
      resources: "/XObject << /F 5 0 R >>",
      objects: ["<< /Subtype /Form /Length \(body.utf8.count) >>\nstream\n\(body)\nendstream"])
    #expect(
      refusal(pdf) == "it has more than 1000000 operators, forms counted each time.")
  }

  /// The clip of each group surrounds the box of everything in it.
  @Test func groupsThatMultiplyAreRefused() {
    let depth = 60
    let shapes = String(repeating: "<path d='M0 0h1v1z'/>", count: 500)
    let svg =
      "<svg width='9' height='9'><clipPath id='c'><path d='M0 0h9v9z'/></clipPath>"
      + String(repeating: "<g clip-path='url(#c)'>", count: depth) + shapes
      + String(repeating: "</g>", count: depth) + "</svg>"
    do throws(VectorError) {
      var limits = VectorLimits.standard
      limits.work = 100_000
      _ = try VectorDrawing(svg: Array(svg.utf8), limits: limits)
      Issue.record("the file is read")
    } catch {
      #expect(error.what == Self.tooMuch)
    }
  }
}

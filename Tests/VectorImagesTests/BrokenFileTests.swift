import SeededRandom
import Testing

@testable import VectorImages

/// Tests that truncated, shuffled and overwritten files neither crash nor take long.
@Suite struct BrokenFileTests {
  private static let svg = """
    <?xml version="1.0"?><!DOCTYPE svg [ <!ENTITY n "x"> ]>
    <svg width="24" viewBox="0 0 24 24" xmlns:xlink="x"><style>.a{fill:#f00}</style>
    <defs><linearGradient id="g" x1="10%"><stop offset="0"/><stop offset="1"/></linearGradient>
    <clipPath id="c"><circle r="9"/><use xlink:href="#p"/></clipPath>
    <mask id="m"><use xlink:href="#p" fill="&n;"/></mask><symbol id="s" viewBox="0 0 1 1"><path \
    d="M0 0h1v1z"/></symbol>
    <path id="p" d="M1 2a3 4 5 0 1 6 7q8 9 1 2t3 4c1 2 3 4 5 6s7 8 9 1h2v3z"/></defs>
    <g clip-path="url(#c)" opacity=".5"><rect class="a" width="9" height="9" rx="2"/>
    <use xlink:href="#s" mask="url(#m)"/><path fill="url(#g)" stroke="hsl(1,2%,3%)" d="M0 0h9"
    stroke-dasharray="1 2" transform="rotate(3) skewX(4)"/></g></svg>
    """

  private static var pdf: [UInt8] {
    WrittenPDF(
      contents: """
        q 0 0 9 9 re W n /G gs /Cs cs 0.5 scn 1 2 m 3 4 5 6 7 8 c b* Q /F Do /S sh
        /Pattern cs /P scn 0 0 5 5 re f [1 2] 3 d 1 0 0 1 2 3 cm 0 0 1 1 re S
        """,
      resources: """
        /XObject << /F 5 0 R >> /ExtGState << /G << /ca 0.5 /SMask << /S /Alpha /G 5 0 R >> >> >>
        /ColorSpace << /Cs [/Separation /Ink /DeviceRGB 6 0 R] >> /Shading << /S 7 0 R >>
        /Pattern << /P << /PatternType 2 /Shading 7 0 R >> >>
        """,
      objects: [
        "<< /Subtype /Form /BBox [0 0 9 9] /Length 13 >>\nstream\n0 0 1 1 re f\nendstream",
        "<< /FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1] /Length 15 >>\nstream\n"
          + "{ dup dup neg }\nendstream",
        "<< /ShadingType 3 /ColorSpace /DeviceRGB /Coords [0 0 1 2 2 5] /Function 6 0 R >>",
      ]
    ).bytes
  }

  private func broken(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let length = Int.random(in: 1...20, using: &random)
      let end = min(bytes.count, place + length)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3:
        let word =
          ["99999999999", "-1", "<<", ">", "[", "1e308", "0", "\"", "R"]
          .randomElement(using: &random) ?? ""
        bytes.replaceSubrange(place..<end, with: Array(word.utf8))
      default:
        let other = Int.random(in: 0..<bytes.count, using: &random)
        bytes.swapAt(place, other)
      }
    }
    return bytes
  }

  @Test(arguments: SeededGenerator.seeds(1...4 as ClosedRange<UInt64>))
  func brokenSVGFilesAreReadOrRefused(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<400 {
      _ = try? VectorDrawing(svg: broken(Array(Self.svg.utf8), &random)).inkBounds
    }
  }

  @Test(arguments: SeededGenerator.seeds(1...4 as ClosedRange<UInt64>))
  func brokenPDFFilesAreReadOrRefused(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let whole = Self.pdf
    for _ in 0..<400 {
      _ = try? VectorDrawing(pdf: broken(whole, &random)).inkBounds
    }
  }

  /// The files that are damaged at random are valid before.
  @Test func theWholeFilesHaveNoProblems() throws {
    let svg = try VectorDrawing(svg: Array(Self.svg.utf8))
    #expect(svg.problems.map(\.what) == ["'fill' is not understood: 'x'."])
    #expect(try VectorDrawing(pdf: Self.pdf).problems.isEmpty)
  }
}

import Testing

@testable import CoreText

/// Tests that cached layouts equal fresh ones. TextLayout makes both: the twins differ in the cache
/// only.
@Suite struct TextLayoutCacheTests {
  private func text(_ string: String, size: CGFloat = 17) -> StyledText {
    StyledText(string, attributes: TextAttributes(font: TextFont(size: size)))
  }

  @Test func keepsWhatDidNotChange() {
    let cache = TextLayoutCache()
    let options = TextLayoutOptions(width: 100)
    let first = cache.layout(text("hello"), options: options)
    #expect(cache.layout(text("hello"), options: options) === first)
    #expect(cache.hits == 1 && cache.misses == 1)
    _ = cache.layout(text("hello"), options: TextLayoutOptions(width: 101))
    _ = cache.layout(text("hello", size: 18), options: options)
    _ = cache.layout(text("hello!"), options: options)
    #expect(cache.hits == 1 && cache.misses == 4 && cache.count == 4)
  }

  @Test func isBounded() {
    let cache = TextLayoutCache(maximumCount: 10, maximumBytes: 100_000)
    for index in 0..<100 { _ = cache.layout(text("\(index)"), options: TextLayoutOptions()) }
    #expect(cache.count <= 10)
    let misses = cache.misses
    _ = cache.layout(text("99"), options: TextLayoutOptions())
    #expect(cache.misses == misses)
    let small = TextLayoutCache(maximumCount: 10, maximumBytes: 400)
    _ = small.layout(text(String(repeating: "x", count: 500)), options: TextLayoutOptions())
    #expect(small.count == 0)
  }

  /// A layout takes about thirty times the bytes of its text, and layouts with many runs take more.
  @Test func isBoundedByTheBytesOfItsLayouts() {
    let cache = TextLayoutCache(maximumBytes: 1 << 20)
    let attributes = TextAttributes(font: TextFont(size: 17))
    for index in 0..<60 {
      let string = String(repeating: "\(index % 10)", count: 500)
      let runs = (0..<100).map { _ in StyledText.Run(length: 5, attributes: attributes) }
      _ = cache.layout(StyledText(string, runs: runs), options: TextLayoutOptions())
      _ = cache.layout(text(string + "\(index)"), options: TextLayoutOptions())
      #expect(cache.byteCount <= 1 << 20)
    }
    #expect(cache.byteCount > 1 << 18)
    // If only the bytes of their texts counted, all 120 would be kept.
    #expect(cache.count < 60)
  }

  /// The slow twin is a fresh layout, which draws the same pixels as a cached one.
  @Test(arguments: sampleTexts)
  func keptAndFreshLayoutsAgree(string: String) {
    let options = TextLayoutOptions(width: 120)
    let cache = TextLayoutCache()
    _ = cache.layout(text(string), options: options)
    let kept = cache.layout(text(string), options: options)
    #expect(cache.hits == 1)
    let fresh = TextLayout(text(string), options: options)
    #expect(
      kept.pixels(at: .zero, width: 260, height: 300)
        == fresh.pixels(at: .zero, width: 260, height: 300))
  }

  @Test func manyThreadsAgree() async {
    let cache = TextLayoutCache()
    let strings = sampleTexts
    let expected = strings.map {
      TextLayout(text($0), options: TextLayoutOptions(width: 90)).lines.map(\.range)
    }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          strings.indices.allSatisfy { index in
            let layout = cache.layout(
              StyledText(
                strings[index], attributes: TextAttributes(font: TextFont(size: 17))),
              options: TextLayoutOptions(width: 90))
            return layout.lines.map(\.range) == expected[index]
          }
        }
      }
      for await agrees in group { #expect(agrees) }
    }
  }
}

import SnapshotsTestSupport
import Testing

@testable import Goldens
@testable import Snapshots

/// Tests the share of a picture that must match, and the messages of failures.
@Suite struct PicturePrecisionTests {
  private func verdicts(
    _ expected: CGImage, _ actual: CGImage, _ strategies: [Snapshotting<CGImage, UIImage>]
  ) throws -> [Verdict] {
    let package = try ScratchPackage()
    _ = package.verifier(record: .missing).verify({ expected }, as: strategies[0])
    return strategies.map { package.verifier(record: .never).verify({ actual }, as: $0) }
  }

  /// One pixel of ten differs: 0.9 is passed, and 0.91 is not.
  @Test func soManyPixelsMayDiffer() throws {
    let black: UInt32 = 0xFF00_0000
    let expected = try image(width: 10, Array(repeating: black, count: 10))
    let actual = try image(width: 10, [0xFFFF_FFFF] + Array(repeating: black, count: 9))
    let verdicts = try verdicts(
      expected, actual,
      [.image(precision: 0.9), .image(precision: 0.91), .image(precision: 1), .image])
    #expect(verdicts.map(\.isPass) == [true, false, false, false])
    guard case .precise(let pixels, let precision) = verdicts[0].outcome else {
      Issue.record("\(verdicts[0])")
      return
    }
    #expect(pixels.count == 1 && precision == PicturePrecision(pixels: 0.9))
    #expect(
      verdicts[1].message?.contains("  The precision that would pass: precision: 0.9\n") == true)
    #expect(
      verdicts[3].message?.contains(
        "The tightest limits that would pass: Tolerance(channel: 255, pixels: 1, window: 1")
        == true)
  }

  /// Most pixels differ obviously: no precision is proposed.
  @Test func unreasonablePrecisionsAreNotNamed() throws {
    let black: UInt32 = 0xFF00_0000
    let expected = try image(width: 10, Array(repeating: black, count: 10))
    for (count, isNamed) in [(5, true), (6, false)] {
      let pixels = (0..<10).map { $0 < count ? 0xFFFF_FFFF : black }
      let verdicts = try verdicts(
        expected, try image(width: 10, pixels),
        [.image(precision: 0.99), .image(precision: 0.99, perceptualPrecision: 0.9)])
      for verdict in verdicts {
        #expect(verdict.message?.contains("would pass") == isNamed, "\(count)")
      }
    }
  }

  /// The colours are black and a grey whose lightness differs by 1.4.
  @Test func pixelsThatLookAlikeMatch() throws {
    let expected = try solid(0xFF00_0000), actual = try solid(0xFF05_0505)
    let distance = LabDistance.between(0xFF00_0000, 0xFF05_0505)
    #expect(distance > 1.3 && distance < 1.5)
    let verdicts = try verdicts(
      expected, actual,
      [
        .image(perceptualPrecision: 0.98), .image(precision: 0.5, perceptualPrecision: 0.99),
        .image(precision: 0, perceptualPrecision: 0.99), .image(perceptualPrecision: 0),
      ])
    #expect(verdicts.map(\.isPass) == [true, false, true, true])
    #expect(
      verdicts[1].message?.contains(
        "  The precision that would pass: precision: 0.0 with perceptualPrecision: 0.99, or"
          + " perceptualPrecision: 0.98") == true, "\(verdicts[1].message ?? "")")
  }

  @Test func otherSizesNeverMatch() throws {
    let verdicts = try verdicts(
      try solid(red), try solid(red, width: 4), [.image(precision: 0, perceptualPrecision: 0)])
    #expect(verdicts[0].kind == .size)
  }

  /// The distances are known. Source: CIE 15; black and white are 100 apart, red and black 117.3,
  /// which counts as 100, and sRGB's grey 119 has a lightness of 50.0.
  @Test func distancesAreThoseOfCIE1976() {
    #expect(LabDistance.between(0xFF00_0000, 0xFFFF_FFFF) == 100)
    #expect(LabDistance.between(0xFF00_0000, 0xFFFF_0000) == 100)
    #expect(abs(LabDistance.between(0xFF00_0000, 0xFF77_7777) - 50.03) < 0.05)
    #expect(LabDistance.between(0xFF12_3456, 0xFF12_3456) == 0)
  }

  /// The slow twin compares one pixel after another, in one formula. It shares no code with the
  /// fast one.
  private func slowly(_ first: UInt32, _ second: UInt32) -> Double {
    func lab(_ pixel: UInt32, _ ground: Double) -> [Double] {
      let alpha = Double(pixel >> 24) / 255
      let linear = [16, 8, 0].map { shift -> Double in
        let byte = Double((pixel >> UInt32(shift)) & 255)
        let value = min(255, byte + (ground * (1 - alpha)).rounded(.down)) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      let rows = [
        [0.4124, 0.3576, 0.1805, 0.9505], [0.2126, 0.7152, 0.0722, 1],
        [0.0193, 0.1192, 0.9505, 1.089],
      ]
      let f = rows.map { row -> Double in
        let value = zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 } / row[3]
        return value > pow(6.0 / 29, 3)
          ? pow(value, 1.0 / 3) : value * pow(29.0 / 6, 2) / 3 + 4.0 / 29
      }
      return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
    }
    return [0.0, 255].map { ground in
      zip(lab(first, ground), lab(second, ground)).reduce(0) { $0 + pow($1.0 - $1.1, 2) }
        .squareRoot()
    }.reduce(0) { max($0, min($1, 100)) }
  }

  @Test func theFastWayAgreesWithTheSlowOne() throws {
    var state: UInt64 = 7
    func word() -> UInt32 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let (bits, alphas) = (UInt32(state >> 32), [255, 255, 128, 0] as [UInt32])
      let alpha = alphas[Int(state >> 20 & 3)]
      // The words are premultiplied: no channel exceeds alpha.
      return [16, 8, 0].reduce(alpha << 24) { (word: UInt32, shift: UInt32) in
        let channel = bits >> shift & 255
        return word | (channel * alpha / 255) << shift
      }
    }
    let first = (0..<600).map { _ in word() }
    let second = first.map { $0 % 3 == 0 ? $0 : word() }
    let distances = zip(first, second).map(slowly)
    for limit in [0.0, 2, 30, 99] {
      let found = LabDistance.beyond(
        limit, expected: try image(width: 20, first), actual: try image(width: 20, second))
      #expect(found.count == distances.count { $0 > limit + 1e-9 })
      #expect(abs(found.largest - (distances.max() ?? 0)) < 1e-6)
    }
  }
}

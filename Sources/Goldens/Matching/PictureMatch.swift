/// The result of comparing a picture drawn here with one recorded on iOS.
public struct PictureMatch: Equatable, Codable, Sendable {
  /// The differences that exceed the tolerance.
  public let findings: [MatchFinding]
  /// The number of texts whose boxes were compared.
  public let texts: Int
  /// The number of pixels outside of glyphs that exceed the tolerance's channel limit.
  public let differing: Int
  /// The number of pixels outside of glyphs.
  public let compared: Int

  /// Whether the pictures match, within the tolerance.
  public var isMatch: Bool { findings.isEmpty }

  /// Whether the sizes differ, in which case nothing else was compared.
  public var isOfSize: Bool { findings.contains { $0.kind == .size } }

  /// The differences as clauses, such as "cell [0,3] is at y 88, on iOS 84".
  public var words: [String] { findings.words }
}

extension PictureMatch {
  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - reference: The picture recorded on iOS.
  ///   - drawn: The picture of the same screen drawn here.
  ///   - layout: The layout of `drawn`, or nil if it is unknown; then every pixel is compared.
  /// - Complexity: O(pixels), several passes over those in texts. If pixels differ, in addition
  ///   O(elements) searches along edges.
  package init(
    reference: some PixelSource, drawn: some PixelSource, layout: PictureLayout?,
    tolerance: MatchTolerance = MatchTolerance()
  ) {
    let sizes = (reference: PictureSize(reference), drawn: PictureSize(drawn))
    guard sizes.reference == sizes.drawn else {
      findings = [
        MatchFinding(
          .size, of: nil,
          "the picture is \(sizes.drawn) pixels, on iOS \(sizes.reference)"
            + Self.screen(of: sizes.reference, insteadOf: sizes.drawn, at: layout?.scale))
      ]
      (texts, differing, compared) = (0, 0, 0)
      return
    }
    self = PictureComparison.withPair(reference, drawn) { pair in
      guard let pixels = MatchedPixels(pair, tolerance) else { return PictureMatch() }
      return PictureMatch(pixels, layout, tolerance)
    }
  }

  /// The advice if iOS's picture is equal to this one at another scale.
  private static func screen(
    of reference: PictureSize, insteadOf drawn: PictureSize, at scale: Double?
  ) -> String {
    guard let scale, scale > 0 else { return "" }
    let screens = [(2.0, "iPhoneSE"), (3.0, "iPhone13")]
    let found = screens.first { other, _ in
      other != scale && Double(reference.width) * scale == Double(drawn.width) * other
        && Double(reference.height) * scale == Double(drawn.height) * other
    }
    return found.map {
      ", \(Int($0.0)) pixels per point, as with SNAPSHOT_TESTING_DEVICE=\($0.1)"
    } ?? ""
  }

  /// For pictures without pixels.
  private init() {
    (findings, texts, differing, compared) = ([], 0, 0, 0)
  }

  private init(_ pixels: MatchedPixels, _ layout: PictureLayout?, _ tolerance: MatchTolerance) {
    let layout = layout ?? .unknown(of: pixels)
    let pixels = pixels.of(layout)
    var texts = MatchedTexts(layout, pixels, tolerance)
    var map = DifferenceMap(pixels, outside: texts.masks)
    differing = map.count
    let area = pixels.width * pixels.height
    compared = max(0, area - texts.masks.reduce(0) { $0 + $1.area })
    var findings: [MatchFinding] = []
    if differing > tolerance.pixels || !texts.findings.isEmpty {
      let shifts = ElementShifts(layout, pixels, map, texts.areas)
      findings = shifts.findings
      if !findings.isEmpty {
        texts = MatchedTexts(layout, pixels, tolerance, shifts: shifts.byElement)
        map = shifts.remaining(of: DifferenceMap(pixels, outside: texts.masks))
      }
    }
    findings += texts.findings
    if map.count > tolerance.pixels {
      findings += MatchRegions(map, pixels, layout).findings
    }
    self.findings = findings
    self.texts = texts.count
  }
}

extension PictureLayout {
  fileprivate static func unknown(of pixels: MatchedPixels) -> Self {
    PictureLayout(
      width: Double(pixels.width), height: Double(pixels.height), scale: 1, elements: [])
  }
}

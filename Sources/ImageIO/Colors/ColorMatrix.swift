/// The linear conversion of an RGB space's components to sRGB's.
///
/// Both have sRGB's transfer function. Neutral colours stay as they are.
struct ColorMatrix: Equatable {
  /// Three rows of three factors.
  private(set) var factors: [Float]

  /// Source: the profile «sRGB IEC61966-2.1» in ICC.1, adapted to D50.
  private static let sRGBColorants = [
    [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410],
  ]
  /// The chromaticities of white, red, green and blue. Source: IEC 61966-2-1.
  private static let sRGBChromaticities = [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06]

  /// The conversion of Display P3. Source: SMPTE EG 432-1, with the white point D65.
  static let displayP3 = ColorMatrix(
    chromaticities: [0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06])

  /// Creates the conversion of a space with given red, green and blue, in XYZ adapted to D50; nil
  /// where they are not those of a space, or so near to sRGB's that nothing changes.
  init?(colorants: [[Double]]) {
    self.init(colorants, to: Self.sRGBColorants)
  }

  /// Creates the conversion of a space with given chromaticities of white, red, green and blue, as
  /// pairs of x and y; nil also where its white is not sRGB's.
  init?(chromaticities: [Double]) {
    let white = zip(chromaticities, Self.sRGBChromaticities).prefix(2)
    guard chromaticities.count == 8, white.allSatisfy({ abs($0 - $1) < 0.001 }),
      let source = Self.colorants(chromaticities),
      let target = Self.colorants(Self.sRGBChromaticities)
    else { return nil }
    self.init(source, to: target)
  }

  private init?(_ colorants: [[Double]], to target: [[Double]]) {
    guard colorants.count == 3, colorants.allSatisfy({ $0.count == 3 }),
      let target = Self.inverse(of: target)
    else { return nil }
    var factors: [Float] = []
    for row in 0..<3 {
      let weights = colorants.map { colorant in
        (0..<3).reduce(0) { $0 + target[$1][row] * colorant[$1] }
      }
      let sum = weights.reduce(0, +)
      guard abs(sum - 1) < Self.whiteTolerance else { return nil }
      factors += weights.map { Float($0 / sum) }
    }
    let isIdentity = factors.enumerated().allSatisfy { index, factor in
      abs(factor - (index % 4 == 0 ? 1 : 0)) < Self.sameTolerance
    }
    guard !isIdentity else { return nil }
    self.factors = factors
  }

  private static let whiteTolerance = 0.02
  private static let sameTolerance: Float = 0.002

  /// Returns red, green and blue in XYZ, which together are white. Source: ICC.1, annex E.
  private static func colorants(_ chromaticities: [Double]) -> [[Double]]? {
    let points = stride(from: 0, to: 8, by: 2).map { index in
      let (x, y) = (chromaticities[index], chromaticities[index + 1])
      return [x / y, 1, (1 - x - y) / y]
    }
    guard points.joined().allSatisfy(\.isFinite), let inverse = inverse(of: Array(points[1...]))
    else { return nil }
    return (0..<3).map { channel in
      let scale = (0..<3).reduce(0) { $0 + points[0][$1] * inverse[$1][channel] }
      return points[channel + 1].map { $0 * scale }
    }
  }

  /// Returns the inverse of a matrix; nil if there is none.
  private static func inverse(of m: [[Double]]) -> [[Double]]? {
    func cofactor(_ row: Int, _ column: Int) -> Double {
      let (r, s, c, d) = ((row + 1) % 3, (row + 2) % 3, (column + 1) % 3, (column + 2) % 3)
      return m[r][c] * m[s][d] - m[r][d] * m[s][c]
    }
    let determinant = (0..<3).reduce(0) { $0 + m[0][$1] * cofactor(0, $1) }
    guard abs(determinant) > 1e-9 else { return nil }
    return (0..<3).map { row in (0..<3).map { cofactor($0, row) / determinant } }
  }
}

import Testing

@testable import CoreGraphics

@Suite struct BlendModeTests {
  struct Colour {
    var components: [Double]
    var alpha: Double
    var premultiplied: [Double] { components.map { $0 * alpha } }
  }

  static let colours: [Colour] = [
    Colour(components: [1, 1, 1], alpha: 1), Colour(components: [0, 0, 0], alpha: 1),
    Colour(components: [0.2, 0.6, 0.8], alpha: 1), Colour(components: [0.8, 0.4, 0], alpha: 1),
    Colour(components: [1, 0.2, 0.6], alpha: 0.6), Colour(components: [0, 0.8, 1], alpha: 0.2),
    Colour(components: [0, 0, 0], alpha: 0),
  ]

  /// Returns B(backdrop, source) of the separable modes, for one channel. Source: W3C Compositing,
  /// Apple.
  static func mix(_ mode: CGBlendMode, _ b: Double, _ s: Double) -> Double? {
    switch mode {
    case .normal: return s
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return mix(.hardLight, s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    default: return nil
    }
  }

  /// Returns the factors of source and backdrop in the Porter–Duff modes.
  static func factors(_ mode: CGBlendMode, _ sa: Double, _ ba: Double) -> (Double, Double)? {
    switch mode {
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .sourceIn: (ba, 0)
    case .sourceOut: (1 - ba, 0)
    case .sourceAtop: (ba, 1 - sa)
    case .destinationOver: (1 - ba, 1)
    case .destinationIn: (0, sa)
    case .destinationOut: (0, 1 - sa)
    case .destinationAtop: (1 - ba, sa)
    case .xor: (1 - ba, 1 - sa)
    default: nil
    }
  }

  static func expected(_ mode: CGBlendMode, _ ground: Colour, _ source: Colour) -> [Double]? {
    let (sa, ba) = (source.alpha, ground.alpha)
    let (s, b) = (source.premultiplied, ground.premultiplied)
    if let (fs, fb) = factors(mode, sa, ba) {
      return zip(s, b).map { $0 * fs + $1 * fb } + [sa * fs + ba * fb]
    }
    switch mode {
    case .plusLighter: return zip(s, b).map { min(1, $0 + $1) } + [min(1, sa + ba)]
    case .plusDarker:
      let alpha = min(1, sa + ba)
      return zip(s, b).map { max(0, alpha - (sa - $0) - (ba - $1)) } + [alpha]
    default: break
    }
    var result: [Double] = []
    for channel in 0..<3 {
      guard let mixed = mix(mode, ground.components[channel], source.components[channel]) else {
        return nil
      }
      result.append((1 - ba) * s[channel] + (1 - sa) * b[channel] + sa * ba * mixed)
    }
    return result + [sa + ba - sa * ba]
  }

  private func drawn(_ mode: CGBlendMode, _ ground: Colour, _ source: Colour) throws -> Bitmap {
    let (bitmap, context) = try canvas(3, 1)
    func set(_ colour: Colour) {
      context.setFillColor(
        red: colour.components[0], green: colour.components[1], blue: colour.components[2],
        alpha: colour.alpha)
    }
    set(ground)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    set(source)
    context.setBlendMode(mode)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return bitmap
  }

  @Test(arguments: CGBlendMode.allCases)
  func fillsFollowTheFormula(mode: CGBlendMode) throws {
    for ground in Self.colours {
      for source in Self.colours {
        guard let expected = Self.expected(mode, ground, source) else { continue }
        let pixel = try drawn(mode, ground, source)[0, 0]
        let bytes = [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        for (byte, value) in zip(bytes, expected) {
          #expect(
            abs(Double(byte) - value * 255) <= 2, "\(mode) \(source) on \(ground): \(pixel)")
        }
      }
    }
  }

  @Test(arguments: CGBlendMode.allCases)
  func nothingChangesOutsideTheShape(mode: CGBlendMode) throws {
    for ground in Self.colours {
      let before = try drawn(.destinationOver, ground, Self.colours[6])
      let after = try drawn(mode, ground, Self.colours[4])
      #expect(after[1, 0] == before[1, 0])
      #expect(after[2, 0] == before[2, 0])
    }
  }

  @Test func hueModesKeepWhatTheyShould() throws {
    func luminosity(_ pixel: Pixel) -> Double {
      0.3 * Double(pixel.red) + 0.59 * Double(pixel.green) + 0.11 * Double(pixel.blue)
    }
    let (ground, source) = (Self.colours[2], Self.colours[3])
    let groundPixel = try drawn(.destinationOver, ground, source)[1, 0]
    for mode in [CGBlendMode.hue, .saturation, .color] {
      let pixel = try drawn(mode, ground, source)[0, 0]
      #expect(abs(luminosity(pixel) - luminosity(groundPixel)) < 3)
    }
    let pixel = try drawn(.luminosity, ground, source)[0, 0]
    #expect(abs(luminosity(pixel) - 255 * (0.3 * 0.8 + 0.59 * 0.4)) < 3)
  }
}

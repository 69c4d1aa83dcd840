import CPNG

/// The colour space that a PNG file's chunks name.
///
/// Source: Portable Network Graphics (PNG) Specification, third edition, 4.3 Colour spaces: cICP
/// precedes iCCP, this sRGB, and this gAMA with cHRM.
struct PNGColors {
  private var bodies: [String: Data] = [:]

  /// Reads the chunks before the pixels, without their checksums.
  init(_ file: Data) {
    var position = file.startIndex + 8
    while file.endIndex - position >= 12 {
      let count = Int(file.word(position - file.startIndex))
      let name = file[position + 4..<position + 8]
      guard count <= file.endIndex - position - 12, name != Self.pixels else { return }
      if Self.names.contains(Data(name)) {
        bodies[String(decoding: name, as: UTF8.self)] = file[position + 8..<position + 8 + count]
      }
      position += 12 + count
    }
  }

  private static let pixels = Data("IDAT".utf8)
  private static let names = Set(["cICP", "iCCP", "sRGB", "gAMA", "cHRM"].map { Data($0.utf8) })

  /// The conversion to sRGB; nil where nothing changes, and for spaces of other transfer functions.
  var matrix: ColorMatrix? {
    if let points = bodies["cICP"] {
      return points.elementsEqual(Self.displayP3) ? .displayP3 : nil
    }
    if let body = bodies["iCCP"] { return profile(body).flatMap(ICCProfile.init)?.matrix }
    guard bodies["sRGB"] == nil, let gamma = bodies["gAMA"], let primaries = bodies["cHRM"],
      gamma.count == 4, Self.sRGBGamma.contains(gamma.word(0)), primaries.count == 32
    else { return nil }
    return ColorMatrix(chromaticities: (0..<8).map { Double(primaries.word(4 * $0)) / 100_000 })
  }

  /// Primaries 12, transfer function 13, RGB, full range. Source: ITU-T H.273.
  private static let displayP3: [UInt8] = [12, 13, 0, 1]
  /// The gamma that represents sRGB's transfer function, as encoders round it.
  private static let sRGBGamma: ClosedRange<UInt32> = 45_450...45_460

  private func profile(_ body: Data) -> ByteReader? {
    guard let name = body.firstIndex(of: 0), body.endIndex - name > 2 else { return nil }
    let packed = body[(name + 2)...]
    var profile = Data(count: Self.maximumBytes)
    let count = profile.withUnsafeMutableBytes { room in
      packed.withUnsafeBytes { packed in
        cpng_inflate(
          packed.assumingMemoryBound(to: UInt8.self).baseAddress, packed.count,
          room.assumingMemoryBound(to: UInt8.self).baseAddress, room.count)
      }
    }
    return count > 0 ? ByteReader(profile.prefix(count)) : nil
  }

  /// The maximum size of a profile of primaries; those of tables are larger.
  private static let maximumBytes = 1 << 16
}

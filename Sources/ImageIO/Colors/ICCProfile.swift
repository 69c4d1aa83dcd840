/// The RGB space of an ICC profile that has three primaries and sRGB's transfer function, such as
/// Display P3's and those of most displays.
///
/// Source: ICC.1:2022, 7.2 Profile header, 10.6 curveType, 10.18 parametricCurveType, 10.31
/// XYZType. All reads are bounds-checked.
struct ICCProfile {
  private let bytes: ByteReader
  private let tags: [Int: (offset: Int, count: Int)]

  init?(_ bytes: ByteReader) {
    guard bytes.slice(from: 36, count: 4)?.starts(with: Array("acsp".utf8)) == true,
      bytes.slice(from: 16, count: 4)?.starts(with: Array("RGB ".utf8)) == true,
      let count = bytes.word32(128, little: false), count <= Self.mostTags
    else { return nil }
    var tags: [Int: (offset: Int, count: Int)] = [:]
    for index in 0..<count {
      let entry = 132 + 12 * index
      guard let name = bytes.word32(entry, little: false),
        let offset = bytes.word32(entry + 4, little: false),
        let size = bytes.word32(entry + 8, little: false)
      else { return nil }
      tags[name] = (offset, size)
    }
    (self.bytes, self.tags) = (bytes, tags)
  }

  private static let mostTags = 100

  /// The conversion to sRGB; nil for other kinds of profile, and where nothing changes.
  var matrix: ColorMatrix? {
    guard ["rTRC", "gTRC", "bTRC"].allSatisfy({ tag($0).map(isLikeSRGB) == true }) else {
      return nil
    }
    return ColorMatrix(colorants: ["rXYZ", "gXYZ", "bXYZ"].compactMap(colorant))
  }

  private func tag(_ name: String) -> ByteReader? {
    let number = name.utf8.reduce(0) { $0 << 8 | Int($1) }
    return tags[number].flatMap { bytes.slice(from: $0.offset, count: $0.count) }
  }

  private func colorant(_ name: String) -> [Double]? {
    guard let tag = tag(name), tag.starts(with: Array("XYZ ".utf8)) else { return nil }
    let values = (0..<3).compactMap { tag.fixed(8 + 4 * $0) }
    return values.count == 3 ? values : nil
  }

  private func isLikeSRGB(_ curve: ByteReader) -> Bool {
    if curve.starts(with: Array("para".utf8)) {
      let parameters = (0..<5).compactMap { curve.fixed(12 + 4 * $0) }
      return curve.big16(8) == 3 && parameters.count == 5
        && zip(parameters, Self.sRGBParameters).allSatisfy { abs($0 - $1) < 0.002 }
    }
    guard curve.starts(with: Array("curv".utf8)),
      let count = curve.word32(8, little: false), (256...4096).contains(count)
    else { return false }
    return stride(from: 0, to: count, by: count / 16).allSatisfy { index in
      guard let value = curve.big16(12 + 2 * index) else { return false }
      return abs(Self.encoded(Double(value) / 65535) - Double(index) / Double(count - 1)) < 0.004
    }
  }

  /// Source: IEC 61966-2-1.
  private static let sRGBParameters = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]

  private static func encoded(_ linear: Double) -> Double {
    linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }
}

extension ByteReader {
  /// Returns a number of type s15Fixed16.
  fileprivate func fixed(_ offset: Int) -> Double? {
    word32(offset, little: false).map {
      Double(Int32(truncatingIfNeeded: $0)) / 65536
    }
  }
}

// Unsupported: UIImage: colour profiles · drawn · Files in Display P3, or of other primaries with
//   sRGB's curve, are converted and clipped to sRGB. Other profiles and gammas are ignored. · test:
//   PNGColorTests

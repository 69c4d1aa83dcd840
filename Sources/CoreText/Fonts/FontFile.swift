import CPango

/// A face of a font file, opened for shaping immediately and for rasterising on first drawing.
///
/// Sendable because it is accessed under `TextLock`.
package final class FontFile: @unchecked Sendable {
  /// An identifier that is unique in the process; part of the glyph cache's key.
  let id: Int
  package let path: String
  package let index: Int
  /// The variation of a variable font.
  package let variations: FontVariations?
  let data: FontData
  let shaper: OpaquePointer
  let unitsPerEm: Double
  let lineExtent: FontSpec.LineExtent?
  /// The changes of glyph advances, in ems; nil for none.
  let addedAdvances: AddedAdvances?
  /// Whether the file is a system font, which may differ between machines.
  let isOfSystem: Bool
  private var faceState = FaceState.unopened
  private var asciiCoverage: (UInt64, UInt64)?

  private static nonisolated(unsafe) var nextID = 0
  private static nonisolated(unsafe) var library: FT_Library?

  private enum FaceState {
    case unopened
    case opened(FT_Face)
    case unreadable
  }

  /// Opens a face; nil if the file is missing or is not a font.
  convenience init?(path: String, index: Int) {
    guard let data = FontData(path: path, index: index) else { return nil }
    self.init(data, path: path, index: index)
  }

  /// Opens a face by its description, with the data of its file.
  convenience init?(_ spec: FontSpec, of data: FontData) {
    self.init(
      data, path: spec.path, index: spec.index, variations: spec.variations,
      lineExtent: spec.lineExtent, fit: spec.fit, isOfSystem: spec.debianPackage != nil)
  }

  /// Opens the first face of a file's bytes, under a generated path.
  convenience init?(data: Data) {
    guard let data = FontData(copying: data) else { return nil }
    self.init(data, path: "/font in memory \(Self.nextID)", index: 0)
  }

  private init?(
    _ data: FontData, path: String, index: Int, variations: FontVariations? = nil,
    lineExtent: FontSpec.LineExtent? = nil, fit: SystemFontFit? = nil, isOfSystem: Bool = false
  ) {
    guard let shaper = hb_font_create(data.face) else { return nil }
    let unitsPerEm = hb_face_get_upem(data.face)
    hb_font_set_scale(shaper, Int32(unitsPerEm), Int32(unitsPerEm))
    if let variations, !data.axes.isEmpty {
      let values = data.axes.map {
        hb_variation_t(tag: $0.tag.rawValue, value: Float($0.value(in: variations)))
      }
      hb_font_set_variations(shaper, values, UInt32(values.count))
    }
    self.path = path
    self.index = index
    self.variations = variations
    self.lineExtent = lineExtent
    self.isOfSystem = isOfSystem
    self.data = data
    self.shaper = shaper
    self.unitsPerEm = Double(unitsPerEm)
    addedAdvances = fit.map { AddedAdvances($0, shaper: shaper) }
    id = Self.nextID
    Self.nextID += 1
  }

  deinit {
    TextLock.locked {
      if case .opened(let face) = faceState { FT_Done_Face(face) }
      hb_font_destroy(shaper)
    }
  }

  /// FreeType's face of the same mapped bytes, opened on first use; nil if FreeType cannot read it.
  var face: FT_Face? {
    switch faceState {
    case .opened(let face): return face
    case .unreadable: return nil
    case .unopened:
      let opened = openFace()
      faceState = opened.map { .opened($0) } ?? .unreadable
      return opened
    }
  }

  private func openFace() -> FT_Face? {
    if Self.library == nil { FT_Init_FreeType(&Self.library) }
    var length: UInt32 = 0
    guard let library = Self.library, let bytes = hb_blob_get_data(data.blob, &length) else {
      return nil
    }
    var face: FT_Face?
    let status = bytes.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      FT_New_Memory_Face(library, $0, FT_Long(length), FT_Long(index), &face)
    }
    guard status == 0, let face else { return nil }
    setVariations(of: face)
    return face
  }

  /// Leaves a face at the defaults of all axes as it is: FreeType up to 2.13 rounds some points of
  /// a face that was given its defaults differently than those of one that was given nothing,
  /// FreeType 2.14 does not (seen: Inter, 615 of 2,863 glyphs at 34 points, by 1/64 of a pixel).
  private func setVariations(of face: FT_Face) {
    guard let variations else { return }
    let values = data.axes.map { $0.value(in: variations) }
    guard values != data.axes.map(\.standard) else { return }
    var coordinates = values.map { FT_Fixed(($0 * 65_536).rounded()) }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
  }

  /// The maximum extent of a glyph from its origin, in ems: the file's bounding box, and four ems
  /// as a tolerance for files with a wrong one.
  private(set) lazy var inkReach: Double = {
    guard let box = face?.pointee.bbox else { return 4 }
    let farthest = [box.xMin, box.xMax, box.yMin, box.yMax].map { abs(Double($0)) }.max() ?? 0
    return 4 + farthest / unitsPerEm
  }()

  /// Returns the glyph of a character; 0 for none.
  func glyph(for scalar: UInt32) -> UInt32 {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(shaper, scalar, &glyph) != 0 ? glyph : 0
  }

  func covers(_ scalar: UInt32) -> Bool {
    guard scalar < 128 else { return glyph(for: scalar) != 0 }
    let coverage = asciiCoverage ?? measureASCII()
    return scalar < 64
      ? coverage.0 & (1 << UInt64(scalar)) != 0 : coverage.1 & (1 << UInt64(scalar - 64)) != 0
  }

  private func measureASCII() -> (UInt64, UInt64) {
    var coverage: (UInt64, UInt64) = (0, 0)
    for scalar in UInt32(0)..<64 where glyph(for: scalar) != 0 { coverage.0 |= 1 << scalar }
    for scalar in UInt32(0)..<64 where glyph(for: scalar + 64) != 0 { coverage.1 |= 1 << scalar }
    asciiCoverage = coverage
    return coverage
  }

  /// Whether glyphs are colour bitmaps instead of outlines.
  var hasColorBitmaps: Bool {
    guard let face else { return false }
    return face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0
      && face.pointee.num_fixed_sizes > 0
  }
}

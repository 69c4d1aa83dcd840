import CPango

extension FontCollection {
  /// Creates a copy of a collection with the faces of a file as the system font, and the previous
  /// system font as the first fallback.
  ///
  /// A variable font may have axes for weight, width, optical size and slant: it is drawn with the
  /// requested weight, its default width, the point size as optical size and, for italics, its
  /// maximum slant. Line and letter heights are the file's; tracking is from its `trak` table.
  /// Source: Apple, WWDC 2020, The details of UI typography, according to which optical size and
  /// tracking follow the point size.
  package init(_ collection: FontCollection, systemFont path: String) throws(FontError) {
    let found = try TextLock.locked { () throws(FontError) -> (FontFamily, OwnSystemFont) in
      let files = FontFile.all(path: path)
      let faces = files.flatMap(Self.faces)
      guard let first = files.first, let family = faces.first?.family else {
        throw FileManager.default.fileExists(atPath: path)
          ? .unreadable(path: path, package: nil) : .missingSystemFont(path: path)
      }
      return (
        FontFamily(name: family, faces: faces),
        OwnSystemFont(
          path: path, metrics: first.statedMetrics, tracking: FontTracking(of: first.data.face))
      )
    }
    self = collection
    text = found.0
    systemRules = .own(found.1)
    if let regular = collection.text.face(weight: 400, isItalic: false) {
      fallbacks.insert(
        FallbackFont(
          regular: regular, bold: collection.text.face(weight: 700, isItalic: false)), at: 0)
    }
  }

  /// Returns the faces of a file: one, or for a variable font one per weight and slope.
  private static func faces(_ file: FontFile) -> [FontSpec] {
    guard let spec = file.spec else { return [] }
    let axes = Dictionary(
      file.data.axes.map { ($0.tag, $0) }, uniquingKeysWith: { first, _ in first })
    guard !axes.isEmpty else { return [spec] }
    let weights =
      axes[.weight].map { axis in
        stride(from: 100, through: 900, by: 100).filter { axis.range.contains(Double($0)) }
      } ?? []
    var slopes: [(isItalic: Bool, slant: Double?, italic: Double?)] = [(spec.isItalic, nil, nil)]
    if let slant = axes[.slant], slant.range.lowerBound < 0 {
      slopes.append((true, slant.range.lowerBound, axes[.italic]?.range.upperBound))
    } else if let italic = axes[.italic], italic.range.upperBound > 0 {
      slopes.append((true, nil, italic.range.upperBound))
    }
    return (weights.isEmpty ? [spec.weight] : weights).flatMap { weight in
      slopes.map { slope in
        var face = spec
        (face.weight, face.isItalic) = (weight, slope.isItalic)
        face.postScriptName = "\(spec.postScriptName)-\(weight)" + (slope.isItalic ? "-Italic" : "")
        face.variations = FontVariations(
          weight: axes[.weight] == nil ? nil : Double(weight), slant: slope.slant,
          italic: slope.italic)
        return face
      }
    }
  }
}

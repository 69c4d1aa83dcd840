import CPango

extension FontFile {
  /// Returns all faces of a file; empty if it is not a font.
  static func all(path: String) -> [FontFile] {
    guard let first = FontFile(path: path, index: 0), first.face != nil else { return [] }
    let count = Int(hb_face_count(first.data.blob))
    return [first] + (1..<max(1, count)).compactMap { FontFile(path: path, index: $0) }
  }

  /// The description of the face, from its file; nil if FreeType cannot read it.
  var spec: FontSpec? {
    guard let face else { return nil }
    let family = face.pointee.family_name.map { String(cString: $0) } ?? path
    return FontSpec(
      path: path, index: index, family: family,
      postScriptName: FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? family,
      weight: Int(hb_style_get_value(shaper, HB_STYLE_TAG_WEIGHT)),
      isItalic: face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0)
  }

  /// Whether the file declares a fixed width.
  var isFixedWidth: Bool {
    guard let face else { return false }
    return face.pointee.face_flags & FT_Long(FT_FACE_FLAG_FIXED_WIDTH) != 0
  }
}

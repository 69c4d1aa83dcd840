/// The colour space of a JPEG file's ICC profile, which is in its first APP2 segment of one.
///
/// Source: ICC.1:2022, B.4 Embedding ICC profiles in JPEG files; ITU-T T.81, B.1.1.
enum JPEGColors {
  /// Returns the conversion to sRGB; nil where nothing changes, and for profiles of other kinds.
  static func matrix(of data: Data) -> ColorMatrix? {
    let file = ByteReader(data)
    var position = 2
    while let marker = file.big16(position), marker >> 8 == 0xFF, marker != 0xFFDA,
      let length = file.big16(position + 2), length >= 2
    {
      if marker == 0xFFE2, let body = file.slice(from: position + 4, count: length - 2),
        body.starts(with: head)
      {
        return body.slice(from: head.count, count: length - 2 - head.count)
          .flatMap(ICCProfile.init)?.matrix
      }
      position += 2 + length
    }
    return nil
  }

  /// The name, and that it is the first segment of one.
  private static let head = Array("ICC_PROFILE\0".utf8) + [1, 1]
}

import PNGChunks

/// One golden of a gallery.
package struct GalleryGolden: Sendable {
  /// Counted from the package's folder; outside of it an absolute path.
  package let path: String
  /// The file, or what a pointer of Git LFS stands for.
  package let data: Data
  /// What lies where in the picture, if that lies beside it.
  package var layout: PictureLayout?
  /// What a reviewer must see.
  package var shows: String?
  /// The test that it belongs to.
  package var test: String?
  /// What has to be said of it, in sentences; of what is no picture, why it is not shown.
  package var note: String?
  /// What its test, or its set, says of the screen; its name may say more.
  package var variant = GalleryVariant()
  /// Of a golden of a set: equal numbers are the same screen but for its variant.
  package var screen: Int?

  package init(path: String, data: Data) {
    (self.path, self.data) = (path, data)
  }

  var folder: String { path.splitPath.folder }
  /// The file's name without its extension.
  var name: String { (path.splitPath.name as NSString).deletingPathExtension }

  var isPicture: Bool { PNGText.isPNG(data) }

  /// In pixels, as the header of a PNG file says it.
  var size: (width: Int, height: Int)? {
    guard isPicture, data.count >= 24 else { return nil }
    let (width, height) = (Int(data.word(16)), Int(data.word(20)))
    return width > 0 && height > 0 ? (width, height) : nil
  }

  /// How many frames a film has; nil of a still picture.
  ///
  /// Source: Portable Network Graphics (PNG) Specification, Third Edition, 11.3.6.1.
  var frames: Int? {
    guard isPicture else { return nil }
    var reader = PNGChunkReader(data)
    while let chunk = try? reader.next(), chunk.name != "IDAT" {
      if chunk.name == "acTL", chunk.body.count >= 4 { return Int(chunk.body.word(0)) }
    }
    return nil
  }

  /// What a golden that is no picture says, as far as a page has room for it.
  var text: String? {
    guard !isPicture, note == nil, let text = String(data: data, encoding: .utf8),
      !text.utf8.contains(0)
    else {
      return nil
    }
    return text.count <= Self.maximumTextLength ? text : text.prefix(Self.maximumTextLength) + "…"
  }

  private static let maximumTextLength = 32 * 1024

  /// The layout, if it is this picture's.
  var ownLayout: PictureLayout? {
    guard let size, let layout else { return nil }
    let isOfSize =
      abs(layout.width * layout.scale - Double(size.width)) <= 1
      && abs(layout.height * layout.scale - Double(size.height)) <= 1
    return isOfSize ? layout : nil
  }
}

import PNGChunks

/// A golden in a gallery.
package struct GalleryGolden: Sendable {
  /// The path relative to the package; absolute outside it.
  package let path: String
  /// The file, or the one to which a Git LFS pointer refers.
  package let data: Data
  /// The layout beside the picture, if any.
  package var layout: PictureLayout?
  /// The description for reviewers.
  package var shows: String?
  /// The test that recorded it.
  package var test: String?
  /// Remarks in sentences; for unreadable pictures, the reason.
  package var note: String?
  /// The variant according to its test or set; its name may add to it.
  package var variant = GalleryVariant()
  /// The screen's number, for goldens of a set. Goldens with equal numbers differ only in variant.
  package var screen: Int?

  package init(path: String, data: Data) {
    (self.path, self.data) = (path, data)
  }

  var folder: String { path.splitPath.folder }
  /// The file's name without extension.
  var name: String { (path.splitPath.name as NSString).deletingPathExtension }

  var isPicture: Bool { PNGText.isPNG(data) }

  /// The size in pixels, from the header of the PNG file.
  var size: (width: Int, height: Int)? {
    guard isPicture, data.count >= 24 else { return nil }
    let (width, height) = (Int(data.word(16)), Int(data.word(20)))
    return width > 0 && height > 0 ? (width, height) : nil
  }

  /// The number of frames of an animation; nil for a still picture.
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

  /// The text of a golden that is not a picture, truncated to the page's limit.
  var text: String? {
    guard !isPicture, note == nil, let text = String(data: data, encoding: .utf8),
      !text.utf8.contains(0)
    else {
      return nil
    }
    return text.count <= Self.maximumTextLength ? text : text.prefix(Self.maximumTextLength) + "…"
  }

  private static let maximumTextLength = 32 * 1024

  /// The layout, if it belongs to this picture.
  var ownLayout: PictureLayout? {
    guard let size, let layout else { return nil }
    let isOfSize =
      abs(layout.width * layout.scale - Double(size.width)) <= 1
      && abs(layout.height * layout.scale - Double(size.height)) <= 1
    return isOfSize ? layout : nil
  }
}

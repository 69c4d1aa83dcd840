import PNGChunks

/// The pictures in a page, each once, as base64 text.
struct PictureLibrary {
  /// The bytes of base64 that are embedded unreduced; beyond, pictures are reduced. Browsers open
  /// pages of this size.
  static let budget = 256 << 20
  /// The maximum size of a passed picture's file that is embedded unchanged.
  static let smallFile = 8 << 10

  /// The pictures, in order of insertion.
  private(set) var pictures: [(key: String, text: Data)] = []
  private var known: Set<String> = []
  private var size = 0
  private var cache: ThumbnailCache

  init(_ report: Report) {
    self.init(report.paths, thumbnail: report.makeThumbnail)
  }

  init(_ paths: ResultPaths, thumbnail: @escaping @Sendable (Data) -> Data?) {
    cache = ThumbnailCache(paths, making: thumbnail)
  }

  var isFull: Bool { size > Self.budget }

  /// Adds a PNG file. Returns its key; equal files have equal keys.
  mutating func add(_ file: Data) -> String {
    let key = Fingerprint.of(file)
    guard known.insert(key).inserted else { return key }
    let text = file.base64EncodedData()
    size += text.count
    pictures.append((key, text))
    return key
  }

  /// Adds a thumbnail for a row of the list. Returns nil for a file that is not a picture.
  ///
  /// - Parameter known: the file's thumbnail, if available.
  mutating func addThumbnail(of file: Data, known: Data? = nil) -> String? {
    guard PNGText.isPNG(file) else { return nil }
    if file.count <= Self.smallFile { return add(file) }
    return (known ?? cache.thumbnail(of: file)).map { add($0) }
  }

  /// Removes unused thumbnails.
  func tidy() { cache.tidy() }
}

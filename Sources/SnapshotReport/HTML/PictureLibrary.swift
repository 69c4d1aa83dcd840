import PNGChunks

/// The pictures that a page carries, each once, as base64 text.
struct PictureLibrary {
  /// So many bytes of base64 are embedded whole; beyond, pictures are reduced. A page of this size
  /// opens in any browser.
  static let budget = 256 << 20
  /// A passing picture's file up to this size is embedded as it is.
  static let smallFile = 8 << 10

  /// In the order they were added.
  private(set) var pictures: [(key: String, text: Data)] = []
  private var known: Set<String> = []
  private var size = 0
  private var cache: ThumbnailCache

  init(_ report: Report) {
    self.init(report.places, thumbnail: report.makeThumbnail)
  }

  init(_ places: ResultPaths, thumbnail: @escaping @Sendable (Data) -> Data?) {
    cache = ThumbnailCache(places, making: thumbnail)
  }

  var isFull: Bool { size > Self.budget }

  /// Adds a PNG file's bytes; its key, which equal bytes share.
  mutating func add(_ file: Data) -> String {
    let key = Fingerprint.of(file)
    guard known.insert(key).inserted else { return key }
    let text = file.base64EncodedData()
    size += text.count
    pictures.append((key, text))
    return key
  }

  /// Adds what a row of the list needs; nil for what is no picture.
  ///
  /// - Parameter known: the file's thumbnail, where it is there already.
  mutating func addThumbnail(of file: Data, known: Data? = nil) -> String? {
    guard PNGText.isPNG(file) else { return nil }
    if file.count <= Self.smallFile { return add(file) }
    return (known ?? cache.thumbnail(of: file)).map { add($0) }
  }

  /// Lets go of thumbnails that are no longer needed.
  func tidy() { cache.tidy() }
}

/// The pictures of a gallery: embedded in its page, reduced if necessary, or in files beside it.
struct GalleryPictures {
  struct PreparedPicture {
    let key: String
    let isReduced: Bool
  }

  /// The picture of each golden, by the golden's index.
  private(set) var prepared: [Int: PreparedPicture] = [:]
  /// The embedded pictures, each once.
  private(set) var embedded: [(key: String, file: Data)] = []
  /// The files beside the page, by name.
  private(set) var files: [String: Data] = [:]

  private let goldens: [GalleryGolden]
  /// The remaining bytes of base64 in the page.
  private var room: Int
  private let embedsAll: Bool

  init(_ goldens: [GalleryGolden], room: Int, embedsAll: Bool) {
    (self.goldens, self.room, self.embedsAll) = (goldens, room, embedsAll)
  }

  mutating func fill(_ reduce: (Data, Double) -> Data?) {
    if embedsAll { embedAll(reduce) } else { putBeside() }
  }

  /// Returns the bytes that an embedded file of `count` bytes takes.
  private static func cost(_ count: Int) -> Int { (count + 2) / 3 * 4 + 90 }

  // MARK: In the page

  private mutating func embedAll(_ reduce: (Data, Double) -> Data?) {
    let pictures = goldens.indices.filter { goldens[$0].isPicture }
    let limit = limit(pictures.map { Self.cost(goldens[$0].data.count) })
    var known: Set<String> = []
    for index in pictures {
      let file = goldens[index].data
      let isSmall = Self.cost(file.count) <= limit
      guard let picture = isSmall ? file : Self.reduced(file, to: limit, reduce) else { continue }
      let key = Fingerprint.of(picture)
      prepared[index] = PreparedPicture(key: key, isReduced: !isSmall)
      if known.insert(key).inserted { embedded.append((key, picture)) }
    }
  }

  /// Returns the maximum cost of a picture with which all fit. Pictures that cost less leave the
  /// rest to others.
  private func limit(_ costs: [Int]) -> Int {
    guard costs.reduce(0, +) > room else { return .max }
    var (left, others) = (room, costs.count)
    for cost in costs.sorted() {
      if cost > left / others { return left / others }
      (left, others) = (left - cost, others - 1)
    }
    return .max
  }

  /// Returns the reduced picture; nil if it cannot be reduced enough or cannot be read.
  private static func reduced(
    _ file: Data, to limit: Int, _ reduce: (Data, Double) -> Data?
  ) -> Data? {
    var share = min(0.9, (Double(limit) / Double(cost(file.count))).squareRoot())
    while share > 0.02 {
      guard let picture = reduce(file, share) else { return nil }
      if cost(picture.count) <= limit { return picture }
      share *= 0.7
    }
    return nil
  }

  // MARK: Beside the page

  /// Moves pictures to files beside the page. Animations are embedded as long as they fit: their
  /// frames are read from the file, which browsers forbid for pages opened from disk.
  private mutating func putBeside() {
    for (index, golden) in goldens.enumerated() where golden.isPicture {
      let key = Fingerprint.of(golden.data)
      prepared[index] = PreparedPicture(key: key, isReduced: false)
      let isKnown = files.updateValue(golden.data, forKey: "\(key).png") != nil
      let cost = Self.cost(golden.data.count)
      guard !isKnown, golden.frames != nil, cost <= room else { continue }
      embedded.append((key, golden.data))
      room -= cost
    }
  }
}

import CPango

/// Chooses the font file of each user-perceived character.
struct FontChooser {
  private let collection: FontCollection
  private let hanForms: FallbackFont.HanForms
  private var known: [Key: Choice] = [:]

  /// What draws a cluster.
  struct Choice {
    /// Nil where the wished font cannot be opened and no other has the character.
    var file: FontFile?
    /// Whether no font has the cluster's first visible character.
    var isMissing = false
  }

  private struct Key: Hashable {
    var scalar: UInt32
    var primary: Int
    var isBold: Bool
  }

  init(scalars: [UInt32]) {
    collection = FontLibrary.collection
    hanForms = Self.hanForms(of: scalars)
  }

  /// Han characters take Japanese forms in a paragraph with kana, Korean ones in one with Hangul,
  /// else Chinese (simplified) ones.
  private static func hanForms(of scalars: [UInt32]) -> FallbackFont.HanForms {
    var hasHangul = false
    for scalar in scalars where scalar >= 0x1100 {
      if (0x3040...0x30FF).contains(scalar) { return .japanese }
      if (0xAC00...0xD7A3).contains(scalar) || (0x1100...0x11FF).contains(scalar) {
        hasHangul = true
      }
    }
    return hasHangul ? .korean : .chinese
  }

  /// The file for one cluster: the emoji font for emoji presentation, else the wished font if it
  /// has all the cluster's characters, else the first fallback that has; the wished font, where
  /// nobody has. A function of the cluster and the collection.
  mutating func choice(
    for cluster: ArraySlice<UInt32>, primary: FontFile?, isBold: Bool
  ) -> Choice {
    guard let first = cluster.first else { return Choice(file: primary) }
    guard cluster.count == 1 else {
      return choose(cluster, primary: primary, isBold: isBold)
    }
    if first < 128 && primary?.covers(first) == true { return Choice(file: primary) }
    let key = Key(scalar: first, primary: primary?.id ?? -1, isBold: isBold)
    if let choice = known[key] { return choice }
    let choice = choose(cluster, primary: primary, isBold: isBold)
    known[key] = choice
    return choice
  }

  private func choose(
    _ cluster: ArraySlice<UInt32>, primary: FontFile?, isBold: Bool
  ) -> Choice {
    let needed = cluster.filter { !Self.isInvisible($0) }
    guard let first = needed.first else { return Choice(file: primary) }
    // A file that is not there is a problem of the session: no box stands for its characters.
    var isUnopened = false
    if Self.isEmoji(cluster), let spec = collection.emoji {
      let emoji = FontLibrary.file(for: spec)
      if let emoji, emoji.covers(first) { return Choice(file: emoji) }
      isUnopened = emoji == nil
    }
    if let primary, needed.allSatisfy(primary.covers) { return Choice(file: primary) }
    var partial: FontFile?
    for fallback in collection.fallbacks where fallback.serves(first, hanForms: hanForms) {
      let spec = isBold ? fallback.bold ?? fallback.regular : fallback.regular
      guard let file = FontLibrary.file(for: spec) else {
        isUnopened = true
        continue
      }
      guard file.covers(first) else { continue }
      if needed.allSatisfy(file.covers) { return Choice(file: file) }
      partial = partial ?? file
    }
    if let primary, primary.covers(first) { return Choice(file: primary) }
    return Choice(
      file: partial ?? primary,
      isMissing: partial == nil && !isUnopened && Self.isShown(first))
  }

  /// Joiners, variation selectors, direction marks, tags: no font needs to have them.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    guard scalar >= 0xAD else { return false }
    return switch scalar {
    case 0xAD, 0x34F, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F,
      0xFEFF, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Whether a reader expects to see something: not for white space and tabs.
  private static func isShown(_ scalar: UInt32) -> Bool {
    !(Unicode.Scalar(scalar)?.properties.isWhitespace ?? false)
  }

  /// Whether a cluster asks for its emoji form: by nature, by U+FE0F, as a flag or as a keycap.
  static func isEmoji(_ cluster: ArraySlice<UInt32>) -> Bool {
    guard let first = cluster.first, let scalar = Unicode.Scalar(first) else { return false }
    if cluster.contains(0xFE0E) { return false }
    guard scalar.properties.isEmoji else { return false }
    return scalar.properties.isEmojiPresentation || cluster.contains(0xFE0F)
      || cluster.contains(where: { (0x1F3FB...0x1F3FF).contains($0) })
  }
}

import CPango

/// Chooses the font for each grapheme cluster of a paragraph.
struct FontChooser {
  private let collection: FontCollection
  private let hanForms: FallbackFont.HanForms
  private var known: [Key: Choice] = [:]

  /// The font of a cluster.
  struct Choice {
    /// The font; nil if the requested one cannot be opened and no other supports the character.
    var file: FontFile?
    /// Whether no font supports the cluster's first visible character.
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

  /// Returns the form of Han characters: Japanese for paragraphs with kana, Korean for those with
  /// Hangul, otherwise simplified Chinese.
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

  /// Returns the font for a cluster: the emoji font for emoji presentation, else the requested font
  /// if it supports all of the characters, else the first such fallback, else the requested font.
  /// Depends on the cluster and the collection only.
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
    // Missing files are reported as problems of the session, not as missing characters.
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
      isMissing: partial == nil && !isUnopened && Self.isVisible(first))
  }

  /// Whether a character is invisible: joiners, variation selectors, direction marks and tags,
  /// which fonts need not support.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    guard scalar >= 0xAD else { return false }
    return switch scalar {
    case 0xAD, 0x34F, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F,
      0xFEFF, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Whether a character is visible, unlike white space.
  private static func isVisible(_ scalar: UInt32) -> Bool {
    !(Unicode.Scalar(scalar)?.properties.isWhitespace ?? false)
  }

  /// Whether a cluster has emoji presentation: by default, by U+FE0F, as a flag or as a keycap.
  static func isEmoji(_ cluster: ArraySlice<UInt32>) -> Bool {
    guard let first = cluster.first, let scalar = Unicode.Scalar(first) else { return false }
    if cluster.contains(0xFE0E) { return false }
    guard scalar.properties.isEmoji else { return false }
    return scalar.properties.isEmojiPresentation || cluster.contains(0xFE0F)
      || cluster.contains(where: { (0x1F3FB...0x1F3FF).contains($0) })
  }
}

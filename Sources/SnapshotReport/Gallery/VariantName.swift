/// Splits a golden's file name into words for its variant and the words that all variants of the
/// screen share: "shop-rtl", "testFeed.iPhone-8.dark".
struct VariantName: Equatable {
  private(set) var variant = GalleryVariant()
  /// The other words, in lower case.
  private(set) var rest: [String] = []

  /// A word and the separator before it; nil if a capital letter begins it.
  private struct Word {
    let text: String
    let separator: Character?
    var small: String { text.lowercased() }
  }

  /// Splits a name.
  ///
  /// - Parameter name: the name without extension.
  init(_ name: String) {
    let words = Self.words(of: name)
    var index = 0
    while index < words.count {
      let count =
        appearance(words[index...]) ?? direction(words[index...]) ?? textSize(words[index...])
        ?? device(words[index...]) ?? platform(words[index...])
      if count == nil { rest.append(words[index].small) }
      index += count ?? 1
    }
  }

  private static func words(of name: String) -> [Word] {
    var words: [Word] = []
    var (text, separator) = ("", Character?.none)
    func end() {
      if !text.isEmpty { words.append(Word(text: text, separator: separator)) }
      text = ""
    }
    for character in name {
      if "-_. @:".contains(character) {
        end()
        separator = character
      } else if character.isUppercase, text.last.map({ $0.isLowercase || $0.isNumber }) == true,
        !(text == "i" && character == "P")
      {
        end()
        (text, separator) = (String(character), nil)
      } else {
        text.append(character)
      }
    }
    end()
    return words
  }

  // MARK: Numbers of words that describe a variant

  private mutating func appearance(_ words: ArraySlice<Word>) -> Int? {
    guard let word = words.first?.small, word == "dark" || word == "light" else { return nil }
    variant.appearance = word
    let isFollowed = ["mode", "appearance"].contains(words.dropFirst().first?.small)
    return isFollowed ? 2 : 1
  }

  private mutating func direction(_ words: ArraySlice<Word>) -> Int? {
    let next = words.prefix(3).map(\.small)
    switch next.first {
    case "rtl", "mirrored": variant.direction = "right to left"
    case "ltr": variant.direction = "left to right"
    default:
      guard next == ["right", "to", "left"] || next == ["left", "to", "right"] else { return nil }
      variant.direction = next.joined(separator: " ")
      return 3
    }
    return 1
  }

  private mutating func textSize(_ words: ArraySlice<Word>) -> Int? {
    let next = words.prefix(5).map(\.small)
    if next.first == "large", next.dropFirst().first == "text" {
      variant.text = "large"
      return 2
    }
    if let word = next.first, Self.shortSizes.contains(word) {
      variant.text = word.uppercased()
      return 1
    }
    let isAccessible = next.first == "accessibility"
    let extra = next.dropFirst(isAccessible ? 1 : 0).prefix { $0 == "extra" }.count
    let count = (isAccessible ? 1 : 0) + extra
    guard count > 0, count < next.count, ["small", "medium", "large"].contains(next[count]) else {
      return nil
    }
    let leading = next.prefix(count + 1)
    variant.text = leading.dropFirst().reduce(leading[0]) { $0 + $1.capitalized }
    return count + 1
  }

  private static let shortSizes: Set<String> = [
    "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5",
  ]

  private mutating func device(_ words: ArraySlice<Word>) -> Int? {
    guard let first = words.first,
      ["iphone", "ipad", "ipod"].contains(where: first.small.hasPrefix)
    else { return nil }
    var (name, count, isLandscape) = (first.text, 1, false)
    for word in words.dropFirst() {
      if ["landscape", "portrait"].contains(word.small) {
        isLandscape = word.small == "landscape"
      } else if Self.models.contains(word.small)
        || word.separator != "." && word.text.allSatisfy(\.isNumber)
      {
        // "iPhone-8", "iPhone15ProMax", and "iPhoneX.1", the first picture on an iPhone X.
        name += word.separator == nil ? word.text : " " + word.text
      } else {
        break
      }
      count += 1
    }
    variant.device = isLandscape ? name + ":landscape" : name
    return count
  }

  private static let models: Set<String> = [
    "se", "x", "xr", "xs", "plus", "pro", "max", "mini", "air",
  ]

  private mutating func platform(_ words: ArraySlice<Word>) -> Int? {
    guard words.count == 1, words.first?.small == "linux" else { return nil }
    variant.platform = "Linux"
    return 1
  }
}

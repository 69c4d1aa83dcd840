import Markup
import VectorImages

extension HTMLStyle {
  /// Applies an element's default style, before style sheets.
  ///
  /// Sizes and spacings of headings are those of browsers, relative to the text size. Source: HTML
  /// Living Standard, 15.3 Flow content.
  mutating func enter(_ element: MarkupElement) {
    switch element.name {
    case "b", "strong", "th": weight = .bold
    case "i", "em", "cite", "dfn", "var", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "small": size /= 1.2
    case "big": size *= 1.2
    case "mark": background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    case "sup", "sub":
      baselineOffset += size / 3 * (element.name == "sup" ? 1 : -1)
      size /= 1.2
    case "code", "kbd", "samp", "tt", "pre":
      families = ["Courier"]
      if size == Self.defaultFontSize { size = Self.codeSize }
      keepsSpace = keepsSpace || element.name == "pre"
    case "font": enterFont(element)
    case "a": enterLink(element)
    case "center": paragraph.alignment = .center
    default: enterBlock(element.name)
    }
    if let value = element["align"] { align(value) }
    switch element["dir"] {
    case "rtl": paragraph.direction = .rightToLeft
    case "ltr": paragraph.direction = .leftToRight
    default: break
    }
    if element.name == "pre" || element.name == "center" { enterBlock(element.name) }
  }

  private mutating func enterBlock(_ name: String) {
    let usual = Self.defaultFontSize
    switch name {
    case "p", "pre", "dl": paragraph.spacing = size
    case "h1": enterHeading(2, 0.67)
    case "h2": enterHeading(1.5, 0.83)
    case "h3": enterHeading(1.17, 1)
    case "h4": enterHeading(1, 1.33)
    case "h5": enterHeading(0.83, 1.67)
    case "h6": enterHeading(0.67, 2.33)
    case "blockquote":
      paragraph.indent += 40
      paragraph.tailIndent += 40
      paragraph.spacing = usual
    case "dd": paragraph.indent += 40
    case "div", "section", "article", "li", "td": paragraph.spacing = 0
    default: break
    }
  }

  private mutating func enterHeading(_ factor: CGFloat, _ distance: CGFloat) {
    size *= factor
    weight = .bold
    paragraph.spacing = size * distance
  }

  private mutating func enterLink(_ element: MarkupElement) {
    guard let target = element["href"], let url = URL(string: target) else { return }
    link = url
    isUnderlined = true
    // The link colour of browsers, #0000EE.
    color = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
  }

  private mutating func enterFont(_ element: MarkupElement) {
    if let value = element["color"].flatMap(UIColor.init(css:)) { color = value }
    if let value = element["face"] { families = Self.names(value) }
    guard let value = element["size"] else { return }
    let number = Int(value.drop { $0 == "+" || $0 == "-" }) ?? 3
    let step = value.hasPrefix("+") ? 3 + number : value.hasPrefix("-") ? 3 - number : number
    size = Self.keywords[min(max(step, 1), 7)]
  }

  /// The sizes of the keywords from `xx-small` to `xxx-large` for text of 12 points.
  private static let keywords: [CGFloat] = [9, 9, 10, 12, 14, 18, 24, 36]

  private mutating func align(_ value: String) {
    switch value.lowercased() {
    case "left", "start": paragraph.alignment = .left
    case "right", "end": paragraph.alignment = .right
    case "center": paragraph.alignment = .center
    case "justify": paragraph.alignment = .justified
    default: break
    }
  }

  private static func names(_ list: String) -> [String] {
    list.split(separator: ",").map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\" \t\n"))
    }
  }

  // MARK: Declarations

  /// Applies the declarations of a style sheet or a `style` attribute.
  mutating func apply(_ declarations: [String: String]) {
    if let value = declarations["font"] { applyShorthand(value) }
    if let value = declarations["font-size"].flatMap(length) { size = value }
    if let value = declarations["font-family"] { families = Self.names(value) }
    if let value = declarations["font-weight"] { applyWeight(value) }
    if let value = declarations["font-style"] { isItalic = value != "normal" }
    if let value = declarations["color"].flatMap(UIColor.init(css:)) { color = value }
    if let value = declarations["background-color"] ?? declarations["background"] {
      background = value == "transparent" ? nil : UIColor(css: value) ?? background
    }
    if let value = declarations["text-decoration"] ?? declarations["text-decoration-line"] {
      isUnderlined = value.contains("underline")
      isStruck = value.contains("line-through")
    }
    if let value = declarations["text-align"] { align(value) }
    if let value = declarations["letter-spacing"].flatMap(length) { kern = value }
    if let value = declarations["text-transform"] { isUppercase = value == "uppercase" }
    if let value = declarations["white-space"] { keepsSpace = value.hasPrefix("pre") }
    if let value = declarations["margin-bottom"].flatMap(length) { paragraph.spacing = value }
    if let value = declarations["margin"]?.split(separator: " ").map(String.init) {
      let bottom = value.count > 2 ? value[2] : value.first
      if let bottom = bottom.flatMap(length) { paragraph.spacing = bottom }
    }
    if let value = declarations["line-height"] {
      paragraph.lineHeight = Double(value).map { CGFloat($0) * size } ?? length(value)
    }
  }

  private mutating func applyWeight(_ value: String) {
    switch value {
    case "bold", "bolder": weight = .bold
    case "normal", "lighter": weight = .regular
    default: if let number = Int(value) { weight = UIFont.Weight(openType: number) }
    }
  }

  /// Applies a shorthand such as `italic bold 17px/1.4 Name, …`.
  private mutating func applyShorthand(_ value: String) {
    let words = value.split(separator: " ")
    guard
      let position = words.firstIndex(where: { $0.first?.isNumber == true && length($0) != nil })
    else { return }
    for word in words[..<position] {
      if word == "italic" || word == "oblique" {
        isItalic = true
      } else {
        applyWeight(String(word))
      }
    }
    size = length(words[position]) ?? size
    families = Self.names(words[(position + 1)...].joined(separator: " "))
  }

  /// Returns a length in points, which equal pixels; nil for an invalid length.
  private func length(_ text: some StringProtocol) -> CGFloat? {
    let text =
      text.split(separator: "/").first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    let words = [
      "xx-small", "x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large",
    ]
    if let position = words.firstIndex(of: text) { return Self.keywords[position] }
    let unit = text.drop { $0.isNumber || ".-+".contains($0) }
    guard let number = Double(text.dropLast(unit.count)) else { return nil }
    switch unit {
    case "", "px": return number
    case "pt": return number * 4 / 3
    case "em": return number * size
    case "rem": return number * Self.defaultFontSize
    case "%": return number / 100 * size
    default: return nil
    }
  }
}

extension UIColor {
  /// Creates a colour from its CSS notation; nil for an invalid colour.
  fileprivate convenience init?(css text: String) {
    let isBareNumber = text.count == 6 && text.allSatisfy(\.isHexDigit)
    guard let color = SVGColor.read(isBareNumber ? "#" + text : text) else { return nil }
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

import Markup
import VectorImages

/// Writes the elements of HTML as one attributed string.
///
/// Paragraphs end with a line feed, including the last one; a break inside of a paragraph, a
/// heading or a list item is a line separator, elsewhere a line feed. Items begin with a tab, their
/// marker and another tab. Uncertain: none of this is documented.
struct HTMLWriter {
  private let sheet: StyleSheet
  let result = NSMutableAttributedString(string: "")
  /// The characters written so far.
  private var units: [unichar] = []
  /// The next item numbers of the enclosing lists; nil for bulleted lists.
  private var lists: [Int?] = []
  /// The number of enclosing elements in which breaks are line separators.
  private var paragraphs = 0
  private var spaceIsKept = false

  init(sheet: StyleSheet) { self.sheet = sheet }

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "dd", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr",
    "li", "main", "nav", "ol", "p", "pre", "section", "table", "td", "th", "tr", "ul",
  ]
  private static let paragraphNames: Set<String> = [
    "p", "li", "h1", "h2", "h3", "h4", "h5", "h6",
  ]
  private static let hidden: Set<String> = [
    "head", "script", "style", "title", "meta", "link", "template", "noscript", "textarea",
    "select",
  ]

  /// Writes a whole document.
  mutating func write(_ root: MarkupElement) {
    visit(root, HTMLStyle())
  }

  private mutating func visit(_ element: MarkupElement, _ outer: HTMLStyle) {
    if element.name == HTMLParser.textName { return add(element.text, outer) }
    guard !Self.hidden.contains(element.name) else { return }
    var style = outer
    style.enter(element)
    var declarations = sheet.declarations(for: element)
    if let own = element["style"] { declarations.merge(StyleSheet.declarations(own)) { $1 } }
    style.apply(declarations)
    guard declarations["display"] != "none" else { return }
    let isBlock = Self.blocks.contains(element.name) || declarations["display"] == "block"
    warnOfElement(of: element.name)
    if element.name == "br" { return addBreak(style) }
    if isBlock { endParagraph(outer) }
    if element.name == "li" { beginItem(&style) }
    if element.name == "ol" || element.name == "ul" {
      lists.append(element.name == "ol" ? element["start"].flatMap { Int($0) } ?? 1 : nil)
    }
    let isParagraph = Self.paragraphNames.contains(element.name)
    if isParagraph { paragraphs += 1 }
    for child in element.children { visit(child, style) }
    if isParagraph { paragraphs -= 1 }
    if isBlock { endParagraph(style) }
    if element.name == "ol" || element.name == "ul" {
      lists.removeLast()
      if lists.isEmpty { addDistance(HTMLStyle.defaultFontSize) }
    }
  }

  private func warnOfElement(of name: String) {
    let words =
      switch name {
      case "img", "picture", "svg", "video", "audio", "iframe", "object":
        "<\(name)> is omitted"
      case "hr": "<hr> draws no line"
      case "table": "cells of <table> are below each other"
      default: ""
      }
    if !words.isEmpty {
      FontWarnings.warnOnce(of: "html " + name, "NSAttributedString: of HTML \(words)")
    }
  }

  // MARK: Lists

  private mutating func beginItem(_ style: inout HTMLStyle) {
    let depth = max(lists.count, 1)
    let position = CGFloat(depth) * 36
    style.paragraph.tabs = [position - 25, position]
    style.paragraph.spacing = 0
    var mark = ["•", "◦", "▪"][min(depth, 3) - 1]
    if let number = lists.last ?? nil {
      mark = "\(number)."
      lists[lists.count - 1] = number + 1
    }
    append("\t\(mark)\t", style)
    spaceIsKept = false
  }

  /// Sets the spacing below the last paragraph.
  private func addDistance(_ distance: CGFloat) {
    let start = units.dropLast().lastIndex(of: 10).map { $0 + 1 } ?? 0
    let range = NSRange(location: start, length: units.count - start)
    guard range.length > 0,
      let old = result.attribute(.paragraphStyle, at: range.location, effectiveRange: nil)
        as? NSParagraphStyle
    else { return }
    let style = NSMutableParagraphStyle()
    style.setParagraphStyle(old)
    style.paragraphSpacing = distance
    result.addAttribute(.paragraphStyle, value: style, range: range)
  }

  // MARK: Letters

  /// Whether a space would be at the start of a line or after another space.
  private var dropsSpace: Bool {
    guard let last = units.last else { return true }
    return last == 10 || last == 0x2028 || last == 9 || last == 32 && !spaceIsKept
  }

  private mutating func add(_ text: String, _ style: HTMLStyle) {
    let text = style.isUppercase ? text.uppercased() : text
    if style.keepsSpace {
      append(text, style)
      spaceIsKept = true
      return
    }
    var line = ""
    var dropsNext = dropsSpace
    for letter in text.unicodeScalars {
      if letter == " " || (9...13).contains(letter.value) {
        if !dropsNext { line += " " }
        dropsNext = true
      } else {
        line.unicodeScalars.append(letter)
        dropsNext = false
      }
    }
    guard !line.isEmpty else { return }
    append(line, style)
    spaceIsKept = false
  }

  private mutating func addBreak(_ style: HTMLStyle) {
    dropLastSpace()
    append(paragraphs > 0 ? "\u{2028}" : "\n", style)
  }

  /// Ends the open paragraph, if any; a break or a space at its end is removed.
  private mutating func endParagraph(_ style: HTMLStyle) {
    guard let last = units.last, last != 10 else { return }
    if last == 0x2028 { dropLast() }
    dropLastSpace()
    guard !units.isEmpty else { return }
    let attributes = result.attributes(at: units.count - 1, effectiveRange: nil)
    var kept = style.attributes
    kept[.paragraphStyle] = attributes[.paragraphStyle]
    kept[.font] = attributes[.font]
    append("\n", kept)
  }

  private mutating func dropLastSpace() {
    if !spaceIsKept, units.last == 32 { dropLast() }
  }

  private mutating func dropLast() {
    units.removeLast()
    result.deleteCharacters(in: NSRange(location: units.count, length: 1))
  }

  private mutating func append(_ text: String, _ style: HTMLStyle) {
    append(text, style.attributes)
  }

  private mutating func append(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    units += text.utf16
    result.append(NSAttributedString(string: text, attributes: attributes))
  }
}

/// Parses HTML as leniently as browsers, to the extent that server texts need: names in any case,
/// attributes without quotes, unclosed elements, entities. Nothing is rejected.
///
/// Text is in children named ``textName``, in document order. Source: HTML Living Standard, 13.2
/// Parsing HTML documents, of which this is a part.
package struct HTMLParser {
  /// The name of children that are text.
  package static let textName = "#text"

  /// Elements without contents and end tag.
  private static let voids: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]
  /// Elements before which an open paragraph ends.
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "div", "dl", "fieldset", "footer",
    "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "main", "nav", "ol", "p", "pre",
    "section", "table", "ul",
  ]
  /// Elements with unparsed contents.
  private static let raw: Set<String> = ["script", "style", "textarea", "title"]
  /// The maximum nesting depth; deeper elements become siblings.
  private static let maximumDepth = 256

  private var rest: Substring
  private var open: [MarkupElement]

  private init(_ text: String) {
    rest = text[...]
    open = [MarkupElement("html", line: 1)]
  }

  /// Returns the elements of a text, in a root named `html`.
  ///
  /// - Complexity: O(letters · depth).
  package static func parse(_ text: String) -> MarkupElement {
    var parser = HTMLParser(text)
    parser.run()
    return parser.open[0]
  }

  private mutating func run() {
    while let first = rest.first {
      if first != "<" {
        let text = rest.prefix { $0 != "<" }
        rest = rest.dropFirst(text.count)
        add(HTMLEntities.decoded(text))
      } else if rest.hasPrefix("<!--") {
        skip(past: "-->", from: 4)
      } else if rest.hasPrefix("<!") || rest.hasPrefix("<?") {
        skip(past: ">", from: 2)
      } else if rest.hasPrefix("</"), rest.dropFirst(2).first?.isLetter == true {
        rest = rest.dropFirst(2)
        let name = takeName()
        skip(past: ">", from: 0)
        close(name)
      } else if rest.dropFirst().first?.isLetter == true {
        rest = rest.dropFirst()
        begin(takeName())
      } else {
        rest = rest.dropFirst()
        add("<")
      }
    }
  }

  private mutating func skip(past end: String, from start: Int) {
    var tail = rest.dropFirst(start)
    while !tail.isEmpty, !tail.hasPrefix(end) { tail = tail.dropFirst() }
    rest = tail.dropFirst(end.count)
  }

  private mutating func takeName() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || "-:_".contains($0) }
    rest = rest.dropFirst(name.count)
    return name.lowercased()
  }

  private mutating func add(_ text: String) {
    guard !text.isEmpty, let parent = open.last else { return }
    let element = MarkupElement(Self.textName, line: 1)
    element.text = text
    parent.children.append(element)
  }

  // MARK: Elements

  private mutating func begin(_ name: String) {
    let element = MarkupElement(name, line: 1)
    let isClosed = takeAttributes(of: element)
    if name == "html" || name == "body", let known = open.first(where: { $0.name == name }) {
      known.attributes += element.attributes
      return
    }
    closeEndedElements(before: name)
    open.last?.children.append(element)
    if Self.raw.contains(name) { return takeRaw(into: element) }
    if !Self.voids.contains(name), !isClosed, open.count < Self.maximumDepth {
      open.append(element)
    }
  }

  /// Ends a paragraph before a block, an item before the next one, and the head before the body.
  private mutating func closeEndedElements(before name: String) {
    if Self.blocks.contains(name) { end("p", within: ["li", "td", "th", "blockquote", "div"]) }
    switch name {
    case "li": end("li", within: ["ul", "ol"])
    case "dt", "dd":
      end("dt", within: ["dl"])
      end("dd", within: ["dl"])
    case "tr":
      end("tr", within: ["table"])
    case "td", "th":
      end("td", within: ["tr"])
      end("th", within: ["tr"])
    case "option": end("option", within: ["select"])
    case "body": end("head", within: [])
    default: break
    }
  }

  /// Ends an element and its open descendants, unless a limiting element is between.
  private mutating func end(_ name: String, within limits: Set<String>) {
    for index in open.indices.dropFirst().reversed() {
      if open[index].name == name { return open.removeSubrange(index...) }
      if limits.contains(open[index].name) { return }
    }
  }

  private mutating func close(_ name: String) {
    if name == "br" || name == "p", !open.contains(where: { $0.name == name }) {
      open.last?.children.append(MarkupElement(name, line: 1))
      return
    }
    end(name, within: [])
  }

  private mutating func takeRaw(into element: MarkupElement) {
    let end = "</" + element.name
    var text = ""
    while let first = rest.first, !rest.prefix(end.count).lowercased().hasPrefix(end) {
      text.append(first)
      rest = rest.dropFirst()
    }
    skip(past: ">", from: 0)
    let child = MarkupElement(Self.textName, line: 1)
    child.text = text
    element.children.append(child)
  }

  /// Reads attributes up to the end of the tag. Returns whether the tag is self-closing.
  private mutating func takeAttributes(of element: MarkupElement) -> Bool {
    var isClosed = false
    while let first = rest.first, first != ">" {
      if first.isWhitespace || first == "/" {
        isClosed = first == "/"
        rest = rest.dropFirst()
        continue
      }
      isClosed = false
      let name = rest.prefix { !$0.isWhitespace && !"=>/".contains($0) }
      rest = rest.dropFirst(max(1, name.count)).drop(while: \.isWhitespace)
      var value = Substring()
      if rest.first == "=" {
        rest = rest.dropFirst().drop(while: \.isWhitespace)
        value = takeValue()
      }
      element.attributes.append(.init(name.lowercased(), HTMLEntities.decoded(value)))
    }
    rest = rest.dropFirst()
    return isClosed
  }

  private mutating func takeValue() -> Substring {
    guard let quote = rest.first, quote == "\"" || quote == "'" else {
      let value = rest.prefix { !$0.isWhitespace && $0 != ">" }
      rest = rest.dropFirst(value.count)
      return value
    }
    let value = rest.dropFirst().prefix { $0 != quote }
    rest = rest.dropFirst(value.count + 2)
    return value
  }
}

import Markup
import Foundation

extension DocumentReader {
  /// Reads the value of a key.
  mutating func value(_ element: MarkupElement) throws(DocumentError) -> ElementValue {
    if KnownNames.attributes[element.name] != nil { checkNames(element) }
    return try knownValue(element)
  }

  private mutating func knownValue(
    _ element: MarkupElement
  ) throws(DocumentError) -> ElementValue {
    switch element.name {
    case "rect":
      .rect(
        RectValue(
          x: number(element, "x"), y: number(element, "y"), width: number(element, "width"),
          height: number(element, "height")))
    case "frame":
      .rect(
        RectValue(
          x: number(element, "minX"), y: number(element, "minY"), width: number(element, "width"),
          height: number(element, "height")))
    case "point": .point(PointValue(x: number(element, "x"), y: number(element, "y")))
    case "offsetWrapper":
      .point(PointValue(x: number(element, "horizontal"), y: number(element, "vertical")))
    case "size":
      .size(SizeValue(width: number(element, "width"), height: number(element, "height")))
    case "value": try wrappedValue(element)
    case "inset", "edgeInsets", "directionalEdgeInsets": .insets(insets(element))
    case "color": color(element).map { .color($0) } ?? .none
    case "fontDescription": .font(font(element))
    case "string", "mutableString": .text(text(element))
    case "attributedString": .attributedText(attributedText(element))
    case "real", "integer": .number(number(element, "value"))
    case "bool": .bool(element["value"] == "YES")
    case "imageReference":
      .image(name: element["image"] ?? "", isSystem: element["catalog"] == "system")
    case "date": .number(Double(element["timeIntervalSinceReferenceDate"] ?? "") ?? 0)
    case "nil", "null": .none
    case "array", "mutableArray", "scopeButtonTitles":
      strings(element)
    default: .object(try object(element))
    }
  }

  /// Returns a list of strings. Other lists are not drawn.
  private func strings(_ element: MarkupElement) -> ElementValue {
    let strings = element.children.filter { $0.name == "string" }.map(text)
    return strings.isEmpty ? .none : .strings(strings)
  }

  /// Reads `<value key type="size|point|rect" …>` of runtime attributes.
  private mutating func wrappedValue(
    _ element: MarkupElement
  ) throws(DocumentError) -> ElementValue {
    switch element["type"] {
    case "point": .point(PointValue(x: number(element, "x"), y: number(element, "y")))
    case "rect":
      .rect(
        RectValue(
          x: number(element, "x"), y: number(element, "y"), width: number(element, "width"),
          height: number(element, "height")))
    default: .size(SizeValue(width: number(element, "width"), height: number(element, "height")))
    }
  }

  private mutating func insets(_ element: MarkupElement) -> InsetsValue {
    switch element.name {
    case "inset":
      InsetsValue(
        top: number(element, "minY"), left: number(element, "minX"),
        bottom: number(element, "maxY"), right: number(element, "maxX"), isDirectional: false)
    case "edgeInsets":
      InsetsValue(
        top: number(element, "top"), left: number(element, "left"),
        bottom: number(element, "bottom"), right: number(element, "right"), isDirectional: false)
    default:
      InsetsValue(
        top: number(element, "top"), left: number(element, "leading"),
        bottom: number(element, "bottom"), right: number(element, "trailing"),
        isDirectional: true)
    }
  }

  /// Reads a colour; returns nil and warns if its notation is unknown.
  mutating func color(_ element: MarkupElement) -> ColorValue? {
    if let name = element["name"], element["colorSpace"] != "catalog" {
      return .named(name, fallback: resources.named[name].flatMap { note(of: $0) })
    }
    // For colours of iOS 13, Xcode 11 also stored a substitute for earlier systems.
    if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
      ?? element["cocoaTouchSystemColor"]
    {
      return .system(
        name, fallback: resources.system[name].flatMap { note(of: $0) } ?? note(of: element))
    }
    if let components = note(of: element) { return components }
    if let name = element["name"] { return .system(name, fallback: nil) }
    diagnose(element.line, unknown: "notation of the colour '\(element["key"] ?? "")'")
    return nil
  }

  /// Returns the components in a colour's element; nil if there are none.
  private mutating func note(of element: MarkupElement) -> ColorValue? {
    let alpha = element["alpha"] == nil ? 1 : number(element, "alpha")
    if element["white"] != nil {
      let white = number(element, "white")
      return .components(red: white, green: white, blue: white, alpha: alpha)
    }
    guard element["red"] != nil else { return nil }
    return .components(
      red: number(element, "red"), green: number(element, "green"), blue: number(element, "blue"),
      alpha: alpha)
  }

  /// Reads `fontDescription`, and `font` of attributed text. System Bold is bold, unlike
  /// `boldSystemFont(ofSize:)`.
  ///
  /// Source: a comparison of pictures (techblog.recochoku.jp/11030); nineteen labels of public
  /// documents, from 11 to 34 points, are as wide as bold text within 1.6 %.
  mutating func font(_ element: MarkupElement) -> FontValue {
    if let style = element["style"] { return .style(style) }
    let sizeName = element["pointSize"] == nil ? "size" : "pointSize"
    let size = element[sizeName].map { _ in number(element, sizeName) }
    if let name = element["name"] {
      return .named(name, family: element["family"], size: size)
    }
    switch element["type"] ?? element["metaFont"] {
    case "boldSystem", "systemBold":
      return .system(size: size, weight: element["weight"] ?? "bold", isItalic: false)
    case "italicSystem": return .system(size: size, weight: nil, isItalic: true)
    default: return .system(size: size, weight: element["weight"], isItalic: false)
    }
  }

  /// Returns the characters of `string`, decoded if it is base 64.
  func text(_ element: MarkupElement) -> String {
    guard element["base64-UTF8"] == "YES" else { return element.text }
    let letters = element.text.filter { !$0.isWhitespace }
    let padded = letters + String(repeating: "=", count: (4 - letters.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private mutating func attributedText(_ element: MarkupElement) -> TextValue {
    var text = TextValue(fragments: [])
    for child in element.children where child.name == "fragment" {
      text.fragments.append(fragment(child))
    }
    return text
  }

  private mutating func fragment(_ element: MarkupElement) -> TextValue.Fragment {
    checkNames(element)
    var fragment = TextValue.Fragment(
      content: element["content"] ?? "", numbers: [:], line: element.line)
    for child in element.children {
      switch child.name {
      case "string", "mutableString": fragment.content = self.text(child)
      case "attributes":
        for attribute in child.children { read(attribute, into: &fragment) }
      default: diagnose(child.line, unknown: "element '\(child.name)' in 'fragment'")
      }
    }
    return fragment
  }

  private mutating func read(
    _ attribute: MarkupElement, into fragment: inout TextValue.Fragment
  ) {
    let key = attribute["key"] ?? ""
    checkNames(attribute)
    switch (attribute.name, key) {
    case ("font", _), ("fontDescription", _): fragment.font = font(attribute)
    case ("color", "NSColor"): fragment.color = color(attribute)
    case ("color", "NSBackgroundColor"): fragment.backgroundColor = color(attribute)
    case ("paragraphStyle", _):
      fragment.line = attribute.line
      fragment.paragraph = Dictionary(
        attribute.attributes.filter { $0.name != "key" }.map { ($0.name, $0.value) }
      ) { $1 }
    case ("real", _), ("integer", _): fragment.numbers[key] = number(attribute, "value")
    default:
      if !IgnoredNames.textAttributes.contains(key) {
        diagnose(attribute.line, unknown: "text attribute '\(key)'")
      }
    }
  }
}

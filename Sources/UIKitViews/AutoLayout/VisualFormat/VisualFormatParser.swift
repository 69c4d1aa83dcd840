/// Parses a visual format string.
///
/// The reasons of errors are UIKit's where logs have shown them; those for a missing orientation,
/// bracket or relation, and for text after the end, are uncertain.
struct VisualFormatParser {
  private let text: [Character]
  private let metrics: [String: Any]
  private let items: [String: AnyObject]
  private let orphans: Set<ObjectIdentifier>
  private(set) var cursor = 0

  /// Creates a parser of a format string.
  ///
  /// - Parameters:
  ///   - items: views and guides by name.
  ///   - orphans: those of them without a superview.
  init(
    _ text: String, _ metrics: [String: Any], _ items: [String: AnyObject],
    orphans: Set<ObjectIdentifier> = []
  ) {
    (self.text, self.metrics, self.items, self.orphans) = (Array(text), metrics, items, orphans)
  }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    format.isVertical = try orientation()
    if take("|") { format.start = try connection() }
    format.items.append(try item())
    if format.start != nil { try checkSuperview(of: format.items[0]) }
    while cursor < text.count {
      let connection = try connection()
      if take("|") {
        try checkSuperview(of: format.items[format.items.count - 1])
        format.end = connection
        break
      }
      format.connections.append(connection)
      format.items.append(try item())
    }
    if cursor < text.count { throw failure("Expected the end of the format string.") }
    return format
  }

  func failure(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: reason, position: cursor)
  }

  // MARK: Parts

  private mutating func orientation() throws(VisualFormatError) -> Bool {
    guard text.dropFirst().first == ":" else { return false }
    guard text[0] == "H" || text[0] == "V" else {
      throw failure("Expected an orientation, 'H' or 'V', before ':'.")
    }
    cursor = 2
    return text[0] == "V"
  }

  private func checkSuperview(of item: VisualFormat.Item) throws(VisualFormatError) {
    guard orphans.contains(ObjectIdentifier(item.object)) else { return }
    throw failure(
      "Unable to interpret '|' character, because the related view doesn't have a superview")
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if peek == "[" || peek == "|" { return .standard }
    let distances =
      peek == "(" ? try list(allowsViews: false) : [try predicate(allowsViews: false)]
    guard take("-") else { throw failure("Expected a '-' here.") }
    return .distances(distances)
  }

  private mutating func item() throws(VisualFormatError) -> VisualFormat.Item {
    guard take("[") else { throw failure("Expected a view") }
    guard let name = name() else {
      throw failure("Expected a view")
    }
    guard let object = view(named: name) else {
      throw failure("\(name) is not a key in the views dictionary.")
    }
    let lengths = peek == "(" ? try list(allowsViews: true) : []
    guard take("]") else { throw failure("Expected a ']' here.") }
    return VisualFormat.Item(object: object, lengths: lengths)
  }

  private mutating func list(allowsViews: Bool) throws(VisualFormatError)
    -> [VisualFormat.Predicate]
  {
    cursor += 1
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try predicate(allowsViews: allowsViews)) } while take(",")
    guard take(")") else { throw failure("Expected a ')' here.") }
    return predicates
  }

  private mutating func predicate(allowsViews: Bool) throws(VisualFormatError)
    -> VisualFormat.Predicate
  {
    let relation = try relation()
    var predicate = VisualFormat.Predicate(
      relation: relation, amount: try amount(allowsViews: allowsViews))
    if take("@") { predicate.priority = UILayoutPriority(Float(try number())) }
    return predicate
  }

  private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    let relations: [Character: NSLayoutConstraint.Relation] = [
      "=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual,
    ]
    guard let sign = peek, let relation = relations[sign] else { return .equal }
    cursor += 1
    guard take("=") else {
      throw failure("Expected a relation. Relation must be one of <=, == or >=.")
    }
    return relation
  }

  private mutating func amount(allowsViews: Bool) throws(VisualFormatError)
    -> VisualFormat.Predicate.Amount
  {
    let start = cursor
    if allowsViews, let name = name(), metrics[name] == nil, let object = view(named: name) {
      return .length(of: object, take(".") ? try length() : nil)
    }
    cursor = start
    return .points(try number())
  }

  private mutating func length() throws(VisualFormatError) -> NSLayoutConstraint.Attribute {
    switch name() {
    case "width": return .width
    case "height": return .height
    default: throw failure("Expected an attribute, width or height.")
    }
  }

  private mutating func number() throws(VisualFormatError) -> CGFloat {
    if let number = literal() { return number }
    guard let name = name() else {
      throw failure(
        "Expected a number or key from the metrics dictionary, but encountered something else")
    }
    guard let number = Self.number(metrics[name]) else {
      throw failure(
        "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
          + "dictionaries")
    }
    return number
  }

  // MARK: Tokens

  private var peek: Character? { cursor < text.count ? text[cursor] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    cursor += 1
    return true
  }

  private mutating func name() -> String? {
    guard let first = peek, first == "_" || (first.isASCII && first.isLetter) else { return nil }
    let start = cursor
    while let next = peek, next == "_" || (next.isASCII && (next.isLetter || next.isNumber)) {
      cursor += 1
    }
    return String(text[start..<cursor])
  }

  private mutating func literal() -> CGFloat? {
    var end = cursor
    if end < text.count, text[end] == "-" || text[end] == "+" { end += 1 }
    while end < text.count, text[end] == "." || ("0"..."9").contains(text[end]) { end += 1 }
    guard let number = Double(String(text[cursor..<end])) else { return nil }
    cursor = end
    return CGFloat(number)
  }

  private func view(named name: String) -> AnyObject? { items[name] }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as any BinaryInteger: CGFloat(Double(number))
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let priority as UILayoutPriority: CGFloat(priority.rawValue)
    default: nil
    }
  }
}

/// A call in source: its arguments and trailing closures.
struct CallSite {
  /// A closure that is an argument or a trailing closure.
  struct Closure {
    /// The label; nil for the first trailing closure, and for an argument without label.
    let label: Range<Int>?
    /// The range including braces.
    let braces: Range<Int>
    var isArgument = false
  }

  private struct Argument {
    let label: Range<Int>?
    let expression: Range<Int>
    var isClosure = false
  }

  private let source: SwiftScanner
  private var arguments: [Argument] = []
  /// The trailing closures.
  private var closures: [Closure] = []
  /// The position after the parentheses, or of the first closure.
  private var end: Int

  /// Parses a call.
  ///
  /// - Parameter start: the position of the opening parenthesis, or of the closure in a call
  ///   without parentheses.
  init(at start: Int, in source: SwiftScanner) throws(InlineSourceError) {
    self.source = source
    end = start
    switch source.byte(start) {
    case UInt8(ascii: "("): try readArguments()
    case UInt8(ascii: "{"): break
    default: throw .unreadable
    }
    try readClosures()
  }

  private mutating func readArguments() throws(InlineSourceError) {
    var index = try source.afterTrivia(end + 1)
    while source.byte(index) != UInt8(ascii: ")") {
      let label = try label(at: index)
      let first = try source.afterTrivia(label.map { $0.end } ?? index)
      var (place, last) = (first, first)
      while let byte = source.byte(place), byte != UInt8(ascii: ","), byte != UInt8(ascii: ")") {
        last = try source.afterElement(place)
        place = try source.afterTrivia(last)
      }
      guard last > first else { throw .unreadable }
      var isClosure = false
      if source.byte(first) == UInt8(ascii: "{") {
        isClosure = try source.afterBrackets(first) == last
      }
      arguments.append(
        Argument(label: label?.name, expression: first..<last, isClosure: isClosure))
      index = source.byte(place) == UInt8(ascii: ",") ? try source.afterTrivia(place + 1) : place
      if index >= source.bytes.count { throw .unreadable }
    }
    end = index + 1
  }

  /// Returns a label before a colon, and the position after the colon.
  private func label(
    at start: Int
  ) throws(InlineSourceError) -> (name: Range<Int>, end: Int)? {
    let nameEnd = source.afterName(start)
    guard nameEnd > start else { return nil }
    let colon = try source.afterTrivia(nameEnd)
    guard source.byte(colon) == UInt8(ascii: ":") else { return nil }
    return (start..<nameEnd, colon + 1)
  }

  private mutating func readClosures() throws(InlineSourceError) {
    let first = try source.afterTrivia(end)
    guard source.byte(first) == UInt8(ascii: "{") else { return }
    var last = try source.afterBrackets(first)
    closures.append(Closure(label: nil, braces: first..<last))
    while let label = try label(at: source.afterTrivia(last)) {
      let start = try source.afterTrivia(label.end)
      guard source.byte(start) == UInt8(ascii: "{") else { break }
      last = try source.afterBrackets(start)
      closures.append(Closure(label: label.name, braces: start..<last))
    }
  }
}

extension CallSite {
  /// The position of an existing or a new text.
  enum InsertionPoint {
    case closure(Closure)
    /// A new closure at the end, without a label.
    case first(at: Int)
    /// A new closure after another one, with a label; further closures may follow.
    case labelled(at: Int)
  }

  /// Returns the position of a descriptor's closure. Closures are counted from the first of those
  /// at the end of the arguments, or from the first trailing closure.
  ///
  /// Source: pointfreeco/swift-snapshot-testing, InlineSnapshotSyntaxDescriptor.
  func insertionPoint(_ descriptor: InlineSnapshotSyntaxDescriptor) throws(InlineSourceError)
    -> InsertionPoint
  {
    let inside = arguments.reversed().prefix(while: \.isClosure).count
    let index = descriptor.trailingClosureOffset - inside
    if index < 0 {
      let argument = arguments[arguments.count + index]
      return .closure(
        Closure(label: argument.label, braces: argument.expression, isArgument: true))
    }
    if index == 0 {
      return closures.first.map(InsertionPoint.closure) ?? .first(at: end)
    }
    if index < closures.count, names(descriptor, closures[index].label) {
      return .closure(closures[index])
    }
    guard let before = index <= closures.count ? closures[index - 1] : closures.last else {
      // The first closure has no label; the requested one is identified by its label only.
      throw .unreadable
    }
    return .labelled(at: before.braces.upperBound)
  }

  private func names(_ descriptor: InlineSnapshotSyntaxDescriptor, _ label: Range<Int>?) -> Bool {
    guard let label else { return false }
    let name = String(decoding: source.bytes[label], as: UTF8.self)
    return descriptor.trailingClosureLabel == name
      || descriptor.deprecatedTrailingClosureLabels.contains(name)
  }

  /// Returns the text in a closure. Throws if the closure contains anything else.
  func text(in closure: Closure) throws(InlineSourceError) -> String {
    var start = try source.afterTrivia(closure.braces.lowerBound + 1)
    if source.isAt(start, "return"), source.afterName(start) == start + 6 {
      start = try source.afterTrivia(start + 6)
    }
    guard let opening = TextLiteral.Opening(at: start, in: source) else { throw .noText }
    let close = try source.afterTrivia(opening.end(in: source))
    guard close == closure.braces.upperBound - 1,
      let text = try TextLiteral.value(of: opening, in: source)
    else { throw .noText }
    return text
  }
}

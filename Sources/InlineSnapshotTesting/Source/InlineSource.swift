import Foundation

/// A source file with inline snapshots.
struct InlineSource {
  let text: String
  private let scanner: SwiftScanner

  init(_ text: String) {
    self.text = text
    scanner = SwiftScanner(Array(text.utf8))
  }

  init(contentsOf path: String) throws(InlineSourceError) {
    guard let data = FileManager.default.contents(atPath: path),
      let text = String(validating: data, as: UTF8.self)
    else { throw .file("Cannot read '\(path)' as UTF-8 text.") }
    self.init(text)
  }

  /// Returns the source with the text of an assertion.
  ///
  /// - Throws: if the present text is not the one with which the assertion was compiled.
  func recording(_ recording: InlineRecording) throws(InlineSourceError) -> InlineSource {
    let call = try call(recording.line, recording.column)
    let descriptor = recording.descriptor
    switch try call.insertionPoint(descriptor) {
    case .closure(let closure):
      guard let expected = recording.expected else { throw .otherText }
      guard try call.text(in: closure) == expected else { throw .otherText }
      guard let actual = recording.actual else { return try removing(closure) }
      return replacing(
        closure.braces, with: self.closure(actual, at: closure.braces.lowerBound))
    case .first(let end):
      guard recording.expected == nil else { throw .otherText }
      guard let actual = recording.actual else { return self }
      return replacing(end..<end, with: " " + closure(actual, at: end - 1))
    case .labelled(let end):
      guard recording.expected == nil else { throw .otherText }
      guard let actual = recording.actual else { return self }
      let label = " \(descriptor.trailingClosureLabel): "
      return replacing(end..<end, with: label + closure(actual, at: end - 1))
    }
  }

  /// Returns the line of a descriptor's closure; nil if there is none.
  func line(of descriptor: InlineSnapshotSyntaxDescriptor, at line: Int, _ column: Int) -> Int? {
    guard let call = try? call(line, column),
      case .closure(let closure)? = try? call.insertionPoint(descriptor)
    else { return nil }
    return scanner.bytes[..<closure.braces.lowerBound]
      .count { $0 == SwiftScanner.newline } + 1
  }

  /// Finds a call.
  ///
  /// - Parameters:
  ///   - line: from 1, as in `#line`.
  ///   - column: in bytes from 1, as in `#column`.
  private func call(_ line: Int, _ column: Int) throws(InlineSourceError) -> CallSite {
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = scanner.bytes[start...].firstIndex(of: SwiftScanner.newline) else {
        throw .unreadable
      }
      start = end + 1
    }
    guard line > 0, column > 0 else { throw .unreadable }
    return try CallSite(at: start + column - 1, in: scanner)
  }

  private func replacing(_ range: Range<Int>, with text: String) -> InlineSource {
    var bytes = scanner.bytes
    bytes.replaceSubrange(range, with: text.utf8)
    return InlineSource(String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the source without a closure whose text no longer applies. Throws for an argument,
  /// which cannot be removed.
  private func removing(_ closure: CallSite.Closure) throws(InlineSourceError) -> InlineSource {
    guard !closure.isArgument else { throw .noText }
    var start = closure.label?.lowerBound ?? closure.braces.lowerBound
    while start > 0, SwiftScanner.isSpace(scanner.bytes[start - 1]) { start -= 1 }
    return replacing(start..<closure.braces.upperBound, with: "")
  }

  // MARK: Writing

  /// Returns a closure that contains a text.
  ///
  /// - Parameter insertionPoint: the position at which it begins, in its line.
  private func closure(_ text: String, at place: Int) -> String {
    let outer = indentation(ofLineAt: place)
    let inner = outer + indentation
    return [
      "{", inner + TextLiteral.source(text, indentation: inner, newline: newline), outer + "}",
    ]
    .joined(separator: newline)
  }

  private var newline: String { text.utf8.contains(0x0D) ? "\r\n" : "\n" }

  private func indentation(ofLineAt place: Int) -> String {
    let start = scanner.bytes[..<place].lastIndex(of: SwiftScanner.newline).map { $0 + 1 } ?? 0
    return String(decoding: scanner.bytes[start...].prefix(while: Self.isIndent), as: UTF8.self)
  }

  /// The indentation of the file's first indented line; by default four spaces.
  private var indentation: String {
    let lines = scanner.bytes.split(separator: SwiftScanner.newline)
    let line = lines.first { line in
      line.first.map(Self.isIndent) == true && !line.allSatisfy(SwiftScanner.isSpace)
    }
    return line.map { String(decoding: $0.prefix(while: Self.isIndent), as: UTF8.self) } ?? "    "
  }

  private static func isIndent(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

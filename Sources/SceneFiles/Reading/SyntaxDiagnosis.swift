/// Diagnoses a syntax error from the text where libyaml stopped and from its message.
struct SyntaxDiagnosis {
  private let lines: [Substring.UnicodeScalarView.SubSequence]
  private let isJSON: Bool

  /// A position at which libyaml stopped or started, from 0.
  struct Mark {
    let line: Int
    let column: Int
  }

  init(_ text: String, isJSON: Bool) {
    lines = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "\n" }
    self.isJSON = isJSON
  }

  /// Returns the mistake that libyaml's messages describe.
  ///
  /// - Parameters:
  ///   - problem: libyaml's message.
  ///   - context: libyaml's message about the context.
  ///   - start: The start of the context.
  func mistake(
    _ problem: String, at mark: Mark, in context: String?, from start: Mark
  ) -> SyntaxMistake {
    let (found, location) = finding(problem, mark, context, start)
    // A scanner's context is the unterminated word, a parser's a table that may start far above.
    let isWord = context?.contains("scanning") == true
    let other = SyntaxProblem.other(
      [context, problem].compactMap { $0 }.joined(separator: ": "), isJSON: isJSON)
    return SyntaxMistake(
      .syntax(found ?? other), line: location.line + 1, column: location.column + 1,
      lastsFrom: min(location.line, isWord ? start.line : mark.line) + 1)
  }

  private func finding(
    _ problem: String, _ mark: Mark, _ context: String?, _ start: Mark
  ) -> (SyntaxProblem?, Mark) {
    switch problem {
    case "did not find expected ',' or '}'", "did not find expected ',' or ']'":
      comment(in: start.line...mark.line) ?? (.openBracket(line: start.line + 1), mark)
    case "did not find expected node content" where context == "while parsing a flow node":
      comment(in: max(0, mark.line - 3)...mark.line) ?? (.openBracket(line: nil), mark)
    case "found character that cannot start any token":
      (scalar(mark).map { $0 == "\t" ? .tab : .sign(String($0)) }, mark)
    case "mapping values are not allowed in this context": (secondValue(mark), mark)
    case "did not find expected key", "did not find expected '-' indicator":
      (misplaced(mark), mark)
    case "found unexpected end of stream" where context == "while scanning a quoted scalar":
      (.openQuote, start)
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      escape(mark)
    default: (problem.contains("tab") ? .tab : nil, mark)
    }
  }

  // MARK: Text at the mark

  private func line(_ index: Int) -> [Unicode.Scalar] {
    lines.indices.contains(index) ? Array(lines[index]) : []
  }

  private func scalar(_ mark: Mark) -> Unicode.Scalar? {
    let line = line(mark.line)
    return line.indices.contains(mark.column) ? line[mark.column] : nil
  }

  /// Returns the problem of an unexpected token.
  private func misplaced(_ mark: Mark) -> SyntaxProblem {
    if let scalar = scalar(mark), "]}".unicodeScalars.contains(scalar) { return .strayBracket }
    let before = line(mark.line).prefix(mark.column)
    return before.allSatisfy { $0 == " " || $0 == "-" } ? .indentation : .behindValue
  }

  private func secondValue(_ mark: Mark) -> SyntaxProblem {
    let before = line(mark.line).prefix(mark.column)
    let hasColon = zip(before, before.dropFirst()).contains { $0 == ":" && $1 == " " }
    return hasColon ? .secondColon : .belowValue
  }

  /// Returns the first colour without quotes that starts a comment.
  private func comment(in range: ClosedRange<Int>) -> (SyntaxProblem?, Mark)? {
    for index in range {
      let line = line(index)
      for (column, sign) in line.enumerated() where sign == "#" && isOutsideQuotes(line, column) {
        guard column == 0 || " \t[{,".unicodeScalars.contains(line[column - 1]) else { continue }
        let digits = line[(column + 1)...].prefix { $0.properties.isASCIIHexDigit }
        let end = column + 1 + digits.count
        guard [3, 6, 8].contains(digits.count),
          end == line.count || !line[end].properties.isAlphabetic
        else { continue }
        let color = String(String.UnicodeScalarView(line[column..<end]))
        return (.comment(color), Mark(line: index, column: column))
      }
    }
    return nil
  }

  private func isOutsideQuotes(_ line: [Unicode.Scalar], _ column: Int) -> Bool {
    let before = line.prefix(column)
    return before.count { $0 == "\"" } % 2 == 0 && before.count { $0 == "'" } % 2 == 0
  }

  /// Returns the problem of the escape that ends or starts at a mark.
  private func escape(_ mark: Mark) -> (SyntaxProblem?, Mark) {
    let line = line(mark.line)
    guard let column = line.prefix(mark.column + 1).lastIndex(of: "\\") else {
      return (.escape, mark)
    }
    let location = Mark(line: mark.line, column: column)
    let text = String(String.UnicodeScalarView(line[column...].prefix(6)))
    guard text.hasPrefix("\\u"), let unit = Int(text.dropFirst(2), radix: 16),
      (0xD800..<0xE000).contains(unit)
    else { return (.escape, location) }
    return (.halfCharacter(text, isJSON: isJSON), location)
  }
}

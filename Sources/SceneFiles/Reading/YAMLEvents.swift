import CYaml

/// The events of libyaml, the parser of Yams, for a text.
///
/// The composer of Yams stops at the first duplicate key, compares keys by their contents, which
/// takes exponential time for aliases, and discards all that precedes a syntax error.
final class YAMLEvents {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let isJSON: Bool

  init(_ text: String, isJSON: Bool = false) {
    self.isJSON = isJSON
    parser = .allocate(capacity: 1)
    let utf8 = Array(text.utf8)
    bytes = .allocate(capacity: utf8.count)
    _ = bytes.initialize(from: utf8)
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    bytes.deallocate()
  }

  /// Returns the next event. There are none after a mistake.
  func next() throws(SyntaxMistake) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw mistake }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(event)
  }

  private var mistake: SyntaxMistake {
    let state = parser.pointee
    let problem = state.problem.map { String(cString: $0) } ?? "it takes too much memory"
    if state.error == YAML_READER_ERROR {
      let before = String(decoding: bytes.prefix(state.problem_offset), as: UTF8.self)
      let column = before.reversed().prefix { !$0.isNewline }.count + 1
      return SyntaxMistake(
        .syntax(.other(problem, isJSON: isJSON)), line: before.count(where: \.isNewline) + 1,
        column: column,
        lastsFrom: 1)
    }
    return SyntaxDiagnosis(String(decoding: bytes, as: UTF8.self), isJSON: isJSON).mistake(
      problem, at: Self.mark(state.problem_mark), in: state.context.map { String(cString: $0) },
      from: Self.mark(state.context_mark))
  }

  private static func mark(_ mark: yaml_mark_t) -> SyntaxDiagnosis.Mark {
    SyntaxDiagnosis.Mark(line: mark.line, column: mark.column)
  }
}

/// An event: a scalar, an alias, or the start or end of a node.
struct YAMLEvent {
  let kind: Kind
  let line: Int
  let column: Int
  let lastLine: Int

  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd
    case scalar(String, isPlain: Bool, anchor: String?)
    case alias(String)
    /// In brackets or by indentation.
    case listStart(isFlow: Bool, anchor: String?)
    case tableStart(isFlow: Bool, anchor: String?)
    case listEnd, tableEnd
  }

  fileprivate init(_ event: yaml_event_t) {
    line = event.start_mark.line + 1
    column = event.start_mark.column + 1
    lastLine = event.end_mark.line + 1
    kind = Kind(event)
  }
}

extension YAMLEvent.Kind {
  fileprivate init(_ event: yaml_event_t) {
    let data = event.data
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: self = .documentStart
    case YAML_DOCUMENT_END_EVENT: self = .documentEnd
    case YAML_SCALAR_EVENT:
      let text = UnsafeBufferPointer(start: data.scalar.value, count: data.scalar.length)
      self = .scalar(
        String(decoding: text, as: UTF8.self),
        isPlain: data.scalar.style == YAML_PLAIN_SCALAR_STYLE,
        anchor: Self.text(data.scalar.anchor))
    case YAML_ALIAS_EVENT: self = .alias(Self.text(data.alias.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT:
      self = .listStart(
        isFlow: data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE,
        anchor: Self.text(data.sequence_start.anchor))
    case YAML_MAPPING_START_EVENT:
      self = .tableStart(
        isFlow: data.mapping_start.style == YAML_FLOW_MAPPING_STYLE,
        anchor: Self.text(data.mapping_start.anchor))
    case YAML_SEQUENCE_END_EVENT: self = .listEnd
    case YAML_MAPPING_END_EVENT: self = .tableEnd
    case YAML_STREAM_END_EVENT: self = .streamEnd
    default: self = .streamStart
    }
  }

  private static func text(_ bytes: UnsafeMutablePointer<UInt8>?) -> String? {
    bytes.map { String(cString: $0) }
  }
}

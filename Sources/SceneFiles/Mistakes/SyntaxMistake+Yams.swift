import Yams

extension SyntaxMistake {
  /// What Yams says of a text that is no YAML.
  init(_ error: any Error) {
    switch error {
    case YamlError.scanner(let context, let problem, let mark, _),
      YamlError.parser(let context, let problem, let mark, _),
      YamlError.composer(let context, let problem, let mark, _):
      let words = [context?.text, problem].compactMap { $0 }.joined(separator: ": ")
      self.init(.syntax(words), line: mark.line, column: mark.column)
    case YamlError.reader(let problem, let offset, _, let yaml):
      let before = yaml.prefix(offset ?? 0)
      let line = before.filter(\.isNewline).count + 1
      let column = before.reversed().prefix { !$0.isNewline }.count + 1
      self.init(.syntax(problem), line: line, column: column)
    case YamlError.duplicatedKeysInMapping(let names, let context):
      self.init(.duplicateKeys(names), line: context.mark.line, column: context.mark.column)
    default:
      self.init(.syntax("\(error)"), line: 1, column: 1)
    }
  }
}

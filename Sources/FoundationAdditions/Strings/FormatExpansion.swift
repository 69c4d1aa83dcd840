/// Inserts arguments into a format with plural variables.
struct FormatExpansion {
  private let arguments: [any CVarArg]
  private let locale: Locale?
  private let rules: Locale
  /// The maximum nesting depth of variables.
  private static let depth = 8

  /// Creates an expansion with the arguments of a format.
  ///
  /// - Parameters:
  ///   - locale: The locale of numbers; nil for none, as for `String(format:)`.
  ///   - language: The language of plural rules.
  init(_ arguments: [any CVarArg], _ locale: Locale?, language: String) {
    self.arguments = arguments
    self.locale = locale
    rules = Locale(identifier: language)
  }

  /// Returns the text with arguments in order or by position (`%2$@`).
  func text(of plural: PluralFormat) -> String {
    var next = 0
    return expand(plural.format, plural, own: nil, &next, depth: 0)
  }

  /// Returns a format with its arguments and variables inserted.
  ///
  /// - Parameters:
  ///   - own: The argument that selected this text, and its format type.
  ///   - next: The next argument without a position.
  private func expand(
    _ format: String, _ plural: PluralFormat, own: (position: Int, type: String)?,
    _ next: inout Int,
    depth: Int
  ) -> String {
    var text = ""
    var first = own?.position
    for part in FormatPart.parts(of: format) {
      switch part {
      case .literal(let words): text += words
      case .own:
        text += own.map { written("%\($0.type)", $0.position) } ?? "%arg"
      case .value(let specifier, let position):
        let index = position.map { $0 - 1 } ?? first ?? next
        if position == nil { (first, next) = (nil, index + 1) }
        text += written(specifier, index)
      case .variable(let name, let position):
        first = nil
        guard let variable = plural.variables[name], depth < Self.depth else {
          text += "%#@\(name)@"
          continue
        }
        text += expand(variable, position, plural, &next, depth: depth)
      }
    }
    return text
  }

  private func expand(
    _ variable: PluralFormat.Variable, _ position: Int?, _ plural: PluralFormat, _ next: inout Int,
    depth: Int
  ) -> String {
    if variable.takesAll {
      let chosen = arguments.first { number($0) != nil }
      return expand(form(of: variable, chosen), plural, own: nil, &next, depth: depth + 1)
    }
    let index = (position ?? variable.argument).map { $0 - 1 } ?? next
    if position == nil, variable.argument == nil { next = index + 1 }
    let chosen = arguments.indices.contains(index) ? arguments[index] : nil
    return expand(
      form(of: variable, chosen), plural, own: (index, variable.valueType), &next, depth: depth + 1)
  }

  private func form(of variable: PluralFormat.Variable, _ argument: (any CVarArg)?) -> String {
    let count = argument.flatMap(number) ?? 0
    if count == 0, let zero = variable.forms[.zero] { return zero }
    let category = PluralCategory(of: abs(count), in: rules)
    return variable.forms[category] ?? variable.forms[.other] ?? ""
  }

  private func number(_ argument: any CVarArg) -> Double? {
    switch argument {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private func written(_ specifier: String, _ index: Int) -> String {
    guard arguments.indices.contains(index) else { return specifier }
    return String(format: specifier, locale: locale, arguments: [arguments[index]])
  }
}

/// A part of a format.
enum FormatPart: Equatable {
  case literal(String)
  /// A specifier without its position, and the position, from 1.
  case value(String, Int?)
  /// `%#@name@` or `%1$#@name@`.
  case variable(String, Int?)
  /// `%arg`, the number that selected the text.
  case own

  /// Returns the parts of a format. Anything but specifiers is literal.
  static func parts(of format: String) -> [FormatPart] {
    var parts: [FormatPart] = []
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      if percent > rest.startIndex { parts.append(.literal(String(rest[..<percent]))) }
      rest = rest[percent...].dropFirst()
      if rest.hasPrefix("%") {
        parts.append(.literal("%"))
        rest = rest.dropFirst()
      } else if rest.hasPrefix("arg") {
        parts.append(.own)
        rest = rest.dropFirst(3)
      } else if let part = specifier(&rest) {
        parts.append(part)
      } else {
        parts.append(.literal("%"))
      }
    }
    if !rest.isEmpty { parts.append(.literal(String(rest))) }
    return parts
  }

  /// Reads a specifier after its percent sign; nil, without advancing, for none.
  private static func specifier(_ rest: inout Substring) -> FormatPart? {
    var scan = rest
    var position: Int?
    let digits = scan.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, scan.dropFirst(digits.count).hasPrefix("$") {
      position = Int(digits)
      scan = scan.dropFirst(digits.count + 1)
    }
    if scan.hasPrefix("#@") {
      let name = scan.dropFirst(2).prefix { $0 != "@" }
      let end = scan.dropFirst(2 + name.count)
      guard end.hasPrefix("@") else { return nil }
      rest = end.dropFirst()
      return .variable(String(name), position)
    }
    let flags = scan.prefix { "-+ #0'123456789.".contains($0) }
    let length = scan.dropFirst(flags.count).prefix { "hlqLztj".contains($0) }
    let kind = scan.dropFirst(flags.count + length.count).prefix(1)
    guard let sign = kind.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(sign) else { return nil }
    rest = scan.dropFirst(flags.count + length.count + 1)
    return .value("%\(flags)\(length)\(kind)", position)
  }
}

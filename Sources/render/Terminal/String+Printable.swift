extension String {
  /// The text with control characters escaped, such as `\u{1b}`, except line feeds and tabs, so
  /// that names from files, results and arguments cannot control the terminal.
  var printable: String {
    guard unicodeScalars.contains(where: \.isOrder) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isOrder {
        text += "\\u{" + String(scalar.value, radix: 16) + "}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isOrder: Bool {
    properties.generalCategory == .control && self != "\n" && self != "\t"
  }
}

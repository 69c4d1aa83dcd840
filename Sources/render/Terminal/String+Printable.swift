extension String {
  /// The text with control characters written out, such as `\u{1b}`; line feeds and tabs stay. A
  /// name from a file, a result or an argument gives a terminal no orders.
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

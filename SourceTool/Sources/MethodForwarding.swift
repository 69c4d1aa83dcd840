import SwiftSyntax

/// The parts of a call that forwards the arguments of a method with the same signature.
struct MethodForwarding {
  /// The text between the parentheses of the call.
  let arguments: String
  /// `try` and `await`, if required.
  let effects: String
  /// The text from the generic parameters to the return type, on one line.
  let signature: String

  /// Returns nil if the arguments cannot be forwarded.
  init?(_ node: FunctionDeclSyntax) {
    var arguments: [String] = []
    for parameter in node.signature.parameterClause.parameters {
      guard parameter.ellipsis == nil else { return nil }
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      let mark = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : ""
      arguments.append(label + mark + (parameter.secondName ?? parameter.firstName).text)
    }
    self.arguments = arguments.joined(separator: ", ")
    let written = node.signature.effectSpecifiers
    effects =
      (written?.throwsClause == nil ? "" : "try ")
      + (written?.asyncSpecifier == nil ? "" : "await ")
    signature =
      (node.genericParameterClause?.inOneLine ?? "") + node.signature.inOneLine
      + (node.genericWhereClause?.inOneLine ?? "")
  }
}

extension String {
  /// The text with underscores in place of characters that identifiers cannot contain.
  var asIdentifier: String { String(map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}

extension SyntaxProtocol {
  /// The source text without comments and line ends.
  var inOneLine: String {
    tokens(viewMode: .sourceAccurate).reduce(into: "") { text, token in
      if !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      if !token.trailingTrivia.isEmpty { text += " " }
    }
  }
}

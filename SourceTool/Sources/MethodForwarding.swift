import SwiftSyntax

/// What is written to call a method with the arguments of another one of the same signature.
struct MethodForwarding {
  /// What stands between the brackets of the call.
  let arguments: String
  /// `try` and `await`, where they are needed.
  let effects: String
  /// From the generic parameters to the return type, in one line.
  let signature: String

  /// nil where arguments cannot be handed on.
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
  /// With lines in place of what no name may have.
  var asIdentifier: String { String(map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}

extension SyntaxProtocol {
  /// Without comments and line ends.
  var inOneLine: String {
    tokens(viewMode: .sourceAccurate).reduce(into: "") { text, token in
      if !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      if !token.trailingTrivia.isEmpty { text += " " }
    }
  }
}

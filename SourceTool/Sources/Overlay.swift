import Foundation

/// The virtual file system overlay with which the compiler reads rewritten files in place of the
/// originals.
struct Overlay {
  let outcomes: [ModuleRewriting.Outcome]

  var text: String {
    let roots = outcomes.compactMap { outcome -> String? in
      guard let rewritten = outcome.rewritten else { return nil }
      let path = outcome.path as NSString
      return """
        {"name": \(quoted(path.deletingLastPathComponent)), "type": "directory", "contents": [\
        {"name": \(quoted(path.lastPathComponent)), "type": "file", \
        "external-contents": \(quoted(rewritten))}]}
        """
    }
    return """
      {"version": 0, "case-sensitive": "true", "use-external-names": false, "roots": [
      \(roots.joined(separator: ",\n"))
      ]}

      """
  }

  private func quoted(_ text: String) -> String {
    "\""
      + text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}

import Failures

/// The warnings about layers on standard error, each logged once.
@MainActor
enum LayerWarning {
  private static var logged: Set<String> = []

  static func log(_ sentence: String) {
    guard logged.insert(sentence).inserted else { return }
    StandardError.writeLine("warning: \(sentence)")
  }
}

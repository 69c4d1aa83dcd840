import Failures

/// The warnings about layers on standard error, each logged once.
@MainActor
enum LayerWarning {
  private static var said: Set<String> = []

  static func say(_ sentence: String) {
    guard said.insert(sentence).inserted else { return }
    StandardError.say("warning: \(sentence)")
  }
}

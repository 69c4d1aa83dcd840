import Failures

/// What is said of layers on standard error, each sentence once.
@MainActor
enum LayerWarning {
  private static var said: Set<String> = []

  static func say(_ sentence: String) {
    guard said.insert(sentence).inserted else { return }
    StandardError.say("warning: \(sentence)")
  }
}

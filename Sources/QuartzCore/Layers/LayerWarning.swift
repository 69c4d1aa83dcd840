/// What is said of layers on standard error, each sentence once.
@MainActor
enum LayerWarning {
  private static var said: Set<String> = []

  static func say(_ sentence: String) {
    guard said.insert(sentence).inserted else { return }
    // Where nobody can be told, the warning is lost and the picture is not.
    try? FileHandle.standardError.write(contentsOf: Data("warning: \(sentence)\n".utf8))
  }
}

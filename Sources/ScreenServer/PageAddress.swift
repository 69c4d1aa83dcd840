/// The page's address: a port of the loopback address and a random token.
struct PageAddress: Sendable {
  let port: UInt16
  private let token: [UInt8]

  init(port: UInt16) {
    self.port = port
    token = Array(Self.randomWord().utf8)
  }

  /// The URL.
  var text: String { "http://127.0.0.1:\(port)/\(String(decoding: token, as: UTF8.self))/" }

  /// Returns 160 random bits of the system as letters and digits.
  static func randomWord() -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz234567")
    var chance = SystemRandomNumberGenerator()
    return String((0..<32).map { _ in letters[Int(chance.next() % 32)] })
  }

  /// Whether a word is the token. Takes constant time.
  func hasToken(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    guard bytes.count == token.count else { return false }
    return zip(bytes, token).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Whether a request's host is a name of this machine. Protects against DNS rebinding.
  func isOurs(host: String?) -> Bool {
    guard let host = host?.lowercased() else { return false }
    return names.contains(host)
  }

  /// Whether a page's origin is this server.
  func isOurs(origin: String?) -> Bool {
    guard let origin = origin?.lowercased() else { return false }
    return names.contains { origin == "http://\($0)" }
  }

  private var names: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }
}

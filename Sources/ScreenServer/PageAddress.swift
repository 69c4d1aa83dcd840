/// Where the page is: a port of the loopback address and a token that nobody can guess.
struct PageAddress: Sendable {
  let port: UInt16
  private let token: [UInt8]

  init(port: UInt16) {
    self.port = port
    token = Array(Self.randomWord().utf8)
  }

  /// The page's address.
  var text: String { "http://127.0.0.1:\(port)/\(String(decoding: token, as: UTF8.self))/" }

  /// 160 bits of the system's chance, as letters and digits.
  static func randomWord() -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz234567")
    var chance = SystemRandomNumberGenerator()
    return String((0..<32).map { _ in letters[Int(chance.next() % 32)] })
  }

  /// Whether a word is the token. How long that takes tells nothing about it.
  func hasToken(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    guard bytes.count == token.count else { return false }
    return zip(bytes, token).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Whether a request is for this machine by one of its names: a name of somebody else's that was
  /// made to lead here is not.
  func isOurs(host: String?) -> Bool {
    guard let host = host?.lowercased() else { return false }
    return names.contains(host)
  }

  /// Whether a page is from here.
  func isOurs(origin: String?) -> Bool {
    guard let origin = origin?.lowercased() else { return false }
    return names.contains { origin == "http://\($0)" }
  }

  private var names: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }
}

/// An element with all that lies in it.
struct XMLElement: Equatable {
  /// The name without a prefix.
  let name: String
  /// The name's prefix; empty without one.
  let prefix: String
  /// By name as written, prefixes included.
  let attributes: [String: String]
  /// Where its tag begins.
  let line: Int
  var children: [XMLElement] = []
  /// All characters that lie in it directly.
  var text = ""
}

import Foundation

/// The state of a golden's file when a change of it was prepared. It detects changes that other
/// processes made in the meantime.
package enum GoldenBasis: Equatable, Codable, Sendable {
  case absent
  /// The fingerprint of the file's bytes.
  case bytes(String)
  /// The file could not be read.
  case unreadable

  package init(_ data: Data?) {
    self = data.map { .bytes(Fingerprint.of($0)) } ?? .absent
  }

  /// The current state of a file.
  package init(of path: String) {
    do throws(GoldenReadError) { self.init(try GoldenBytes.read(path)) } catch {
      self = .unreadable
    }
  }
}

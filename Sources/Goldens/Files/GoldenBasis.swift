import Foundation

/// What a golden's file was when a change of it was decided on: between that and the change
/// somebody else may have accepted or recorded another.
package enum GoldenBasis: Equatable, Codable, Sendable {
  case absent
  /// The fingerprint of its bytes.
  case bytes(String)
  /// It could not be read.
  case unreadable

  package init(_ data: Data?) {
    self = data.map { .bytes(Fingerprint.of($0)) } ?? .absent
  }

  /// What a file is now.
  package init(of path: String) {
    do throws(GoldenReadError) { self.init(try GoldenBytes.read(path)) } catch {
      self = .unreadable
    }
  }
}

import Foundation

/// A fault of a layout beside a picture. `description` is one sentence.
package struct LayoutFault: Error, Equatable, CustomStringConvertible {
  /// A clause: "the layout 'a.json' is broken at line 3, column 2: it is not JSON".
  package let clause: String

  package var description: String { clause.prefix(1).uppercased() + clause.dropFirst() + "." }

  /// Creates a fault at a location of a layout file, with a reason.
  ///
  /// - Parameters:
  ///   - path: The displayed path.
  ///   - location: " at line 3"; empty for the whole file.
  fileprivate init(_ path: String, _ location: String, _ reason: String) {
    clause = "the layout '\(path)' is broken\(location): \(reason)"
  }

  /// Creates a fault for a file that exists and cannot be read.
  init(unread error: GoldenReadError) { clause = "the layout cannot be read: \(error.clause)" }
}

extension PictureLayout {
  /// Parses a file beside a picture. Returns nil for another kind of file, such as a golden of
  /// another strategy.
  ///
  /// - Parameter path: The displayed path.
  package static func read(_ data: Data, at path: String) throws(LayoutFault) -> PictureLayout? {
    let reason: any Error
    do { return try StableJSON.decode(Self.self, from: data) } catch { reason = error }
    let text = LayoutText(data)
    if let (location, fault) = text.fault { throw LayoutFault(path, location, fault) }
    guard text.isLayout, let reason = reason as? DecodingError else { return nil }
    let (location, fault) = reason.layoutFault
    throw LayoutFault(path, location, fault)
  }
}

/// The contents of a file that may be a layout.
private struct LayoutText {
  private let data: Data
  /// The JSON objects; nil if it is not JSON.
  private let object: Any?
  private let syntax: String

  init(_ data: Data) {
    self.data = data
    do {
      object = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      syntax = ""
    } catch {
      object = nil
      syntax = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
    }
  }

  /// Whether it has the keys of every layout.
  var isLayout: Bool { (object as? [String: Any])?["elements"] != nil }

  /// The syntax error and its location; nil if it is JSON.
  var fault: (location: String, reason: String)? {
    guard object == nil else { return nil }
    if data.isEmpty { return ("", "it is empty") }
    if data.starts(with: Data("version https://git-lfs".utf8)) {
      return ("", "Git LFS has not fetched it")
    }
    if let line = conflict { return (" at line \(line)", "a merge conflict is not resolved") }
    return (" at \(location(of: offset))", "it is not JSON")
  }

  /// The line of the first marker that a merge leaves.
  private var conflict: Int? {
    let lines = data.split(separator: 0x0A, omittingEmptySubsequences: false)
    let markers = ["<<<<<<< ", "=======", ">>>>>>> "].map { Data($0.utf8) }
    return lines.firstIndex { line in markers.contains { line.starts(with: $0) } }.map { $0 + 1 }
  }

  /// The offset in Foundation's error, or that of the end if there is none.
  private var offset: Int {
    let digits = syntax.reversed().drop { !$0.isNumber }.prefix { $0.isNumber }.reversed()
    return Int(String(digits)).map { min($0, data.count) } ?? data.count
  }

  private func location(of offset: Int) -> String {
    let before = data.prefix(offset)
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? before.startIndex
    return "line \(line), column \(before.endIndex - start + 1)"
  }
}

extension DecodingError {
  /// " in elements[3].frame", and why.
  fileprivate var layoutFault: (location: String, reason: String) {
    switch self {
    case .keyNotFound(let key, let context):
      (Self.location(context.codingPath), "'\(key.stringValue)' is missing")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      (Self.location(context.codingPath), "a value of another kind is expected")
    case .dataCorrupted(let context):
      (Self.location(context.codingPath), "the value is unknown")
    @unknown default: ("", "its format is unknown")
    }
  }

  private static func location(_ path: [any CodingKey]) -> String {
    var location = ""
    for key in path {
      location += key.intValue.map { "[\($0)]" } ?? (location.isEmpty ? "" : ".") + key.stringValue
    }
    return location.isEmpty ? "" : " in \(location)"
  }
}

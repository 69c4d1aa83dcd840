import Foundation
import Sessions

/// An assertion with its text in the source.
struct InlineAssertion {
  let record: SnapshotTestingConfiguration.Record?
  let timeout: TimeInterval
  let descriptor: InlineSnapshotSyntaxDescriptor
  let function: String
  let place: TestFailure

  /// Compares a value with its text, and records it if the mode requires that. Returns the failure;
  /// nil for success.
  func failure<Value>(
    of value: () throws -> Value?, as strategy: Snapshotting<Value, String>, expected: String?
  ) -> String? {
    let (mode, actual): (RecordMode, String?)
    do {
      mode = try SnapshotTestingConfiguration.mode(record)
      actual = try RenderSession.fresh().run { try text(of: value(), as: strategy) }
    } catch {
      return "The snapshot in \(function) was not taken. \(error)"
    }
    guard let expected else {
      guard let actual else { return nil }
      guard mode != .never else {
        return "The snapshot in \(function) has no expected text.\n"
          + LineChanges.text(from: "", to: actual)
      }
      return recorded(
        expected, actual, saying: "Recorded a new text for the snapshot in \(function).")
    }
    var difference = strategy.diffing.difference(expected, actual ?? "")
    if difference == nil, mode == .all, !expected.utf8.elementsEqual((actual ?? "").utf8) {
      difference = .other("the bytes differ")
    }
    guard let difference else { return nil }
    let changes = LineChanges.text(from: expected, to: actual ?? "")
    guard mode == .all || mode == .failed else {
      return "The snapshot in \(function) does not match: \(difference).\n\(changes)"
    }
    return recorded(
      expected, actual,
      saying: "Recorded a new text for the snapshot in \(function); against the old one,"
        + " \(difference.change).", showing: changes)
  }

  private func text<Value>(
    of value: Value?, as strategy: Snapshotting<Value, String>
  ) throws -> String? {
    guard let value else { return nil }
    let patience = Duration.seconds(min(max(timeout, 0), 3600))
    let capture = try strategy.capture(value, PictureTerms(patience: patience))
    defer { capture.finish?() }
    return capture.value
  }

  /// Writes a text. Returns a message about the result.
  private func recorded(
    _ expected: String?, _ actual: String?, saying sentence: String, showing changes: String = ""
  ) -> String {
    let file = "\(place.file)"
    let writer = InlineWriter(
      artifacts: ArtifactStore.root(
        package: GoldenStore.packageRoot(above: file),
        environment: SnapshotTestingConfiguration.environment),
      run: .current, compiled: InlineWriter.compiled)
    do throws(InlineSourceError) {
      try writer.write(
        InlineRecording(
          line: place.line, column: place.column, descriptor, expected: expected, actual: actual),
        to: file)
      return sentence + " Look at it, then run the test again; a run that records never passes."
        + (changes.isEmpty ? "" : "\n\(changes)")
    } catch {
      let text = LineChanges.text(from: expected ?? "", to: actual ?? "")
      return "The text of the snapshot in \(function) was not recorded. \(error)\n\(text)"
    }
  }
}

/// The differences of two texts, line by line.
enum LineChanges {
  /// The maximum number of lines.
  private static let most = 40

  /// Returns lines "− old" and "+ new", without equal lines.
  static func text(from old: String, to new: String) -> String {
    func lines(_ text: String) -> [String] {
      guard !text.isEmpty else { return [] }
      return text.utf8.split(separator: SwiftScanner.newline, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    let (before, after) = (lines(old), lines(new))
    let changes = after.difference(from: before)
    var report: [(line: Int, text: String)] = []
    for change in changes {
      switch change {
      case .remove(let line, let text, _): report.append((line, "  − \(text)"))
      case .insert(let line, let text, _): report.append((line, "  + \(text)"))
      }
    }
    let inOrder = report.enumerated().sorted { ($0.1.line, $0.0) < ($1.1.line, $1.0) }.map(\.1.text)
    let rest = inOrder.count - most
    return (inOrder.prefix(most) + (rest > 0 ? ["  … and \(rest) lines more"] : []))
      .joined(separator: "\n")
  }
}

import CoreText
import Foundation
import Staging
import UIKit

extension SnapshotVerifier {
  /// Creates a verifier of what this process draws.
  package init(
    id: SnapshotID, golden: String, record: RecordMode?, environment: [String: String],
    source: SnapshotResult.Source? = nil, run: TestRun? = nil
  ) {
    self.init(
      id: id, golden: golden, record: record, environment: environment, source: source, run: run,
      drawnBy: { .current })
  }

  /// Takes a snapshot with a strategy and returns the verdict. Writes a golden if the mode requires
  /// it, artifacts if the test fails without recording, and always the result.
  package func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
    under terms: PictureTerms = PictureTerms()
  ) -> Verdict {
    let use = SystemFontUse()
    return naming(use).verify(in: strategy.format) {
      try use.during { try captured(value(), as: strategy, under: terms) }
    }
  }

  /// Takes a snapshot with a strategy and compares it. Writes artifacts if the test fails without
  /// recording.
  package func prepare<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
    under terms: PictureTerms = PictureTerms()
  ) -> PreparedSnapshot {
    let use = SystemFontUse()
    return naming(use).prepare(in: strategy.format) {
      try use.during { try captured(value(), as: strategy, under: terms) }
    }
  }

  /// A picture that is blank on iOS, too, is meant to be.
  private func captured<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>, under terms: PictureTerms
  ) throws -> Capture<Format> {
    do {
      return try strategy.capture(value, terms)
    } catch let error as SnapshotError where error.isOfBlank && isBlankElsewhere(strategy) {
      var terms = terms
      terms.allowsBlank = true
      return try strategy.capture(value, terms)
    }
  }

  private func isBlankElsewhere<Value, Format>(_ strategy: Snapshotting<Value, Format>) -> Bool {
    guard let file = fileFromElsewhere(in: strategy.format),
      let data = try? Data(contentsOf: URL(fileURLWithPath: file)),
      let image = (try? strategy.diffing.decode(data)) as? UIImage, let picture = image.cgImage
    else { return false }
    return !picture.bitmap.hasInk
  }

  /// Returns a verifier whose environment includes the system fonts that a picture uses.
  private func naming(_ use: SystemFontUse) -> SnapshotVerifier {
    var verifier = self
    verifier.renderEnvironment = { [renderEnvironment] in renderEnvironment().adding(use) }
    return verifier
  }
}

extension Snapshotting {
  fileprivate var format: SnapshotFormat<Format> { diffing.format(tolerating: tolerance) }
}

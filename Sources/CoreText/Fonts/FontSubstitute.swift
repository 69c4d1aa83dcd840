/// A substitute for an unavailable font: a font of the same kind, with the published metrics of the
/// original or San Francisco's.
package struct FontSubstitute: Hashable, Sendable {
  /// A kind of font.
  package enum Design: Hashable, Sendable { case sans, serif, monospaced }

  package let design: Design
  /// The family name of the original.
  package let familyName: String
  let metrics: FontMetrics

  package init(for familyName: String, design: Design) {
    (self.familyName, self.design) = (familyName, design)
    metrics = Self.published[familyName] ?? .sanFrancisco
  }

  func family(in collection: FontCollection) -> FontFamily {
    switch design {
    case .sans: collection.text
    case .serif: collection.serif ?? collection.text
    case .monospaced: collection.monospaced
    }
  }

  /// Published metrics by family. Source of Arial, Helvetica and Helvetica Neue: Capsize's list of
  /// system fonts (github.com/seek-oss/capsize, MIT); of the others: other public lists of metrics.
  /// Uncertain: that UIKit adds 0.15 to the line height of Helvetica, so that lines of text without
  /// a font, which is Helvetica 12, are 13.8 points high.
  private static let published: [String: FontMetrics] = [
    "Arial": FontMetrics(
      ascent: 1854 / 2048, descent: 434 / 2048, leading: 67 / 2048, capHeight: 1467 / 2048,
      xHeight: 1062 / 2048),
    "Courier New": FontMetrics(
      ascent: 1705 / 2048, descent: 615 / 2048, capHeight: 1170 / 2048, xHeight: 846 / 2048),
    "Georgia": FontMetrics(
      ascent: 1878 / 2048, descent: 449 / 2048, capHeight: 1419 / 2048, xHeight: 986 / 2048),
    "Helvetica": FontMetrics(
      ascent: 1577 / 2048, descent: 471 / 2048, leading: 0.15, capHeight: 1469 / 2048,
      xHeight: 1071 / 2048),
    "Helvetica Neue": FontMetrics(
      ascent: 0.952, descent: 0.213, leading: 0.028, capHeight: 0.714, xHeight: 0.517),
    "Times New Roman": FontMetrics(
      ascent: 1825 / 2048, descent: 443 / 2048, leading: 87 / 2048, capHeight: 1356 / 2048,
      xHeight: 916 / 2048),
    "Verdana": FontMetrics(
      ascent: 2059 / 2048, descent: 430 / 2048, capHeight: 1489 / 2048, xHeight: 1117 / 2048),
  ]
}

/// The rules for the system font's metrics and letter spacing.
package enum SystemFontRules: Hashable, Sendable {
  /// San Francisco's metrics and no tracking: for fonts of a folder.
  case sameForAllSizes
  /// San Francisco's metrics and widths: for the package's own font.
  case asSanFrancisco
  /// The file's metrics and tracking: for a user-provided system font.
  case own(OwnSystemFont)
}

/// The metrics and the tracking in the file of a user-provided system font.
package struct OwnSystemFont: Hashable, Sendable {
  package var path: String
  var metrics: FontMetrics
  /// The tracking; nil for a file without a `trak` table.
  var tracking: FontTracking?
}

extension SystemFontRules {
  /// The metrics of the system font.
  var metrics: FontMetrics {
    if case .own(let own) = self { own.metrics } else { .sanFrancisco }
  }

  /// Returns the spacing after each letter, in points.
  func tracking(weight: Int, size: CGFloat) -> CGFloat {
    switch self {
    case .sameForAllSizes: 0
    case .asSanFrancisco: SystemFontFit(size: size, weight: weight).tracking(at: size) * size
    case .own(let own): (own.tracking?.value(at: size) ?? 0) * size
    }
  }
}

/// How the system font's lines are high, and its letters spaced.
package enum SystemFontRules: Hashable, Sendable {
  /// San Francisco's heights, and one spacing for all sizes: the fonts of a folder.
  case sameForAllSizes
  /// San Francisco's heights and widths: the pinned font.
  case asSanFrancisco
  /// All of it as the file states it, by Apple's rules: a system font of the user's.
  case own(OwnSystemFont)
}

/// What the file of a system font of the user's states.
package struct OwnSystemFont: Hashable, Sendable {
  package var path: String
  var metrics: FontMetrics
  /// Nil for a file without the table `trak`.
  var tracking: FontTracking?
}

extension SystemFontRules {
  /// The heights of the system font.
  var metrics: FontMetrics {
    if case .own(let own) = self { own.metrics } else { .sanFrancisco }
  }

  /// What follows each letter, in points.
  func tracking(weight: Int, size: CGFloat) -> CGFloat {
    switch self {
    case .sameForAllSizes: 0
    case .asSanFrancisco: SystemFontFit(size: size, weight: weight).tracking(at: size) * size
    case .own(let own): (own.tracking?.value(at: size) ?? 0) * size
    }
  }
}

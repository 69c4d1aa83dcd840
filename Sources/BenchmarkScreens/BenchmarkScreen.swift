import CoreGraphics

/// The screen of all benchmarks that do not state another.
package enum BenchmarkScreen {
  /// The size in points.
  package static let size = CGSize(width: 1024, height: 768)
  package static let scale: CGFloat = 2
  /// The distance of a scroll per frame, in points.
  package static let step: CGFloat = 97
}

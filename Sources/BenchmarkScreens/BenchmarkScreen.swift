import CoreGraphics

/// What all that is measured is measured on, unless it says otherwise.
package enum BenchmarkScreen {
  /// In points.
  package static let size = CGSize(width: 1024, height: 768)
  package static let scale: CGFloat = 2
  /// The next frame of a scroll lies so many points further on.
  package static let step: CGFloat = 97
}

import UIKit

/// The positions of frames and times in a chart. Lengths are points, y downwards.
struct ChartGeometry {
  let plot: CGRect
  let frameCount: Int
  /// The milliseconds at the plot's upper edge.
  let greatest: Double

  func y(_ milliseconds: Double) -> CGFloat {
    plot.maxY - plot.height * CGFloat(milliseconds / greatest)
  }

  /// Returns the left edge of a frame's bar, or for the number of frames the plot's right edge.
  func x(_ frame: Int) -> CGFloat {
    plot.minX + plot.width * CGFloat(frame) / CGFloat(max(1, frameCount))
  }

  func bar(_ frame: Int, from low: Double, to high: Double) -> CGRect {
    CGRect(x: x(frame), y: y(high), width: x(frame + 1) - x(frame), height: y(low) - y(high))
  }

  /// The interval of grid lines in milliseconds: 5, or the smallest with at most ten lines.
  var step: Double {
    [5, 10, 20, 50, 100, 200, 500].first { greatest / $0 <= 10 } ?? 1000
  }
}

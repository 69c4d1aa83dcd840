import UIKit

/// Where frames and milliseconds lie in a chart. Lengths in points, y downwards.
struct ChartGeometry {
  let plot: CGRect
  let frameCount: Int
  /// The milliseconds at the plot's upper edge.
  let greatest: Double

  func y(_ milliseconds: Double) -> CGFloat {
    plot.maxY - plot.height * CGFloat(milliseconds / greatest)
  }

  /// The left edge of a frame's bar; that of the one past the last is the plot's right edge.
  func x(_ frame: Int) -> CGFloat {
    plot.minX + plot.width * CGFloat(frame) / CGFloat(max(1, frameCount))
  }

  func bar(_ frame: Int, from low: Double, to high: Double) -> CGRect {
    CGRect(x: x(frame), y: y(high), width: x(frame + 1) - x(frame), height: y(low) - y(high))
  }

  /// Every so many milliseconds is a line: 5, or as many as give at most ten lines.
  var step: Double {
    [5, 10, 20, 50, 100, 200, 500].first { greatest / $0 <= 10 } ?? 1000
  }
}

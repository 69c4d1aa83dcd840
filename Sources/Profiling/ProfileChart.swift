import UIKit
import WorkMeter

/// A chart of a profile: a bar per frame, stacked by stage, with a line for the budget of sixty
/// frames per second.
///
/// The background is green below the line and red above it, as in the charts of the talk that
/// introduced prefetching ("What's New in UICollectionView in iOS 10", WWDC 2016). The part of a
/// bar above the line is red.
@MainActor
package final class ProfileChart: UIView {
  package static let size = CGSize(width: 1120, height: 560)

  let profile: ScrollProfile
  /// Another profile for comparison, drawn as a line.
  let other: ScrollProfile?
  let geometry: ChartGeometry

  package init(_ profile: ScrollProfile, comparedWith other: ScrollProfile? = nil) {
    self.profile = profile
    self.other = other
    let plot = CGRect(x: 64, y: 112, width: Self.size.width - 88, height: 336)
    geometry = ChartGeometry(
      plot: plot, frameCount: max(profile.frames.count, other?.frames.count ?? 0),
      greatest: max(
        ScrollProfile.budget * 1.25,
        1.12 * max(Self.greatest(profile), other.map(Self.greatest) ?? 0)))
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    backgroundColor = .white
  }

  package required init?(coder: NSCoder) { nil }

  private static func greatest(_ profile: ScrollProfile) -> Double {
    profile.frames[profile.worst].milliseconds
  }

  package override func draw(_ rect: CGRect) {
    drawBackground()
    drawPhases()
    drawBars()
    if let other { drawLine(of: other) }
    drawBudget()
    drawWorst()
    drawHeadings()
    drawLegend()
    drawCounts()
  }
}

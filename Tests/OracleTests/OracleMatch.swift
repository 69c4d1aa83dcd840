import Snapshots
import Testing

/// Holds what was drawn against UIKit's picture as `render golden match` does. What differs beyond
/// its tolerance is explained in `OracleExplanations`, and what matches is not.
@MainActor
func expectMatch(
  _ drawn: Picture, _ picture: Picture, _ path: String,
  tolerance: MatchTolerance = MatchTolerance(), sourceLocation: SourceLocation = #_sourceLocation
) {
  let match = PictureMatch(
    theirs: picture.image, ours: drawn.image, layout: drawn.layout, tolerance: tolerance)
  let reason = OracleExplanations.reasons[path]
  #expect(
    match.isMatch == (reason == nil), "\(path): \(match.words.joined(separator: "; "))",
    sourceLocation: sourceLocation)
}

import Snapshots
import Testing

/// Compares a drawn picture with UIKit's as `render golden match` does. Every difference beyond its
/// tolerance has an entry in `OracleExplanations`, and no matching picture has one.
@MainActor
func expectMatch(
  _ drawn: Picture, _ picture: Picture, _ path: String,
  tolerance: MatchTolerance = MatchTolerance(), sourceLocation: SourceLocation = #_sourceLocation
) {
  let match = PictureMatch(
    reference: picture.image, drawn: drawn.image, layout: drawn.layout, tolerance: tolerance)
  let reason = OracleExplanations.reasons[path]
  #expect(
    match.isMatch == (reason == nil), "\(path): \(match.words.joined(separator: "; "))",
    sourceLocation: sourceLocation)
}

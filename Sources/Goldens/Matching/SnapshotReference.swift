/// What snapshots are compared with.
public struct SnapshotReference: Equatable, Sendable {
  /// How far a picture may be from iOS's; nil where goldens recorded here are compared, exactly.
  public let tolerance: MatchTolerance?

  /// The goldens recorded here, pixel by pixel. The default.
  public static let ours = Self(tolerance: nil)

  /// What was recorded on iOS. Pictures match as `MatchTolerance` says, texts exactly; nothing is
  /// recorded.
  public static let iOS = iOS(MatchTolerance())

  /// What was recorded on iOS, within limits of your own. Nothing is recorded.
  public static func iOS(_ tolerance: MatchTolerance) -> Self { Self(tolerance: tolerance) }
}

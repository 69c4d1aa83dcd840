/// The reference that snapshots are compared with.
public struct SnapshotReference: Equatable, Sendable {
  /// The tolerance for goldens recorded on iOS, or nil for an exact comparison with goldens
  /// recorded here.
  public let tolerance: MatchTolerance?

  /// Goldens recorded here, compared pixel by pixel. This is the default.
  public static let goldens = Self(tolerance: nil)

  /// Goldens recorded on iOS. Pictures are compared with the default `MatchTolerance`, texts
  /// exactly. Nothing is recorded.
  public static let iOS = iOS(MatchTolerance())

  /// Goldens recorded on iOS, with a custom tolerance. Nothing is recorded.
  public static func iOS(_ tolerance: MatchTolerance) -> Self { Self(tolerance: tolerance) }
}

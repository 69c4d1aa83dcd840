extension SnapshotTestingConfiguration {
  /// Returns the record mode: of the assertion itself, otherwise of the scope, the process, or the
  /// environment.
  package static func mode(_ own: Record?) throws -> Record {
    try own ?? current.record ?? ProcessSettings.current.withLock(\.record) ?? .from(environment)
  }

  /// Returns the naming of goldens: of the scope, or of the environment.
  package static func naming() throws(UnknownGoldenNaming) -> GoldenNaming {
    if let naming = current.naming { return naming }
    return try .from(environment)
  }

  /// Whether snapshots are compared with goldens recorded on iOS.
  package static var comparesWithIOS: Bool { current.reference?.tolerance != nil }
}

extension SnapshotTestingConfiguration {
  /// Returns the record mode: of the assertion itself, otherwise of the scope, the process, or the
  /// environment.
  package static func mode(_ own: Record?) throws -> Record {
    try own ?? current.record ?? ProcessSettings.current.withLock(\.record) ?? .from(environment)
  }
}

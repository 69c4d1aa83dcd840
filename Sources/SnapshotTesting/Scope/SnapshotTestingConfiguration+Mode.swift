extension SnapshotTestingConfiguration {
  /// When goldens are written, by what an assertion says itself, else the scope, else the process,
  /// else the environment.
  package static func mode(_ own: Record?) throws -> Record {
    try own ?? current.record ?? ProcessSettings.current.withLock(\.record) ?? .from(environment)
  }
}

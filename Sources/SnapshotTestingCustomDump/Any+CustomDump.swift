extension Snapshotting where Format == String {
  /// Any value in the format of pointfreeco/swift-custom-dump, which resembles Swift's
  /// initialisers.
  ///
  /// ```
  /// User(
  ///   id: 1,
  ///   name: "Blob"
  /// )
  /// ```
  ///
  /// The mirror of a `CustomReflectable` is used; that package's own protocols are not supported.
  public static var customDump: Snapshotting {
    Snapshotting<String, String>.lines.pullback { (value: Value) in
      CustomDump().text(of: value, isRoot: true)
    }
  }
}

extension Snapshotting where Format == String {
  /// Any value in the form of pointfreeco/swift-custom-dump, which is that of Swift's initialisers.
  ///
  /// ```
  /// User(
  ///   id: 1,
  ///   name: "Blob"
  /// )
  /// ```
  ///
  /// A type's own form counts where it is a `CustomReflectable`; the protocols of that package are
  /// not known here.
  public static var customDump: Snapshotting {
    Snapshotting<String, String>.lines.pullback { (value: Value) in
      CustomDump().text(of: value, isRoot: true)
    }
  }
}

extension ProcessInfo {
  /// Whether the app runs on Mac Catalyst. Always false.
  public var isMacCatalystApp: Bool { false }
  /// Whether the iOS app runs on a Mac. Always false.
  public var isiOSAppOnMac: Bool { false }
}

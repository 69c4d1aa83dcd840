extension ProcessInfo {
  /// Whether the app runs on a Mac. Never.
  public var isMacCatalystApp: Bool { false }
  /// Whether the app for iOS runs on a Mac. Never.
  public var isiOSAppOnMac: Bool { false }
}

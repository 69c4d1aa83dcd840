/// The elevation of an interface. Source: Apple, UIUserInterfaceLevel.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// The inherited level.
  case unspecified = -1
  /// The window's own content.
  case base = 0
  /// Content above the window's.
  case elevated = 1
}

/// The user's preferred weight of text. Source: Apple, UILegibilityWeight.
public enum UILegibilityWeight: Int, Sendable {
  /// The inherited weight.
  case unspecified = -1
  /// The regular weight.
  case regular = 0
  /// Bold. Stored: it does not affect fonts.
  case bold = 1
}

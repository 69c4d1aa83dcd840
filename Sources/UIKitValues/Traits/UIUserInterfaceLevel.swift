/// Whether an interface lies over another one. Source: Apple, UIUserInterfaceLevel.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// What the surroundings say.
  case unspecified = -1
  /// The window's own content.
  case base = 0
  /// Over the window's content.
  case elevated = 1
}

/// How heavy text is, as a person has chosen. Source: Apple, UILegibilityWeight.
public enum UILegibilityWeight: Int, Sendable {
  /// What the surroundings say.
  case unspecified = -1
  /// As designed.
  case regular = 0
  /// Bold. Kept: fonts stay as they are.
  case bold = 1
}

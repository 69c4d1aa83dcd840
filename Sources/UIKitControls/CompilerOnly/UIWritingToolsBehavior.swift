// For the compiler only: there are no writing tools.

/// Which writing tools a text offers. Raw values are UIKit's. Source: Apple,
/// UIWritingToolsBehavior.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// None.
  case none = -1
  /// The system's choice.
  case `default` = 0
  /// All, also within the text.
  case complete = 1
  /// Only in a panel.
  case limited = 2
}

@MainActor private let writingTools = SideProperty(default: UIWritingToolsBehavior.default)

extension UITextField {
  /// Which writing tools the field offers. Ignored: there are none. Default `.default`.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { writingTools[self] }
    set { writingTools[self] = newValue }
  }
}

extension UITextView {
  /// Which writing tools the text offers. Ignored: there are none. Default `.default`.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { writingTools[self] }
    set { writingTools[self] = newValue }
  }
  /// Whether writing tools change the text. Always false.
  public var isWritingToolsActive: Bool { false }
}

// Unsupported: UIWritingToolsBehavior · kept · There are no writing tools. · test:
//   NewNamesTests

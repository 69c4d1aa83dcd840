/// How light a bar is. Source: Apple, UIBarStyle.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1
}

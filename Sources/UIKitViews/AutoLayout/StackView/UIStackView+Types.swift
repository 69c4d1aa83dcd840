extension UIStackView {
  /// The distribution of views along a stack's axis. The numbers are UIKit's.
  ///
  /// Source: Apple, UIStackView.Distribution.
  public enum Distribution: Int, Sendable {
    /// According to the content priorities; in a tie the first view grows and the last shrinks.
    case fill = 0
    /// All views have equal lengths.
    case fillEqually = 1
    /// In proportion to the views' intrinsic lengths.
    case fillProportionally = 2
    /// The gaps between views are equal, and no smaller than the spacing.
    case equalSpacing = 3
    /// The distances between the centres of views are equal, with gaps no smaller than the spacing.
    case equalCentering = 4
  }

  /// The alignment of views across a stack's axis. The numbers are UIKit's.
  ///
  /// Source: Apple, UIStackView.Alignment.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a vertical stack.
    case leading = 1
    /// With aligned first baselines, in horizontal stacks.
    case firstBaseline = 2
    /// Centred.
    case center = 3
    /// At the trailing edge of a vertical stack.
    case trailing = 4
    /// With aligned last baselines, in horizontal stacks.
    case lastBaseline = 5

    /// At the top of a horizontal stack.
    public static let top = Alignment.leading
    /// At the bottom of a horizontal stack.
    public static let bottom = Alignment.trailing
  }

  /// A spacing that represents the stack's own. Source: Apple, UIStackView.spacingUseDefault.
  nonisolated public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

  /// A spacing that represents the system's, 8 points. Source: Apple, UIStackView.spacingUseSystem.
  nonisolated public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}

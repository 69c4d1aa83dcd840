extension UICollectionViewFlowLayout {
  /// The reference of section insets. Source: Apple,
  /// UICollectionViewFlowLayout.SectionInsetReference.
  public enum SectionInsetReference: Int, Sendable {
    /// The collection view's adjusted content inset.
    case fromContentInset = 0
    /// The safe area, or the content inset if it is larger.
    case fromSafeArea = 1
    /// The layout margins, or the content inset if it is larger.
    case fromLayoutMargins = 2
  }
}

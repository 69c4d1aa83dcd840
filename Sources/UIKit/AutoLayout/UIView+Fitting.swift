extension UIView {
  /// The target that asks a view for its smallest size: zero.
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The target that asks a view for its largest size: 10,000 points either way.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}

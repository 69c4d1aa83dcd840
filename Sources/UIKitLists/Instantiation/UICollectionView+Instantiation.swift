// Created from a class value as UIView+Instantiation.swift explains. Initialisers own their object
// arguments, and so must the method.

extension UICollectionView {
  @usableFromInline
  convenience init(
    x: Double, y: Double, width: Double, height: Double, dynamic layout: UICollectionViewLayout
  ) {
    self.init(
      frame: CGRect(x: x, y: y, width: width, height: height), collectionViewLayout: layout)
  }

  @_silgen_name(
    "$s10UIKitLists16UICollectionViewC1x1y5width6height7dynamicACSd_S3dAA0cD6LayoutCtcfC")
  private static func allocate(
    x: Double, y: Double, width: Double, height: Double,
    dynamic layout: __owned UICollectionViewLayout
  ) -> UICollectionView

  fileprivate static func make(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
  ) -> UICollectionView {
    allocate(
      x: Double(frame.origin.x), y: Double(frame.origin.y), width: Double(frame.size.width),
      height: Double(frame.size.height), dynamic: layout)
  }
}

/// Creates a collection view of a class or subclass through its
/// `init(frame:collectionViewLayout:)`. The source tool calls it.
public func instantiate<View: UICollectionView>(
  _ viewClass: View.Type, frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
) -> View {
  onAnyThread {
    unsafeDowncast(viewClass.make(frame: frame, collectionViewLayout: layout), to: View.self)
  }()
}

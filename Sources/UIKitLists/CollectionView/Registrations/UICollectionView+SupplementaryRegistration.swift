extension UICollectionView {
  /// A registration of supplementary views with a closure that configures them, for one kind.
  ///
  /// Create it once, as a ``CellRegistration``. Source: Apple,
  /// UICollectionView.SupplementaryRegistration.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let registration: Registration
    let handler: Handler

    /// Creates a registration of a kind with the view class `Supplementary`.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      registration = Registration(.viewClass(Supplementary.self))
      self.handler = handler
    }

    /// Creates a registration of a kind with views from a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      registration = Registration(.nib(supplementaryNib))
      self.handler = handler
    }
  }

  /// Returns a reused or new supplementary view of a registration, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (common, kind) = (registration.registration, registration.elementKind)
    common.checkThatReusable(
      "supplementary view", "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
      "supplementary view")
    let key = ReuseKey(kind: kind, identifier: common.identifier)
    machine.registerIfNeeded(common.source, for: key)
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: common.identifier, for: indexPath)
    guard let supplementary = view as? Supplementary else {
      stop("The nib of a supplementary registration did not make a \(Supplementary.self): \(view)")
    }
    registration.handler(supplementary, kind, indexPath)
    return supplementary
  }
}

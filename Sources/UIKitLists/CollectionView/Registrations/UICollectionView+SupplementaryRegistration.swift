extension UICollectionView {
  /// The kind and class of supplementary views and how they are filled, in place of an identifier.
  ///
  /// Make it once and keep it, as a ``CellRegistration``. Source: Apple,
  /// UICollectionView.SupplementaryRegistration.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let registration: Registration
    let handler: Handler

    /// A registration of the views of a kind, of the class `Supplementary`.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      registration = Registration(.viewClass(Supplementary.self))
      self.handler = handler
    }

    /// A registration of the views of a kind that a nib makes.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      registration = Registration(.nib(supplementaryNib))
      self.handler = handler
    }
  }

  /// A supplementary view of a registration, one that has been shown before or a new one, filled.
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

extension NibKeys {
  /// These keys and a method that makes the controller a segue leads to.
  public func segueAction<Root: AnyObject, Destination: UIViewController>(
    _ selector: String,
    _ method: @escaping @MainActor (Root) -> @MainActor (NSCoder) -> Destination?
  ) -> NibKeys {
    addingSegue(selector) { object, coder, _, _ in (object as? Root).flatMap { method($0)(coder) } }
  }

  /// These keys and a method that makes the controller a segue leads to; it gets the sender.
  public func segueAction<Root: AnyObject, Destination: UIViewController>(
    _ selector: String,
    _ method: @escaping @MainActor (Root) -> @MainActor (NSCoder, Any?) -> Destination?
  ) -> NibKeys {
    addingSegue(selector) { object, coder, sender, _ in
      (object as? Root).flatMap { method($0)(coder, sender) }
    }
  }

  /// These keys and a method that makes the controller a segue leads to; it gets the sender and the
  /// segue's identifier.
  public func segueAction<Root: AnyObject, Destination: UIViewController>(
    _ selector: String,
    _ method: @escaping @MainActor (Root) -> @MainActor (NSCoder, Any?, String?) -> Destination?
  ) -> NibKeys {
    addingSegue(selector) { object, coder, sender, identifier in
      (object as? Root).flatMap { method($0)(coder, sender, identifier) }
    }
  }
}

extension NibKeys {
  /// Returns the keys with a method added that creates the destination of a segue.
  public func segueAction<Root: AnyObject, Destination: UIViewController>(
    _ selector: String,
    _ method: @escaping @MainActor (Root) -> @MainActor (NSCoder) -> Destination?
  ) -> NibKeys {
    addingSegue(selector) { object, coder, _, _ in (object as? Root).flatMap { method($0)(coder) } }
  }

  /// Returns the keys with a method added that creates the destination of a segue from the sender.
  public func segueAction<Root: AnyObject, Destination: UIViewController>(
    _ selector: String,
    _ method: @escaping @MainActor (Root) -> @MainActor (NSCoder, Any?) -> Destination?
  ) -> NibKeys {
    addingSegue(selector) { object, coder, sender, _ in
      (object as? Root).flatMap { method($0)(coder, sender) }
    }
  }

  /// Returns the keys with a method added that creates the destination of a segue from the sender
  /// and the segue's identifier.
  public func segueAction<Root: AnyObject, Destination: UIViewController>(
    _ selector: String,
    _ method: @escaping @MainActor (Root) -> @MainActor (NSCoder, Any?, String?) -> Destination?
  ) -> NibKeys {
    addingSegue(selector) { object, coder, sender, identifier in
      (object as? Root).flatMap { method($0)(coder, sender, identifier) }
    }
  }
}

/// The properties and methods of a class that nibs may name.
///
/// Without Objective-C nobody finds them by their names at run time. Properties that are stored
/// are found all the same; what needs a row is a property with observers, a computed one, and every
/// action:
///
///     final class PhotoCell: UICollectionViewCell {
///       weak var imageView: UIImageView!
///       var corner: CGFloat = 0 { didSet { layer.cornerRadius = corner } }
///       private func like(_ sender: UIButton) { … }
///
///       override class var nibKeys: NibKeys {
///         super.nibKeys.property("corner", \PhotoCell.corner).action("like:", PhotoCell.like)
///       }
///     }
@MainActor
public struct NibKeys {
  typealias Write = @MainActor (AnyObject, Any?) -> Bool
  typealias Perform = @MainActor (AnyObject, Any?, UIEvent?) -> Void
  typealias MakeController = @MainActor (AnyObject, NSCoder, Any?, String?) -> UIViewController?

  private(set) var properties: [String: Write] = [:]
  private(set) var actions: [String: Perform] = [:]
  private(set) var segueActions: [String: MakeController] = [:]

  /// No keys.
  public init() {}

  /// These keys and a property: an outlet, a collection of outlets, or a property that user-defined
  /// runtime attributes set. Its observers run.
  public func property<Root: AnyObject, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>
  ) -> NibKeys {
    var keys = self
    keys.properties[name] = { object, value in
      guard let root = object as? Root, let value = NibValue.convert(value, to: Value.self) else {
        return false
      }
      root[keyPath: keyPath] = value
      return true
    }
    return keys
  }

  /// These keys and an action without parameters; its name as in Objective-C: `reload`.
  public func action<Root: AnyObject>(
    _ selector: String, _ method: @escaping @MainActor (Root) -> @MainActor () -> Void
  ) -> NibKeys {
    adding(selector) { object, _, _ in if let root = object as? Root { method(root)() } }
  }

  /// These keys and an action that gets its sender, or a segue that unwinds: `like:` for
  /// `like(_:)`, `likeWithSender:` for `like(sender:)`.
  public func action<Root: AnyObject, Sender>(
    _ selector: String, _ method: @escaping @MainActor (Root) -> @MainActor (Sender) -> Void
  ) -> NibKeys {
    adding(selector) { object, sender, _ in
      guard let root = object as? Root, let sender = NibValue.convert(sender, to: Sender.self)
      else { return }
      method(root)(sender)
    }
  }

  /// These keys and an action that gets its sender and the event: `like:forEvent:`.
  public func action<Root: AnyObject, Sender>(
    _ selector: String,
    _ method: @escaping @MainActor (Root) -> @MainActor (Sender, UIEvent?) -> Void
  ) -> NibKeys {
    adding(selector) { object, sender, event in
      guard let root = object as? Root, let sender = NibValue.convert(sender, to: Sender.self)
      else { return }
      method(root)(sender, event)
    }
  }

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

  private func adding(_ selector: String, _ perform: @escaping Perform) -> NibKeys {
    var keys = self
    keys.actions[selector] = perform
    return keys
  }

  private func addingSegue(_ selector: String, _ make: @escaping MakeController) -> NibKeys {
    var keys = self
    keys.segueActions[selector] = make
    return keys
  }
}

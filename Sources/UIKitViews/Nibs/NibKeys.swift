/// The properties and methods of a class that nibs may name.
///
/// Without the Objective-C runtime they cannot be found by name at run time. Stored properties are
/// found anyway; properties with observers, computed properties and all actions need an entry:
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
  package typealias Write = @MainActor (AnyObject, Any?) -> Bool
  package typealias Perform = @MainActor (AnyObject, Any?, UIEvent?) -> Void
  package typealias MakeController = @MainActor (AnyObject, NSCoder, Any?, String?) -> AnyObject?

  package private(set) var properties: [String: Write] = [:]
  package private(set) var actions: [String: Perform] = [:]
  package private(set) var segueActions: [String: MakeController] = [:]

  /// Creates an empty list.
  public init() {}

  /// Adds a property: an outlet, an outlet collection, or a property set by user-defined runtime
  /// attributes. Its observers are called.
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

  /// Adds an action without parameters, under its Objective-C name: `reload`.
  public func action<Root: AnyObject>(
    _ selector: String, _ method: @escaping @MainActor (Root) -> @MainActor () -> Void
  ) -> NibKeys {
    adding(selector) { object, _, _ in if let root = object as? Root { method(root)() } }
  }

  /// Adds an action with a sender, or an unwind segue: `like:` for `like(_:)`, `likeWithSender:`
  /// for `like(sender:)`.
  public func action<Root: AnyObject, Sender>(
    _ selector: String, _ method: @escaping @MainActor (Root) -> @MainActor (Sender) -> Void
  ) -> NibKeys {
    adding(selector) { object, sender, _ in
      guard let root = object as? Root, let sender = NibValue.convert(sender, to: Sender.self)
      else { return }
      method(root)(sender)
    }
  }

  /// Adds an action with a sender and an event: `like:forEvent:`.
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

  private func adding(_ selector: String, _ perform: @escaping Perform) -> NibKeys {
    var keys = self
    keys.actions[selector] = perform
    return keys
  }

  package func addingSegue(_ selector: String, _ make: @escaping MakeController) -> NibKeys {
    var keys = self
    keys.segueActions[selector] = make
    return keys
  }
}

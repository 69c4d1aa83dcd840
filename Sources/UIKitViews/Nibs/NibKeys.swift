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
  package typealias Write = @MainActor (AnyObject, Any?) -> Bool
  package typealias Perform = @MainActor (AnyObject, Any?, UIEvent?) -> Void
  package typealias MakeController = @MainActor (AnyObject, NSCoder, Any?, String?) -> AnyObject?

  package private(set) var properties: [String: Write] = [:]
  package private(set) var actions: [String: Perform] = [:]
  package private(set) var segueActions: [String: MakeController] = [:]

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

/// A strong or weak reference to an object of a table.
struct HeldObject {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?

  /// Creates a reference to an object, or to a copy of it.
  init(_ object: Any, _ options: NSPointerFunctions.Options) {
    guard type(of: object) is AnyClass else { stop("tables hold objects, not \(type(of: object))") }
    let held = options.copies ? Self.copy(of: object) : object as AnyObject
    weakObject = held
    strongObject = options.isWeak ? nil : held
  }

  /// The object; nil after it has been deallocated.
  var object: AnyObject? { strongObject ?? weakObject }

  private static func copy(of object: Any) -> AnyObject {
    guard let original = object as? any NSCopying else {
      stop("-[\(type(of: object)) copyWithZone:]: unrecognized selector sent to instance")
    }
    return original.copy(with: nil) as AnyObject
  }
}

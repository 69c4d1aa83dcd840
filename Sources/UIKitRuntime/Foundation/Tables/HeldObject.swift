/// An object as a table holds it: kept alive or not.
struct HeldObject {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?

  /// Holds an object, or its copy.
  init(_ object: Any, _ options: NSPointerFunctions.Options) {
    guard type(of: object) is AnyClass else { stop("tables hold objects, not \(type(of: object))") }
    let held = options.copies ? Self.copy(of: object) : object as AnyObject
    weakObject = held
    strongObject = options.isWeak ? nil : held
  }

  /// The object; nil after it has gone.
  var object: AnyObject? { strongObject ?? weakObject }

  private static func copy(of object: Any) -> AnyObject {
    guard let original = object as? any NSCopying else {
      stop("-[\(type(of: object)) copyWithZone:]: unrecognized selector sent to instance")
    }
    return original.copy(with: nil) as AnyObject
  }
}

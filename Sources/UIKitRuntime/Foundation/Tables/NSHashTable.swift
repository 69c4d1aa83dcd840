/// A set of objects that need not be kept alive.
///
/// Objects come in the order in which they were added. `ObjectType` may be a protocol that objects
/// conform to, as on iOS one that is marked `@objc`. Source: Apple, NSHashTable.
open class NSHashTable<ObjectType>: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private var table: ObjectTable

  /// An empty table.
  ///
  /// - Parameter initialCapacity: without effect.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
    self.options = options.known
    table = ObjectTable(options: options)
    super.init()
  }

  /// An empty table.
  public convenience init(options: NSPointerFunctions.Options = []) {
    self.init(options: options, capacity: 0)
  }

  /// An empty table. The capacity is without effect.
  public convenience init(
    pointerFunctions functions: NSPointerFunctions, capacity initialCapacity: Int
  ) { self.init(options: functions.options, capacity: initialCapacity) }

  /// An empty table of objects that it does not keep alive.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// How it holds objects and tells them apart.
  open var pointerFunctions: NSPointerFunctions { NSPointerFunctions(options: options) }

  /// How many objects there are; those that have gone do not count.
  open var count: Int { table.keys.count }

  /// The objects that there are.
  open var allObjects: [ObjectType] { table.keys.map(Self.typed) }

  /// One of the objects; nil for none.
  open var anyObject: ObjectType? { table.keys.first.map(Self.typed) }

  /// The objects as a set; those that are not `Hashable` are left out.
  open var setRepresentation: Set<AnyHashable> {
    Set(table.keys.compactMap { $0 as? AnyHashable })
  }

  /// The object that equals this one; nil for none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { table.pair(of: $0 as AnyObject)?.key }.map(Self.typed)
  }

  /// The objects that there are now, one after the other.
  open func objectEnumerator() -> NSEnumerator { ObjectEnumerator(table.keys) }

  /// Adds an object, unless an equal one is there.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    table.set(object, nil)
  }

  /// Takes the object away that equals this one.
  open func remove(_ object: ObjectType?) {
    if let object { table.remove(object as AnyObject) }
  }

  /// Takes all objects away.
  open func removeAllObjects() { table.removeAll() }

  /// Whether an object is there that equals this one.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Whether an object is in both.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains(where: other.contains)
  }

  /// Whether both have the same objects.
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
    count == other.count && isSubset(of: other)
  }

  /// Whether all objects are in another one, too.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy(other.contains)
  }

  /// Takes away what is not in another one.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  /// Adds what is in another one.
  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

  /// Takes away what is in another one.
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

  /// A table of the same objects.
  open override func copy() -> Any { copy(with: nil) }

  /// A table of the same objects.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSHashTable<ObjectType>(options: options)
    copy.table = table
    return copy
  }

  private static func typed(_ object: AnyObject) -> ObjectType {
    guard let object = object as? ObjectType else {
      stop("a table of \(ObjectType.self) holds \(type(of: object))")
    }
    return object
  }
}

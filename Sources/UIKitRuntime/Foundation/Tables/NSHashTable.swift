/// A set of objects with strong or weak references.
///
/// Objects are in order of insertion. `ObjectType` may be a protocol to which the objects conform,
/// like one marked `@objc` on iOS. Source: Apple, NSHashTable.
open class NSHashTable<ObjectType>: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private var table: ObjectTable

  /// Creates an empty table.
  ///
  /// - Parameter initialCapacity: Ignored.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
    self.options = options.known
    table = ObjectTable(options: options)
    super.init()
  }

  /// Creates an empty table.
  public convenience init(options: NSPointerFunctions.Options = []) {
    self.init(options: options, capacity: 0)
  }

  /// Creates an empty table. The capacity is ignored.
  public convenience init(
    pointerFunctions functions: NSPointerFunctions, capacity initialCapacity: Int
  ) { self.init(options: functions.options, capacity: initialCapacity) }

  /// Creates an empty table with weak references.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The options of references and equality.
  open var pointerFunctions: NSPointerFunctions { NSPointerFunctions(options: options) }

  /// The number of objects that still exist.
  open var count: Int { table.keys.count }

  /// The objects that still exist.
  open var allObjects: [ObjectType] { table.keys.map(Self.typed) }

  /// Any of the objects; nil if the table is empty.
  open var anyObject: ObjectType? { table.keys.first.map(Self.typed) }

  /// The objects as a set, without those that are not `Hashable`.
  open var setRepresentation: Set<AnyHashable> {
    Set(table.keys.compactMap { $0 as? AnyHashable })
  }

  /// Returns the object that is equal to the given one, or nil if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { table.pair(of: $0 as AnyObject)?.key }.map(Self.typed)
  }

  /// Returns an enumerator of the current objects.
  open func objectEnumerator() -> NSEnumerator { ObjectEnumerator(table.keys) }

  /// Adds an object, unless the table contains an equal one.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    table.set(object, nil)
  }

  /// Removes the object that is equal to the given one.
  open func remove(_ object: ObjectType?) {
    if let object { table.remove(object as AnyObject) }
  }

  /// Removes all objects.
  open func removeAllObjects() { table.removeAll() }

  /// Returns whether the table contains an object equal to the given one.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns whether the tables have an object in common.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains(where: other.contains)
  }

  /// Returns whether the tables have equal objects.
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
    count == other.count && isSubset(of: other)
  }

  /// Returns whether the other table contains all objects of this one.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy(other.contains)
  }

  /// Removes the objects that are not in the other table.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  /// Adds the objects of the other table.
  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

  /// Removes the objects of the other table.
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

  /// Returns a copy of the table.
  open override func copy() -> Any { copy(with: nil) }

  /// Returns a copy of the table.
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

/// A dictionary whose keys and values need not be kept alive.
///
/// An entry goes as soon as its key or its value does. A strong value of a weak key that has gone
/// is let go of when the table has doubled. Keys come in the order in which they were added;
/// types may be protocols, as on iOS those that are marked `@objc`. Source: Apple, NSMapTable.
open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var table: ObjectTable

  /// An empty table.
  ///
  /// - Parameter initialCapacity: without effect.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int
  ) {
    self.keyOptions = keyOptions.known
    self.valueOptions = valueOptions.known
    table = ObjectTable(options: keyOptions)
    super.init()
  }

  /// An empty table.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) { self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0) }

  /// An empty table. The capacity is without effect.
  public convenience init(
    keyPointerFunctions keyFunctions: NSPointerFunctions,
    valuePointerFunctions valueFunctions: NSPointerFunctions, capacity initialCapacity: Int
  ) {
    self.init(
      keyOptions: keyFunctions.options, valueOptions: valueFunctions.options,
      capacity: initialCapacity)
  }

  /// An empty table that keeps keys and values alive.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// An empty table that keeps values alive.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// An empty table that keeps keys alive.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// An empty table that keeps nothing alive.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// How it holds keys and tells them apart.
  open var keyPointerFunctions: NSPointerFunctions { NSPointerFunctions(options: keyOptions) }

  /// How it holds values.
  open var valuePointerFunctions: NSPointerFunctions { NSPointerFunctions(options: valueOptions) }

  /// How many entries there are; those whose key or value has gone do not count.
  open var count: Int { table.keys.count }

  /// The value of the key that equals this one; nil for none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { table.pair(of: $0 as AnyObject)?.value }.map(Self.typed)
  }

  /// Adds an entry, or gives an equal key that is there another value. Without a key or a value
  /// nothing changes.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    table.set(aKey, HeldObject(anObject, valueOptions))
  }

  /// Takes an entry away.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { table.remove(aKey as AnyObject) }
  }

  /// Takes all entries away.
  open func removeAllObjects() { table.removeAll() }

  /// The keys that there are now, one after the other.
  open func keyEnumerator() -> NSEnumerator { ObjectEnumerator(table.keys) }

  /// The values that there are now, one after the other.
  open func objectEnumerator() -> NSEnumerator? {
    ObjectEnumerator(table.pairs.compactMap(\.value))
  }

  /// The entries as a dictionary; those whose keys are not `Hashable` are left out.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    table.pairs.reduce(into: [:]) { dictionary, pair in
      guard let key = pair.key as? AnyHashable, let value = pair.value else { return }
      dictionary[key] = Self.typed(value)
    }
  }

  /// A table of the same entries.
  open override func copy() -> Any { copy(with: nil) }

  /// A table of the same entries.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSMapTable<KeyType, ObjectType>(keyOptions: keyOptions, valueOptions: valueOptions)
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

// Unsupported: NSMapTable · works · It and `NSHashTable` hold objects only and are not archived.
//   Functions of one's own are absent; `NSPointerFunctions` has only its options. · test:
//   ObjectTableTests
// Unsupported: NSMapTable.count · works · Entries whose objects are gone are not counted.
//   Foundation may count them until the table grows. · test: ObjectTableTests

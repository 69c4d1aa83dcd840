/// A dictionary with strong or weak references to keys and values.
///
/// An entry disappears with its key or its value. The strong value of a deallocated weak key is
/// released when the table has doubled. Keys are in order of insertion; types may be protocols,
/// like those marked `@objc` on iOS. Source: Apple, NSMapTable.
open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var table: ObjectTable

  /// Creates an empty table.
  ///
  /// - Parameter initialCapacity: Ignored.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int
  ) {
    self.keyOptions = keyOptions.known
    self.valueOptions = valueOptions.known
    table = ObjectTable(options: keyOptions)
    super.init()
  }

  /// Creates an empty table.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) { self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0) }

  /// Creates an empty table. The capacity is ignored.
  public convenience init(
    keyPointerFunctions keyFunctions: NSPointerFunctions,
    valuePointerFunctions valueFunctions: NSPointerFunctions, capacity initialCapacity: Int
  ) {
    self.init(
      keyOptions: keyFunctions.options, valueOptions: valueFunctions.options,
      capacity: initialCapacity)
  }

  /// Creates an empty table with strong keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Creates an empty table with weak keys and strong values.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// Creates an empty table with strong keys and weak values.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// Creates an empty table with weak keys and values.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The options for keys: how they are referenced and compared.
  open var keyPointerFunctions: NSPointerFunctions { NSPointerFunctions(options: keyOptions) }

  /// The options for values: how they are referenced.
  open var valuePointerFunctions: NSPointerFunctions { NSPointerFunctions(options: valueOptions) }

  /// The number of entries whose key and value still exist.
  open var count: Int { table.keys.count }

  /// Returns the value of a key, or nil if there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { table.pair(of: $0 as AnyObject)?.value }.map(Self.typed)
  }

  /// Sets the value of a key. Does nothing if the key or the value is nil.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    table.set(aKey, HeldObject(anObject, valueOptions))
  }

  /// Removes the entry of a key.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { table.remove(aKey as AnyObject) }
  }

  /// Removes all entries.
  open func removeAllObjects() { table.removeAll() }

  /// Returns an enumerator of the current keys.
  open func keyEnumerator() -> NSEnumerator { ObjectEnumerator(table.keys) }

  /// Returns an enumerator of the current values.
  open func objectEnumerator() -> NSEnumerator? {
    ObjectEnumerator(table.pairs.compactMap(\.value))
  }

  /// Returns the entries as a dictionary, without keys that are not `Hashable`.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    table.pairs.reduce(into: [:]) { dictionary, pair in
      guard let key = pair.key as? AnyHashable, let value = pair.value else { return }
      dictionary[key] = Self.typed(value)
    }
  }

  /// Returns a copy of the table.
  open override func copy() -> Any { copy(with: nil) }

  /// Returns a copy of the table.
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

// Access to stored properties of Swift classes by name. Swift has no public way to write them; the
// three runtime functions that `Mirror` itself uses return a property's name, type and offset, and
// it is written through a typed pointer. They are not public: `isUsable` tests them on a known
// class before the first use, and if they fail, no properties are written by name and outlets need
// rows in `nibKeys`.
//
// Property observers are not called, since they are not part of the storage.

/// The metadata of a property, as for `Mirror`.
private struct FieldMetadata {
  let name: UnsafePointer<CChar>?
  let free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  let isStrong: Bool
  let isVar: Bool
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_: Any.Type) -> Int
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(
  _: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type
@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_: Any.Type, index: Int) -> Int

/// The memory layout of a weak property.
private struct WeakSlot {
  weak var object: AnyObject?
}

/// The stored properties of a class, without those of this package's classes.
@MainActor
struct StoredProperties {
  struct Property {
    let name: String
    let type: Any.Type
    let offset: Int
    let isStrong: Bool
    let isVar: Bool
  }

  enum Problem { case noSuchKey, wrongType(Any.Type), constant }

  let all: [Property]
  private let byName: [String: Property]

  private static var known: [ObjectIdentifier: StoredProperties] = [:]

  /// Returns the properties of an object's class, which are read once.
  static func of(_ object: AnyObject) -> StoredProperties {
    let type: AnyClass = type(of: object)
    if let properties = known[ObjectIdentifier(type)] { return properties }
    let properties = StoredProperties(isUsable ? read(type) : [])
    known[ObjectIdentifier(type)] = properties
    return properties
  }

  private init(_ all: [Property]) {
    self.all = all
    byName = Dictionary(all.map { ($0.name, $0) }) { $1 }
  }

  private static func read(_ type: AnyClass) -> [Property] {
    var ours: AnyClass? = type
    while let candidate = ours, !UIKitModules.declare(candidate) {
      ours = _getSuperclass(candidate)
    }
    return read(type, from: ours.map { fieldCount($0) } ?? 0)
  }

  private static func read(_ type: AnyClass, from first: Int) -> [Property] {
    let count = fieldCount(type)
    return count > first ? (first..<count).compactMap { property(of: type, at: $0) } : []
  }

  private static func property(of type: AnyClass, at index: Int) -> Property? {
    var metadata = FieldMetadata(name: nil, free: nil, isStrong: false, isVar: false)
    let fieldType = fieldMetadata(type, index: index, fieldMetadata: &metadata)
    defer { metadata.free?(metadata.name) }
    guard let name = metadata.name else { return nil }
    return Property(
      name: String(cString: name), type: fieldType, offset: fieldOffset(type, index: index),
      isStrong: metadata.isStrong, isVar: metadata.isVar)
  }

  // MARK: Reading and writing

  /// Writes a property, or the value of its wrapper. Returns the problem, if any.
  func write(_ value: Any?, to name: String, of object: AnyObject) -> Problem? {
    if let property = byName["_" + name], let box = read(property, of: object) as? any OutletBox {
      return box.connect(value) ? nil : .wrongType(property.type)
    }
    guard let property = byName[name] else { return .noSuchKey }
    guard property.isVar else { return .constant }
    let address = Unmanaged.passUnretained(object).toOpaque() + property.offset
    func store<Value>(_ type: Value.Type) -> Bool {
      guard let converted = NibValue.convert(value, to: type) else { return false }
      if property.isStrong {
        address.assumingMemoryBound(to: Value.self).pointee = converted
      } else {
        address.assumingMemoryBound(to: WeakSlot.self).pointee.object = value.map {
          $0 as AnyObject
        }
      }
      return true
    }
    return _openExistential(property.type, do: store) ? nil : .wrongType(property.type)
  }

  /// Returns the value of a property; nil if there is none of that name.
  func value(of name: String, in object: AnyObject) -> Any? {
    byName[name].flatMap { read($0, of: object) }
  }

  private func read(_ property: Property, of object: AnyObject) -> Any? {
    let address = Unmanaged.passUnretained(object).toOpaque() + property.offset
    if !property.isStrong {
      return address.assumingMemoryBound(to: WeakSlot.self).pointee.object
    }
    func load<Value>(_ type: Value.Type) -> Any {
      address.assumingMemoryBound(to: Value.self).pointee
    }
    return _openExistential(property.type, do: load)
  }

  // MARK: Self-test

  private class ProbeBase {
    var first: NSObject?
  }

  private final class Probe: ProbeBase {
    weak var second: NSObject!
    var third = 0
    let fourth = 1
  }

  /// Whether properties are found and written correctly.
  static let isUsable: Bool = {
    let probe = Probe()
    let properties = StoredProperties(read(Probe.self, from: 0))
    let value = NSObject()
    guard properties.all.map(\.name) == ["first", "second", "third", "fourth"],
      properties.write(value, to: "first", of: probe) == nil,
      properties.write(value, to: "second", of: probe) == nil,
      properties.write(7.0, to: "third", of: probe) == nil,
      case .constant? = properties.write(2, to: "fourth", of: probe),
      case .wrongType? = properties.write(value, to: "third", of: probe)
    else { return false }
    return probe.first === value && probe.second === value && probe.third == 7
      && probe.fourth == 1
  }()
}

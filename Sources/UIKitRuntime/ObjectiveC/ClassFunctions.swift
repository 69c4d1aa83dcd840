// The query functions of the Objective-C runtime.

/// Returns the class of an object; nil for nil. Source: Apple, object_getClass.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.map { type(of: $0 as AnyObject) }
}

/// Returns the superclass of a class, or nil if there is none. Source: Apple, class_getSuperclass.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

/// Returns the name of a class. It is never freed. Source: Apple, class_getName.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  InternedNames.shared.pointer(to: cls.map { name(ofClass: $0) } ?? "nil")
}

/// Returns the name of a selector. It is never freed. Source: Apple, sel_getName.
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> {
  InternedNames.shared.pointer(to: sel.description)
}

/// Returns whether instances of a class implement a method. Source: Apple,
/// class_respondsToSelector.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
  cls.map { ObjectiveCMessage.isFound(sel, inObjectsOf: $0) } ?? false
}

extension NSObject {
  /// Returns whether instances of the class implement a method.
  /// Source: Apple, NSObject.instancesRespond(to:).
  public class func instancesRespond(to aSelector: Selector) -> Bool {
    ObjectiveCMessage.isFound(aSelector, inObjectsOf: self)
  }
}

/// The C strings of names, each allocated once.
private final class InternedNames: @unchecked Sendable {
  static let shared = InternedNames()

  private let lock = NSLock()
  private var all: [String: UnsafePointer<CChar>] = [:]

  func pointer(to name: String) -> UnsafePointer<CChar> {
    lock.withLock {
      if let known = all[name] { return known }
      let bytes = name.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      copy.initialize(from: Array(bytes), count: bytes.count)
      all[name] = UnsafePointer(copy)
      return UnsafePointer(copy)
    }
  }
}

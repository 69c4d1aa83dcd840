import Synchronization

/// The functions of ICU that Foundation brings along and has no interface for: plural rules, names
/// of units, times from now.
///
/// They have the data of all languages of CLDR. Their names are looked up when something first
/// needs them; a program that is linked statically has none, and English's rules hold there.
///
/// Source: Unicode, ICU 74 C API, `upluralrules.h`, `unumberformatter.h`, `ureldatefmt.h`,
/// `ulistformatter.h`.
enum LocaleLibrary {
  /// Error codes up to zero are warnings.
  typealias Status = UnsafeMutablePointer<Int32>
  typealias Units = UnsafeMutablePointer<UInt16>

  /// A function by its name in ICU; nil where the program has no such library.
  static func function<T>(_ name: String, as type: T.Type) -> T? {
    dlsym(nil, "swift_\(name)").map { unsafeBitCast($0, to: type) }
  }

  private static let isTooSmall: Int32 = 15

  /// What a function writes into a buffer, which grows once; nil where it fails.
  static func text(_ write: (Units, Int32, Status) -> Int32) -> String? {
    var capacity = 256
    for _ in 0..<2 {
      var buffer = [UInt16](repeating: 0, count: capacity)
      var status: Int32 = 0
      let length = buffer.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.map { write($0, Int32(buffer.count), &status) } ?? 0
      }
      if status == isTooSmall {
        capacity = Int(length) + 1
      } else {
        return status <= 0 ? String(decoding: buffer.prefix(Int(length)), as: UTF16.self) : nil
      }
    }
    return nil
  }
}

/// Objects of ICU, kept by what they were opened for. They may be used by one thread at a time,
/// which the lock sees to.
final class OpenedObjects: Sendable {
  private let known = Mutex<[String: UInt]>([:])

  /// Uses the object for a key, opened when it is first asked for; nil where that fails.
  func use<Result: Sendable>(
    _ key: String, open: (LocaleLibrary.Status) -> OpaquePointer?,
    _ body: (OpaquePointer) -> Result?
  ) -> Result? {
    known.withLock { known in
      if let address = known[key] { return OpaquePointer(bitPattern: address).flatMap(body) }
      var status: Int32 = 0
      let opened = open(&status)
      let object = status <= 0 ? opened : nil
      known[key] = UInt(bitPattern: object)
      return object.flatMap(body)
    }
  }
}

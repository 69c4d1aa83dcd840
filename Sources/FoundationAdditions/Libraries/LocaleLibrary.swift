import Synchronization

/// ICU functions in Foundation's library for which Foundation has no API: plural rules, unit names,
/// relative times.
///
/// Data include all languages of CLDR. Symbols are looked up on demand; statically linked programs
/// lack them and use English rules.
///
/// Source: Unicode, ICU 74 C API, `upluralrules.h`, `unumberformatter.h`, `ureldatefmt.h`,
/// `ulistformatter.h`.
enum LocaleLibrary {
  /// An error code; codes up to zero are warnings.
  typealias Status = UnsafeMutablePointer<Int32>
  typealias Units = UnsafeMutablePointer<UInt16>

  /// Returns a function by its ICU name; nil if it is missing.
  static func function<T>(_ name: String, as type: T.Type) -> T? {
    dlsym(nil, "swift_\(name)").map { unsafeBitCast($0, to: type) }
  }

  private static let isTooSmall: Int32 = 15

  /// Returns the text that a function writes to a buffer, which is enlarged once; nil for failure.
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

/// A cache of ICU objects by key. Objects are used under a lock, since they are not thread-safe.
final class OpenedObjects: Sendable {
  private let known = Mutex<[String: UInt]>([:])

  /// Uses the object of a key, opening it on first use; nil for failure.
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

/// Keeps Foundation on Linux from taking one of our objects for one of its C objects.
///
/// `NSMutableAttributedString.addAttribute` compares attribute values with CFEqual, which reads an
/// object's first stored word as its C type number (bits 8 to 17). For a Swift object that word is
/// its first property; where those bits happen to be 0, Foundation stops the program. A number
/// that no C type has sends CFEqual to `isEqual(_:)`. So every class whose objects serve as
/// attribute values stores this first.
package struct SwiftObjectMark: Sendable {
  private let bits: UInt = 0x3FF << 8

  package init() {}
}

/// Prevents Foundation on Linux from treating a Swift object as one of its C objects.
///
/// `NSMutableAttributedString.addAttribute` compares attribute values with CFEqual, which reads an
/// object's first stored word as its C type number (bits 8 to 17). For a Swift object that word is
/// its first property; if those bits happen to be 0, Foundation terminates the program. With a
/// number that no C type has, CFEqual calls `isEqual(_:)`. Therefore every class of attribute
/// values stores this property first.
package struct SwiftObjectMark: Sendable {
  private let bits: UInt = 0x3FF << 8

  package init() {}
}

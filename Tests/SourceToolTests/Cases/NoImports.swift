// A file of a framework whose umbrella header imports UIKit.

/// `FoundationAlone.swift` tests a file that imports Foundation only.
enum Sides {
  static var all: Int { [UIEdgeInsets.zero.top, 0, 0, CGFloat(0)].count }
}

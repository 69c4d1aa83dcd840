// A file of a framework whose umbrella header imports UIKit.

/// What a file that imports Foundation alone has on iOS is in `FoundationAlone.swift`.
enum Sides {
  static var all: Int { [UIEdgeInsets.zero.top, 0, 0, CGFloat(0)].count }
}

/// Corners of a rectangle, y downwards.
package struct RectangleCorners: OptionSet, Hashable, Sendable {
  package let rawValue: UInt
  package init(rawValue: UInt) { self.rawValue = rawValue }

  package static let minXMinY = RectangleCorners(rawValue: 1)
  package static let maxXMinY = RectangleCorners(rawValue: 2)
  package static let minXMaxY = RectangleCorners(rawValue: 4)
  package static let maxXMaxY = RectangleCorners(rawValue: 8)

  package static let all = RectangleCorners(rawValue: 15)
}

/// The orientation of an image's stored pixels, with EXIF's values.
///
/// Source: Apple, CGImagePropertyOrientation; CIPA DC-008 (Exif), tag 274.
public enum CGImagePropertyOrientation: UInt32, Sendable, CaseIterable {
  /// As stored.
  case up = 1
  /// Mirrored horizontally.
  case upMirrored = 2
  /// Rotated by 180°.
  case down = 3
  /// Mirrored vertically.
  case downMirrored = 4
  /// Must be mirrored horizontally, then rotated 90° counter-clockwise.
  case leftMirrored = 5
  /// Must be rotated 90° clockwise.
  case right = 6
  /// Must be mirrored horizontally, then rotated 90° clockwise.
  case rightMirrored = 7
  /// Must be rotated 90° counter-clockwise.
  case left = 8
}

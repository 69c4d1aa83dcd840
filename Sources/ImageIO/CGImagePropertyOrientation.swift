/// How the stored rows and columns of an image lie in the picture, as EXIF numbers it.
///
/// Source: Apple, CGImagePropertyOrientation; CIPA DC-008 (Exif), tag 274.
public enum CGImagePropertyOrientation: UInt32, Sendable, CaseIterable {
  /// The picture as it is stored.
  case up = 1
  /// To be mirrored left to right.
  case upMirrored = 2
  /// To be turned by 180°.
  case down = 3
  /// To be mirrored top to bottom.
  case downMirrored = 4
  /// To be mirrored left to right, then turned 90° counter-clockwise.
  case leftMirrored = 5
  /// To be turned 90° clockwise to be shown.
  case right = 6
  /// To be mirrored left to right, then turned 90° clockwise.
  case rightMirrored = 7
  /// To be turned 90° counter-clockwise to be shown.
  case left = 8
}

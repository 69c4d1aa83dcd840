/// How the stored rows and columns of an image lie in the picture, as EXIF numbers it.
///
/// Source: Apple, CGImagePropertyOrientation; CIPA DC-008 (Exif), tag 274.
public enum CGImagePropertyOrientation: UInt32, Sendable, CaseIterable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8
}

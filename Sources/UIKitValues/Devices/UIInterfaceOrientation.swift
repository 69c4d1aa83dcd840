/// How the content of a screen is turned. Raw values are UIKit's.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Higher than wide.
  case portrait = 1
  /// Higher than wide, the device's head below.
  case portraitUpsideDown = 2
  /// Wider than high, the device's head at the right.
  case landscapeLeft = 4
  /// Wider than high, the device's head at the left.
  case landscapeRight = 3

  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether a screen of a size has to be turned to be held like this.
  package func isOther(than size: CGSize) -> Bool {
    isLandscape ? size.width < size.height : isPortrait && size.width > size.height
  }
}

/// How a device is held. Raw values are UIKit's.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, head below.
  case portraitUpsideDown = 2
  /// Sideways, head at the left.
  case landscapeLeft = 3
  /// Sideways, head at the right.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its face.
  case faceDown = 6

  /// Whether it stands upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is held upright or sideways.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// What kind of device an interface is for. Raw values are UIKit's.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A Mac.
  case mac = 5
}

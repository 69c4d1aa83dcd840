/// The orientation of an interface. Raw values are UIKit's.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// The interface is higher than wide.
  case portrait = 1
  /// The interface is higher than wide, with the top of the device below.
  case portraitUpsideDown = 2
  /// The interface is wider than high, with the top of the device at the right.
  case landscapeLeft = 4
  /// The interface is wider than high, with the top of the device at the left.
  case landscapeRight = 3

  /// Whether the interface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Returns whether a screen of a size must rotate for this orientation.
  package func isOther(than size: CGSize) -> Bool {
    isLandscape ? size.width < size.height : isPortrait && size.width > size.height
  }
}

/// The orientation of a device. Raw values are UIKit's.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// The device is upright.
  case portrait = 1
  /// The device is upside down.
  case portraitUpsideDown = 2
  /// The device is on its side, with its top at the left.
  case landscapeLeft = 3
  /// The device is on its side, with its top at the right.
  case landscapeRight = 4
  /// The device lies face up.
  case faceUp = 5
  /// The device lies face down.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the device is in portrait or landscape.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The kinds of devices for an interface. Raw values are UIKit's.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The kind is unknown.
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

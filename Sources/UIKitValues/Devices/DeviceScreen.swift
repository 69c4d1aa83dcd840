/// The screen of a device that is held one way or the other, by its name: "iPhone15",
/// "iPhone15:landscape".
package struct DeviceScreen: RawRepresentable, CaseIterable, Hashable, Sendable {
  package var device: DevicePreset
  package var orientation: Orientation

  /// How a device is held.
  package enum Orientation: String, CaseIterable, Sendable {
    /// Upright.
    case portrait
    /// Sideways.
    case landscape
  }

  package init(_ device: DevicePreset, _ orientation: Orientation = .portrait) {
    self.device = device
    self.orientation = orientation
  }

  /// Nil for what is no device's name.
  package init?(rawValue: String) {
    guard let screen = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = screen
  }

  package var rawValue: String {
    orientation == .portrait ? device.rawValue : "\(device.rawValue):\(orientation)"
  }

  /// Each device upright and sideways.
  package static let allCases = DevicePreset.allCases.flatMap { device in
    Orientation.allCases.map { DeviceScreen(device, $0) }
  }

  /// In points.
  package var size: CGSize {
    let size = device.size
    return orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
  }

  /// Pixels per point.
  package var scale: CGFloat { device.scale }

  /// What of it is kept free, and how high bars are.
  package var edges: ScreenEdges {
    ScreenEdges(
      safeAreaInsets: device.safeAreaInsets(orientation), navigationBarHeight: navigationBarHeight)
  }

  /// In points. Source: 44 upright and 32 sideways on phones, Keith Harrison, useyourloaf.com,
  /// “Supporting iPhone X”; 50 on iPads since iOS 12, Geoff Hackworth, “How iPad Apps Adapt to the
  /// New 11″ and 12.9″ iPads Pro”.
  private var navigationBarHeight: CGFloat {
    guard device.isPhone else { return 50 }
    return orientation == .portrait ? 44 : 32
  }
}

/// What of a screen's edges is covered, and how high the bars on it are.
package struct ScreenEdges: Hashable, Sendable {
  /// In points.
  package var safeAreaInsets: UIEdgeInsets
  /// In points, without what lies above the bar.
  package var navigationBarHeight: CGFloat

  /// Where a navigation bar begins, in points: 5 points and a pixel above the end of a Dynamic
  /// Island's safe area. Source: measured,
  /// <https://github.com/react-navigation/react-navigation/pull/11786>.
  package func navigationBarTop(pixel: CGFloat) -> CGFloat {
    let top = safeAreaInsets.top
    return top > 50 ? top - 5 - pixel : top
  }

  /// The same screen held the other way: what the sensors cover at the top is left free at both
  /// sides, and the other way round. The figures are those of `DevicePreset`.
  package func turned(toLandscape isLandscape: Bool) -> ScreenEdges {
    let old = safeAreaInsets
    guard self != ScreenEdges(), navigationBarHeight < 50 else { return self }
    if isLandscape {
      let hasHomeIndicator = old.bottom > 0
      let side = hasHomeIndicator ? old.top : 0
      return ScreenEdges(
        safeAreaInsets: UIEdgeInsets(
          top: 0, left: side, bottom: hasHomeIndicator ? 21 : 0, right: side),
        navigationBarHeight: 32)
    }
    let hasHomeIndicator = old.bottom > 0
    return ScreenEdges(
      safeAreaInsets: UIEdgeInsets(
        top: hasHomeIndicator ? old.left : 20, left: 0, bottom: hasHomeIndicator ? 34 : 0, right: 0)
    )
  }

  /// Nothing covered.
  package init(safeAreaInsets: UIEdgeInsets = .zero, navigationBarHeight: CGFloat = 44) {
    self.safeAreaInsets = safeAreaInsets
    self.navigationBarHeight = navigationBarHeight
  }
}

/// A device's screen in an orientation, with a name such as "iPhone15" or "iPhone15:landscape".
package struct DeviceScreen: RawRepresentable, CaseIterable, Hashable, Sendable {
  package var device: DevicePreset
  package var orientation: Orientation

  /// The orientation of a device.
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

  /// Creates a screen by its name; nil for an unknown name.
  package init?(rawValue: String) {
    guard let screen = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = screen
  }

  package var rawValue: String {
    orientation == .portrait ? device.rawValue : "\(device.rawValue):\(orientation.rawValue)"
  }

  /// Each device in both orientations.
  package static let allCases = DevicePreset.allCases.flatMap { device in
    Orientation.allCases.map { DeviceScreen(device, $0) }
  }

  /// The size, in points.
  package var size: CGSize {
    let size = device.size
    return orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
  }

  /// The number of pixels per point.
  package var scale: CGFloat { device.scale }

  /// The safe area and the height of bars.
  package var edges: ScreenEdges {
    ScreenEdges(
      safeAreaInsets: device.safeAreaInsets(orientation), navigationBarHeight: navigationBarHeight)
  }

  /// The height of a navigation bar, in points. Source: 44 in portrait and 32 in landscape on
  /// phones, Keith Harrison, useyourloaf.com, “Supporting iPhone X”; 50 on iPads since iOS 12,
  /// Geoff Hackworth, “How iPad Apps Adapt to the New 11″ and 12.9″ iPads Pro”.
  private var navigationBarHeight: CGFloat {
    guard device.isPhone else { return 50 }
    return orientation == .portrait ? 44 : 32
  }
}

/// A screen's safe area, and the height of its navigation bar.
package struct ScreenEdges: Hashable, Sendable {
  /// The safe area insets, in points.
  package var safeAreaInsets: UIEdgeInsets
  /// The height of a navigation bar, in points, without the space above it.
  package var navigationBarHeight: CGFloat

  /// The height of the status bar, in points: that of the top safe area, or, on screens with a
  /// Dynamic Island, 54. Source: measured, <https://zhangwen.site/en/blog/iphone14-size>, and
  /// reference images of faberNovel/CompositionalLayoutDSL from the simulators of an iPhone 12 (47)
  /// and an iPhone 15 (54).
  package var statusBarHeight: CGFloat { min(safeAreaInsets.top, 54) }

  /// Returns the top of a navigation bar, in points: the end of the top safe area, or, on screens
  /// with a Dynamic Island, 5 points and a pixel above it. Source: measured,
  /// <https://github.com/react-navigation/react-navigation/pull/11786>.
  package func navigationBarTop(pixel: CGFloat) -> CGFloat {
    let top = safeAreaInsets.top
    return top > 50 ? top - 5 - pixel : top
  }

  /// Returns the edges in the other orientation: the inset for the sensor housing at the top
  /// becomes insets at both sides, and vice versa. The values are those of `DevicePreset`.
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

  /// Creates edges; by default without safe area insets.
  package init(safeAreaInsets: UIEdgeInsets = .zero, navigationBarHeight: CGFloat = 44) {
    self.safeAreaInsets = safeAreaInsets
    self.navigationBarHeight = navigationBarHeight
  }
}

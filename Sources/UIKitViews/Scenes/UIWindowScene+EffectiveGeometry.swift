extension UIWindowScene {
  /// The geometry of a scene. Source: Apple, UIWindowScene.Geometry.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The coordinate space of the scene.
    public let coordinateSpace: any UICoordinateSpace
    /// Whether the user is resizing the scene. Always false.
    open var isInteractivelyResizing: Bool { false }

    init(of scene: UIWindowScene) {
      (interfaceOrientation, coordinateSpace) = (scene.interfaceOrientation, scene.coordinateSpace)
    }
  }

  /// The geometry of the scene: the screen's.
  public var effectiveGeometry: Geometry { Geometry(of: self) }

  /// Whether the scene fills the screen. Always true.
  public var isFullScreen: Bool { true }

  /// Does nothing: traits are passed on at once.
  public func updateTraitsIfNeeded() {}
}

extension UIScene {
  /// The second line of the title in the app switcher. Ignored: there is none. Default empty.
  public var subtitle: String {
    get { Self.subtitles[self] }
    set { Self.subtitles[self] = newValue }
  }

  private static let subtitles = SideProperty(default: "")
}

extension UIWindow {
  /// Whether the window may shrink to its content on a Mac. Ignored. Default false.
  public var canResizeToFitContent: Bool {
    get { Self.resizing[self] }
    set { Self.resizing[self] = newValue }
  }

  private static let resizing = SideProperty(default: false)
}

// Unsupported: UIWindowScene.effectiveGeometry · works · It is the screen's. · test:
//   NewNamesTests
// Unsupported: UIScene.subtitle · kept · Titles of scenes are shown nowhere. · test:
//   NewNamesTests

/// What is to be drawn of a scene. Where the pictures go is another matter, and not known here.
package struct DrawingRequest: Equatable {
  /// A scene's name, the path of a scene file, a xib or a storyboard, or "-" for a scene file on
  /// standard input.
  package let scene: String
  /// Of a storyboard: the scene, by its controller's identifier; nil for the one it begins with.
  package var interfaceScene: String?
  /// The path of a file that says what fingers do, instead of the scene file's own script; nil for
  /// none.
  package var script: String?
  /// Which regions of the content, each in a picture of its own.
  package var regions: [ContentRegion] = [.asItStands]
  /// Seconds, ascending; nil is a screen at rest.
  package var times: [Double?] = [nil]
  /// The screens, each with pictures of its own.
  package var variants = [ScreenVariant()]
  /// Items that are selected before anything else happens.
  package var selection: [IndexPath] = []
  /// In points; nil for the device's, or the scene's own.
  package var size: CGSize?
  /// Pixels per point; nil for the device's, the scene file's own, or 2.
  package var scale: CGFloat?
  package var showsIndicators = false
  package var clamps = true
  /// Whether a picture may show nothing.
  package var allowsBlank = false
  /// What is said about each picture besides.
  package var extras = Extras()
  /// What a scene file may ask for.
  package var limits = SceneLimits.standard
  /// Whether a scene file may name files outside its folder.
  package var allowsOutside = false

  package init(scene: String) {
    self.scene = scene
  }

  /// Asks for a picture of each scene of a storyboard, where no scene is named.
  ///
  /// - Parameter source: what is drawn; of anything but a storyboard nothing changes.
  @MainActor package mutating func showEachScene(of source: DrawingSource) {
    let scenes = source.interfaceScenes
    guard interfaceScene == nil, !scenes.isEmpty else { return }
    variants = scenes.flatMap { scene in
      variants.map { variant in
        var variant = variant
        variant.interfaceScene = scene
        return variant
      }
    }
  }

  package struct Extras: Equatable {
    /// Whether each picture's layout is kept.
    package var keepsLayout = false
    /// Whether there is a second picture, with index paths over it.
    package var annotates = false
    /// Whether the fingers that are down are drawn over the picture.
    package var showsTouches = false
    /// Whether the lines of the flow are drawn over the picture.
    package var outlines = false
    /// The pixel whose views are named.
    package var explained: Pixel?

    package init() {}
  }

  /// From the picture's top left corner.
  package struct Pixel: Equatable {
    package let x, y: Int

    package init(x: Int, y: Int) {
      (self.x, self.y) = (x, y)
    }
  }
}

/// A request to draw pictures of a scene, independent of where they are written.
@dynamicMemberLookup
package struct DrawingRequest: Equatable {
  /// A scene's name, the path of a scene file, a xib or a storyboard, or "-" for a scene file on
  /// standard input.
  package let scene: String
  /// The path of a script file that replaces the scene file's own script; nil for none.
  package var script: String?
  /// The properties that all pictures share.
  package var picture = WantedPicture()
  /// The properties in which the pictures differ.
  package var axes = PictureAxes()
  /// Additional output for each picture.
  package var extras = Extras()
  /// The limits of a scene file.
  package var limits = SceneLimits.standard
  /// Whether a scene file may refer to files outside its folder.
  package var allowsOutside = false

  package init(scene: String) {
    self.scene = scene
  }

  package subscript<Value>(dynamicMember property: WritableKeyPath<WantedPicture, Value>) -> Value {
    get { picture[keyPath: property] }
    set { picture[keyPath: property] = newValue }
  }

  /// The screens, each with its own pictures.
  package var screens: [WantedPicture] { axes.screens(of: picture) }

  /// Adds a picture of each scene of a storyboard if no scene is named.
  ///
  /// - Parameter source: the source of the pictures; no effect unless it is a storyboard.
  @MainActor package mutating func showEachScene(of source: DrawingSource) {
    guard picture.interfaceScene == nil else { return }
    axes.interfaceScenes = source.interfaceScenes
  }

  package struct Extras: Equatable {
    /// Whether each picture's layout is written.
    package var keepsLayout = false
    /// Whether a second picture with index paths is drawn.
    package var annotates = false
    /// Whether the touches are drawn over the picture.
    package var showsTouches = false
    /// Whether the lines of a flow layout are drawn over the picture.
    package var outlines = false
    /// The pixel whose views are listed.
    package var explained: Pixel?

    package init() {}
  }

  /// A pixel, counted from the picture's top left corner.
  package struct Pixel: Equatable {
    package let x, y: Int

    package init(x: Int, y: Int) {
      (self.x, self.y) = (x, y)
    }
  }
}

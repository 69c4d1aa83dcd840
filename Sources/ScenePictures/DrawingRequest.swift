/// What is to be drawn of a scene. Where the pictures go is another matter, and not known here.
@dynamicMemberLookup
package struct DrawingRequest: Equatable {
  /// A scene's name, the path of a scene file, a xib or a storyboard, or "-" for a scene file on
  /// standard input.
  package let scene: String
  /// The path of a file that says what fingers do, instead of the scene file's own script; nil for
  /// none.
  package var script: String?
  /// What all pictures have in common.
  package var picture = WantedPicture()
  /// In what they differ.
  package var axes = PictureAxes()
  /// What is said about each picture besides.
  package var extras = Extras()
  /// What a scene file may ask for.
  package var limits = SceneLimits.standard
  /// Whether a scene file may name files outside its folder.
  package var allowsOutside = false

  package init(scene: String) {
    self.scene = scene
  }

  package subscript<Value>(dynamicMember property: WritableKeyPath<WantedPicture, Value>) -> Value {
    get { picture[keyPath: property] }
    set { picture[keyPath: property] = newValue }
  }

  /// The screens, each with pictures of its own.
  package var screens: [WantedPicture] { axes.screens(of: picture) }

  /// Asks for a picture of each scene of a storyboard, where no scene is named.
  ///
  /// - Parameter source: what is drawn; of anything but a storyboard nothing changes.
  @MainActor package mutating func showEachScene(of source: DrawingSource) {
    guard picture.interfaceScene == nil else { return }
    axes.interfaceScenes = source.interfaceScenes
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

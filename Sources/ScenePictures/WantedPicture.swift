/// Which picture of a scene is wanted: on what screen, what of the content, when. What is nil is as
/// the scene wants it.
///
/// Its parts and how each is written, in sets of goldens and on the command line, are a table:
/// `PictureKey.all`.
package struct WantedPicture: Equatable, Sendable {
  // MARK: The screen

  package var device: DeviceScreen?
  /// In points; nil for the device's, or the scene's own.
  package var size: CGSize?
  /// Pixels per point; nil for the device's, the scene file's own, or 2.
  package var scale: CGFloat?
  package var appearance: Appearance?
  package var isRightToLeft: Bool?
  package var textSize: TextSize?
  /// Of a storyboard: the scene, by its controller's identifier; nil for the one it begins with.
  package var interfaceScene: String?

  // MARK: The moment

  /// What of the content is in sight.
  package var region = ContentRegion.currentOffset
  /// Whether an offset past the end is pulled back to where scrolling would rest.
  package var clamps = true
  /// In seconds; nil for a screen at rest.
  package var time: Double?
  /// The name of the moment in a script.
  package var capture: String?
  /// Items that are selected before anything else happens.
  package var selection: [IndexPath] = []
  package var showsIndicators = false
  /// Whether it may show nothing: one colour, or no cells where items are in sight.
  package var allowsBlank = false

  package init() {}

  /// The same screen before anything of its content is wanted.
  var screen: WantedPicture {
    var screen = self
    (screen.region, screen.time, screen.capture) = (.currentOffset, nil, nil)
    return screen
  }

  /// Appearance, direction and text size, for scenes that are built in; nil where none is said.
  @MainActor var traits: UITraitCollection? {
    guard appearance != nil || isRightToLeft != nil || textSize != nil else { return nil }
    return UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light),
      UITraitCollection(layoutDirection: isRightToLeft == true ? .rightToLeft : .leftToRight),
      UITraitCollection(preferredContentSizeCategory: textSize?.category ?? .unspecified),
    ])
  }

  package var directionName: String? { isRightToLeft.map { $0 ? "rtl" : "ltr" } }
}

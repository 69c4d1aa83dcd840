/// The properties of a picture of a scene: screen, content, time. Nil means the scene's own value.
///
/// `PictureKey.all` is the table of properties, and of their keys in golden sets and on the command
/// line.
package struct WantedPicture: Equatable, Sendable {
  // MARK: The screen

  package var device: DeviceScreen?
  /// The size in points; nil for the device's, or the scene's own.
  package var size: CGSize?
  /// The number of pixels per point; nil for the device's, the scene file's own, or 2.
  package var scale: CGFloat?
  package var appearance: Appearance?
  package var isRightToLeft: Bool?
  package var textSize: TextSize?
  /// The storyboard scene, by its controller's identifier; nil for the initial scene.
  package var interfaceScene: String?

  // MARK: The moment

  /// The visible part of the content.
  package var region = ContentRegion.currentOffset
  /// Whether the offset is limited to positions at which scrolling rests.
  package var clamps = true
  /// The time in seconds; nil for a screen at rest.
  package var time: Double?
  /// The name of the script's capture.
  package var capture: String?
  /// The items that are selected before the picture is taken.
  package var selection: [IndexPath] = []
  package var showsIndicators = false
  /// Whether the picture may be blank: one colour, or no cells although items are visible.
  package var allowsBlank = false

  package init() {}

  /// The same screen without requests about its content.
  var screen: WantedPicture {
    var screen = self
    (screen.region, screen.time, screen.capture) = (.currentOffset, nil, nil)
    return screen
  }

  /// The appearance, direction and text size of built-in scenes; nil if all are unset.
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

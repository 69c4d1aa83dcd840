/// The screen on which Interface Builder draws a storyboard: its device's, in its orientation.
package struct StoryboardCanvas {
  /// The size in points.
  package let size: CGSize
  /// The number of pixels per point.
  package let scale: CGFloat
  /// The safe area that controllers at the top of the hierarchy have.
  package let edges: ScreenEdges

  /// Creates the canvas of a device; of an iPhone 8 if the device is missing or unknown.
  init(device: String?, isLandscape: Bool) {
    let portrait = device.flatMap { Self.devices[$0] } ?? Self.phone(375, 667)
    guard isLandscape else {
      self = portrait
      return
    }
    self.init(
      size: CGSize(width: portrait.size.height, height: portrait.size.width),
      scale: portrait.scale, edges: portrait.edges.turned(toLandscape: true))
  }

  private init(size: CGSize, scale: CGFloat, edges: ScreenEdges) {
    (self.size, self.scale, self.edges) = (size, scale, edges)
  }

  /// Sources: the frames of root views, and of subviews at edges of the safe area, in published
  /// documents of Xcode 13 and later. Those of `retina6_0`, `retina6_7` and `retina6_72` are the
  /// safe areas of the phones.
  private static let devices: [String: StoryboardCanvas] = [
    "retina3_5": phone(320, 480), "retina4_0": phone(320, 568), "retina4_7": phone(375, 667),
    "retina5_5": phone(414, 736, scale: 3), "retina5_9": phone(375, 812, scale: 3, top: 50),
    "retina6_0": phone(390, 844, scale: 3, top: 47), "retina6_1": phone(414, 896, top: 48),
    "retina6_12": phone(393, 852, scale: 3, top: 59),
    "retina6_5": phone(414, 896, scale: 3, top: 44),
    "retina6_7": phone(428, 926, scale: 3, top: 47),
    "retina6_72": phone(430, 932, scale: 3, top: 59),
    "ipad9_7": pad(768, 1024), "ipad10_5": pad(834, 1112),
    "ipad11_0": pad(834, 1194, hasHomeButton: false),
    "ipad11_0rounded": pad(834, 1194, hasHomeButton: false), "ipad12_9": pad(1024, 1366),
    "ipad12_9rounded": pad(1024, 1366, hasHomeButton: false),
  ]

  /// Returns an upright phone's canvas; without an inset at the top that of one with a home button.
  private static func phone(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, top: CGFloat? = nil
  ) -> StoryboardCanvas {
    StoryboardCanvas(
      size: CGSize(width: width, height: height), scale: scale,
      edges: ScreenEdges(
        safeAreaInsets: UIEdgeInsets(
          top: top ?? 20, left: 0, bottom: top == nil ? 0 : 34, right: 0)))
  }

  private static func pad(
    _ width: CGFloat, _ height: CGFloat, hasHomeButton: Bool = true
  ) -> StoryboardCanvas {
    StoryboardCanvas(
      size: CGSize(width: width, height: height), scale: 2,
      edges: ScreenEdges(
        safeAreaInsets: UIEdgeInsets(
          top: hasHomeButton ? 20 : 24, left: 0, bottom: hasHomeButton ? 0 : 20, right: 0),
        navigationBarHeight: 50))
  }
}

extension UIStoryboard {
  /// The size of the storyboard's device in its orientation, in points; that of an iPhone 8 if the
  /// device is missing or unknown.
  package var canvasSize: CGSize {
    let size = device.flatMap { Self.canvases[$0] } ?? Self.defaultCanvas
    return isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  private static let defaultCanvas = CGSize(width: 375, height: 667)

  /// Sources: the frames of root views in published documents.
  private static let canvases: [String: CGSize] = [
    "retina4_7": defaultCanvas, "retina6_1": CGSize(width: 414, height: 896),
    "retina5_9": CGSize(width: 375, height: 812), "retina6_5": CGSize(width: 414, height: 896),
    "retina6_12": CGSize(width: 393, height: 852), "retina6_0": CGSize(width: 390, height: 844),
    "retina6_7": CGSize(width: 428, height: 926), "retina6_72": CGSize(width: 430, height: 932),
    "retina4_0": CGSize(width: 320, height: 568), "retina3_5": CGSize(width: 320, height: 480),
    "retina5_5": CGSize(width: 414, height: 736), "ipad9_7": CGSize(width: 768, height: 1024),
    "ipad10_5": CGSize(width: 834, height: 1112), "ipad11_0": CGSize(width: 834, height: 1194),
    "ipad11_0rounded": CGSize(width: 834, height: 1194),
    "ipad12_9": CGSize(width: 1024, height: 1366),
    "ipad12_9rounded": CGSize(width: 1024, height: 1366),
  ]
}

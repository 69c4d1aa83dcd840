/// The arguments of `render serve` as JSON for the program that serves the screen.
package struct ServedScreen: Codable, Equatable, Sendable {
  /// A scene's name, or the path of a scene file, a xib or a storyboard.
  package var scene = ""
  /// The value of each stated property of the picture, by key.
  package var device: String?
  /// The size in points.
  package var size: [Double]?
  /// The number of pixels per point.
  package var scale: Double?
  package var appearance: String?
  package var isRightToLeft: Bool?
  package var textSize: String?
  package var interfaceScene: String?
  package var showsIndicators = false
  /// The limits by name.
  package var limits: [String: Int] = [:]
  package var allowsOutside = false
  /// The folder of the fonts; nil for the package's own.
  package var fonts: String?
  /// The port of the loopback address; 0 for any free port.
  package var port: UInt16 = 0
  /// The golden set's file; nil for the package's own.
  package var set: String?

  package init() {}

  /// Converts the initial request of all pages.
  package init(_ request: DrawingRequest) {
    let picture = request.picture
    scene = request.scene
    device = picture.device?.rawValue
    size = picture.size.map { [$0.width, $0.height] }
    scale = picture.scale.map { Double($0) }
    appearance = picture.appearance?.rawValue
    isRightToLeft = picture.isRightToLeft
    textSize = picture.textSize?.rawValue
    interfaceScene = picture.interfaceScene
    showsIndicators = picture.showsIndicators
    for name in SceneLimits.Name.allCases where request.limits[name] != name.standard {
      limits[name.rawValue] = request.limits[name]
    }
    allowsOutside = request.allowsOutside
  }

  /// The request that these arguments represent.
  package var request: DrawingRequest {
    var request = DrawingRequest(scene: scene)
    request.picture.device = device.flatMap { DeviceScreen(rawValue: $0) }
    if let size, size.count == 2 {
      request.picture.size = CGSize(width: size[0], height: size[1])
    }
    request.picture.scale = scale.map { CGFloat($0) }
    request.picture.appearance = appearance.flatMap { Appearance(rawValue: $0) }
    request.picture.isRightToLeft = isRightToLeft
    request.picture.textSize = textSize.flatMap { TextSize(rawValue: $0) }
    request.picture.interfaceScene = interfaceScene
    request.picture.showsIndicators = showsIndicators
    for (name, limit) in limits {
      if let name = SceneLimits.Name(rawValue: name) { request.limits[name] = limit }
    }
    request.allowsOutside = allowsOutside
    return request
  }
}

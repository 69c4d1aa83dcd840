/// What `render serve` was asked for, as it hands it to the program that serves it: JSON.
package struct ServedScreen: Codable, Equatable, Sendable {
  /// A scene's name, or the path of a scene file, a xib or a storyboard.
  package var scene = ""
  /// The value of each part of the picture that was said, by its key.
  package var device: String?
  /// In points.
  package var size: [Double]?
  /// Pixels per point.
  package var scale: Double?
  package var appearance: String?
  package var isRightToLeft: Bool?
  package var textSize: String?
  package var interfaceScene: String?
  package var showsIndicators = false
  /// By the limits' names.
  package var limits: [String: Int] = [:]
  package var allowsOutside = false
  /// The folder of the fonts; nil for the package's own.
  package var fonts: String?
  /// Of the loopback address; 0 for any that is free.
  package var port: UInt16 = 0
  /// The file of the set of goldens; nil for the package's own.
  package var set: String?

  package init() {}

  /// What all pages begin with.
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

  /// The same request again.
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

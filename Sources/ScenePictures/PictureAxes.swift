/// The values in which the pictures of a request differ; each combination is a picture. For an
/// empty list the picture's own value is used.
package struct PictureAxes: Equatable, Sendable {
  package var interfaceScenes: [String] = []
  package var devices: [DeviceScreen] = []
  package var appearances: [Appearance] = []
  /// Whether the layout direction is right to left.
  package var directions: [Bool] = []
  package var textSizes: [TextSize] = []
  package var regions: [ContentRegion] = []
  /// The times in seconds, ascending.
  package var times: [Double] = []

  package init() {}

  /// Returns every screen, in the order of the axes above.
  func screens(of picture: WantedPicture) -> [WantedPicture] {
    var screens = [picture]
    screens = Self.product(screens, interfaceScenes, \.interfaceScene)
    screens = Self.product(screens, devices, \.device)
    screens = Self.product(screens, appearances, \.appearance)
    screens = Self.product(screens, directions, \.isRightToLeft)
    return Self.product(screens, textSizes, \.textSize)
  }

  /// Returns each picture with each value; the unchanged pictures for no values.
  private static func product<Value>(
    _ pictures: [WantedPicture], _ values: [Value],
    _ property: WritableKeyPath<WantedPicture, Value?>
  ) -> [WantedPicture] {
    guard !values.isEmpty else { return pictures }
    return pictures.flatMap { picture in
      values.map { value in
        var picture = picture
        picture[keyPath: property] = value
        return picture
      }
    }
  }
}

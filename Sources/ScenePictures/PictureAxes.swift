/// In what the pictures of a request differ: each combination is one. What is empty is as the
/// request's picture says.
package struct PictureAxes: Equatable, Sendable {
  package var interfaceScenes: [String] = []
  package var devices: [DeviceScreen] = []
  package var appearances: [Appearance] = []
  /// Whether from right to left.
  package var directions: [Bool] = []
  package var textSizes: [TextSize] = []
  package var regions: [ContentRegion] = []
  /// Seconds, ascending.
  package var times: [Double] = []

  package init() {}

  /// Every screen, in the order of the axes above.
  func screens(of picture: WantedPicture) -> [WantedPicture] {
    var screens = [picture]
    screens = Self.product(screens, interfaceScenes, \.interfaceScene)
    screens = Self.product(screens, devices, \.device)
    screens = Self.product(screens, appearances, \.appearance)
    screens = Self.product(screens, directions, \.isRightToLeft)
    return Self.product(screens, textSizes, \.textSize)
  }

  /// Each picture with each value; the pictures as they are where there are none.
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

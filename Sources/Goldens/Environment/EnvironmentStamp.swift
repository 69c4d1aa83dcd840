import PNGChunks

/// The environment inside PNG files, as a text chunk, so that a picture can say what drew it.
package enum EnvironmentStamp {
  package static let keyword = "Environment"

  /// The PNG file with the stamp; any other bytes as they are.
  package static func adding(
    _ environment: @autoclosure () -> RenderEnvironment, to data: Data
  ) -> Data {
    guard PNGText.isPNG(data) else { return data }
    return PNGText.adding(environment().text, keyword: keyword, to: data)
  }

  package static func read(_ data: Data) -> RenderEnvironment? {
    PNGText.read(keyword, from: data).flatMap(RenderEnvironment.init(text:))
  }
}

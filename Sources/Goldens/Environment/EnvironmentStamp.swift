import PNGChunks

/// Stores the render environment in a text chunk of PNG files.
package enum EnvironmentStamp {
  package static let keyword = "Environment"

  /// The PNG file with the environment added. Other data is returned unchanged.
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

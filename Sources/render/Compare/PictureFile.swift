import ImageIO
import ScenePictures
import Snapshots

/// A PNG file named on the command line, decoded.
struct PictureFile {
  let path: String
  let image: CGImage
  /// The environment in which it was drawn, if the file contains it.
  let environment: RenderEnvironment?

  init(_ path: String) throws(Failure) {
    let bytes = try Failure.from { () throws(GoldenReadError) in try GoldenBytes.read(path) }
    guard let data = bytes else {
      throw Failure(CompareProblem.missing(path, nearest: Self.nearest(to: path)))
    }
    do throws(ImageIOError) {
      image = try PNGDecoder().decodeImage(data)
    } catch {
      throw Failure(CompareProblem.undecodable(path: path, error))
    }
    self.path = path
    environment = EnvironmentStamp.read(data)
  }

  /// A picture in the same folder with a similar name.
  private static func nearest(to path: String) -> String? {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let pictures = SceneNames(names: names.filter { $0.hasSuffix(".png") }.sorted())
    guard let name = pictures.nearest(to: url.lastPathComponent) else { return nil }
    return path.contains("/")
      ? String(path[...(path.lastIndex(of: "/") ?? path.startIndex)]) + name : name
  }
}

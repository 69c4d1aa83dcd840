import ImageIO
import ScenePictures
import Snapshots

/// A PNG file that was named on the command line, read and decoded.
struct PictureFile {
  let path: String
  let image: CGImage
  /// What drew it, where the file says so.
  let environment: RenderEnvironment?

  init(_ path: String) throws(Failure) {
    let bytes = try Failure.from { () throws(GoldenReadError) in try GoldenBytes.read(path) }
    guard let data = bytes else {
      throw Failure(CompareFact.missing(path, nearest: Self.nearest(to: path)))
    }
    do throws(ImageIOError) {
      image = try PNGDecoder().decodeImage(data)
    } catch {
      throw Failure(CompareFact.undecodable(path: path, error))
    }
    self.path = path
    environment = EnvironmentStamp.read(data)
  }

  /// A picture in the same folder with a name like the one given.
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

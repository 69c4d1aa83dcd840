import Foundation
import ImageIO
import UIKit

/// The images of a scene, by their paths in the scene file. Each file is read once.
///
/// Images are never removed, since the scene shows all of them; those above the limits are refused.
struct ImageCache: Sendable {
  private(set) var images: [String: UIImage] = [:]
  private var refused: [String: Problem] = [:]
  private var pixelsLeft: Int
  private let byteLimit: Int
  private let folder: SceneFolder

  init(folder: SceneFolder, limits: SceneLimits) {
    self.folder = folder
    byteLimit = limits[.imageBytes]
    pixelsLeft = limits[.imagePixels]
  }

  /// Reads an image unless it is cached.
  ///
  /// - Returns: The problem with the image, if any.
  mutating func add(_ path: String) -> Problem? {
    if images[path] != nil { return nil }
    if let problem = refused[path] { return problem }
    do throws(Problem) {
      images[path] = try image(path)
      return nil
    } catch {
      refused[path] = error
      return error
    }
  }

  private mutating func image(_ path: String) throws(Problem) -> UIImage {
    let data: Data
    do throws(PathProblem) {
      data = try folder.read(path, limit: byteLimit)
    } catch {
      throw .path(path, error)
    }
    do throws(ImageIOError) {
      let image = try decoded(data, scale: Self.scale(of: path))
      let pixels = image.cgImage.map { $0.width * $0.height } ?? 0
      pixelsLeft -= pixels
      return image
    } catch {
      throw .image(path, error)
    }
  }

  private func decoded(_ data: Data, scale: CGFloat) throws(ImageIOError) -> UIImage {
    let limits = ImageLimits(
      maximumSide: ImageLimits.standard.maximumSide, maximumPixels: max(1, pixelsLeft))
    guard case .image(.jpeg) = ImageFormat.sniff(data) else {
      return UIImage(
        cgImage: try PNGDecoder(limits: limits).decodeImage(data), scale: scale, orientation: .up)
    }
    let picture = try JPEGDecoder(limits: limits).decode(data)
    return UIImage(
      cgImage: CGImage(sharing: picture.bitmap), scale: scale,
      orientation: UIImage.Orientation(picture.orientation))
  }

  /// Returns the scale for the suffix of a file name.
  private static func scale(of path: String) -> CGFloat {
    let stem = path.lastIndex(of: ".").map { path[..<$0] } ?? path[...]
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}

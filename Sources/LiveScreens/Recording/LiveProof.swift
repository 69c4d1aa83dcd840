import Failures
import Foundation
import ImageIO
import ScenePictures

/// What `render` draws of a living screen: of the scene, with the script of what was done, at the
/// time that the screen has come to.
@MainActor
package struct LiveProof {
  package let script: String
  package let bitmap: Bitmap
  /// Whether it has the pixels that the living screen has.
  package let isSame: Bool

  /// Writes the script, plays it as `render` does and compares. Where ways that stand in one step
  /// give other pixels, each has a step of its own.
  package init(_ screen: LiveScreen) throws(Failure) {
    let shown = try screen.draw().bitmap
    let log = screen.log.prefix(screen.position)
    var proof: (script: String, bitmap: Bitmap, isSame: Bool)?
    for joinsWays in [true, false] {
      let text = LiveScript(log, finger: screen.finger, joinsWays: joinsWays).text
      let bitmap = try Self.draw(screen, script: text)
      let isSame = bitmap.hasPixels(of: shown)
      if isSame || proof == nil { proof = (text, bitmap, isSame) }
      if isSame { break }
    }
    (script, bitmap, isSame) = proof ?? ("", shown, false)
  }

  /// A new screen with a script, at the time that another has come to.
  package static func draw(_ screen: LiveScreen, script: String) throws(Failure) -> Bitmap {
    var picture = screen.picture
    picture.time = LiveTime.seconds(screen.position)
    picture.allowsBlank = true
    var request = screen.source.request
    request.picture = picture
    let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).yml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    do { try Data(script.utf8).write(to: URL(fileURLWithPath: path)) } catch {
      throw Failure(LiveProblem.finger("The script cannot be written to \(path)."))
    }
    request.script = path
    let source = try screen.source.read(request)
    return try ScreenVisit(request, source, picture)
      .picture(Shot(number: 1, picture)).bitmap
  }
}

extension Bitmap {
  /// Whether two pictures are equal, pixel for pixel.
  package func hasPixels(of other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    flush()
    other.flush()
    return (0..<height).allSatisfy {
      memcmp(pixels + $0 * bytesPerRow, other.pixels + $0 * other.bytesPerRow, 4 * width) == 0
    }
  }
}

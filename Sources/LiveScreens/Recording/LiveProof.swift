import Failures
import Foundation
import ImageIO
import ScenePictures

/// Draws a live screen as `render` does: the scene, with the recorded script, at the screen's time.
@MainActor
package struct LiveProof {
  package let script: String
  package let bitmap: Bitmap
  /// Whether the pixels are equal to the live screen's.
  package let isSame: Bool

  /// Writes the script, plays it as `render` does and compares. If moves joined in one step change
  /// pixels, writes one step for each.
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

  /// Draws a new screen with a script, at another screen's time.
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

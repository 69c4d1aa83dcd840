import Foundation
import ScenePictures

/// Names of a live screen's files, and its `render` command.
@MainActor
enum LiveNames {
  /// Returns a name without folder and extension, of characters that file systems permit.
  static func stem(of source: LiveSource) -> String {
    let name = (source.request.scene as NSString).lastPathComponent
    let stem = (name as NSString).deletingPathExtension
    let plain = stem.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" }
    return plain.isEmpty ? "screen" : String(plain.prefix(80))
  }

  /// Returns the command; nil if `render` cannot draw the screen.
  static func command(_ screen: LiveScreen, script: String) -> String? {
    guard screen.source.isOfCommand else { return nil }
    let words =
      ["render", screen.source.request.scene] + options(screen.picture)
      + ["--script", script, "--at", LiveTime.text(screen.position)]
      + ["\(stem(of: screen.source)).png"]
    return words.map(quoted).joined(separator: " ")
  }

  private static func options(_ picture: WantedPicture) -> [String] {
    var words: [String] = []
    if let device = picture.device { words += ["--device", device.rawValue] }
    if let size = picture.size {
      words += ["--size", "\(FormattedNumber(size.width))x\(FormattedNumber(size.height))"]
    }
    if let scale = picture.scale { words += ["--scale", "\(FormattedNumber(scale))"] }
    if let appearance = picture.appearance { words.append("--\(appearance)") }
    if let direction = picture.directionName { words.append("--\(direction)") }
    if let size = picture.textSize { words += ["--text-size", size.rawValue] }
    if let scene = picture.interfaceScene { words += ["--scene", scene] }
    if picture.showsIndicators { words.append("--indicators") }
    return words
  }

  /// Returns a word quoted for a shell.
  private static func quoted(_ word: String) -> String {
    let plain = word.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_./:,=".contains($0))
    }
    return plain && !word.isEmpty
      ? word : "'\(word.replacingOccurrences(of: "'", with: "'\\''"))'"
  }
}

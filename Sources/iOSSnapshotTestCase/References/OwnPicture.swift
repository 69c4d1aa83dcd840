import Foundation

/// Our own picture of something that has one from iOS: it stands beside that one.
enum OwnPicture {
  /// "test@2x.linux.png" beside "test@2x.png".
  static func path(beside path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().path + ".linux.png"
  }

  /// Whether a picture was not drawn by this package: it has no stamp of what drew it.
  static func isForeign(_ path: String) -> Bool {
    guard let data = try? GoldenBytes.read(path) else { return false }
    return EnvironmentStamp.read(data) == nil
  }
}

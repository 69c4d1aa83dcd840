import Foundation

/// The C yardsticks: how fast the libraries alone do the same work.
struct FloorPrograms {
  let folder: String

  var coldArguments: [String] { ["2", "800", "floor"] }
  var cold: String { folder + "/peer_cairo" }

  /// Milliseconds a warm frame takes, by variant.
  func warmFrames() throws -> [String: Double] {
    try figures("peer_cairo", ["warm", "2"], name: "variant", figure: "draw_ms") {
      $0.keys.contains { $0.hasPrefix("scroll: memmove + strip by cairo") }
    }
  }

  /// Milliseconds to lay out a million items for the first time, by variant.
  func layouts() throws -> [String: Double] {
    try figures("layout", ["1000000"], name: "variant", figure: "first_ms") { _ in false }
  }

  /// Reads the lines of JSON a program prints, until it ends or enough have come.
  private func figures(
    _ program: String, _ arguments: [String], name: String, figure: String,
    until isEnough: ([String: Double]) -> Bool
  ) throws -> [String: Double] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: folder + "/" + program)
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    var (text, found): (String, [String: Double]) = ("", [:])
    while !isEnough(found) {
      let data = pipe.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      text += String(decoding: data, as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      text = String(lines.last ?? "")
      for line in lines.dropLast() {
        let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        if let key = object?[name] as? String, let value = object?[figure] as? Double {
          found[key] = value
        }
      }
    }
    process.terminate()
    process.waitUntilExit()
    return found
  }
}

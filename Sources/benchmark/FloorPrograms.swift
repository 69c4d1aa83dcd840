import Foundation

/// The reference programs in C: the speed of the libraries alone.
struct FloorPrograms {
  let folder: String

  var coldArguments: [String] { ["2", "800", "floor"] }
  var cold: String { folder + "/peer_cairo" }

  /// Returns a program that draws a frame on request.
  func turns(firstNumber: Int) throws -> FloorTurns {
    try FloorTurns(program: folder + "/turns", firstNumber: firstNumber)
  }
}

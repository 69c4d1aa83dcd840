import Foundation

/// The C yardsticks: how fast the libraries alone do the same work.
struct FloorPrograms {
  let folder: String

  var coldArguments: [String] { ["2", "800", "floor"] }
  var cold: String { folder + "/peer_cairo" }

  /// One that draws a frame when it is told to.
  func turns(firstNumber: Int) throws -> FloorTurns {
    try FloorTurns(program: folder + "/turns", firstNumber: firstNumber)
  }
}

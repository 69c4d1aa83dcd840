import Foundation

/// The note about a file recorded elsewhere, beside which a golden is stored.
enum ForeignNote {
  static func text(_ foreign: String) -> String {
    let name = URL(fileURLWithPath: foreign).lastPathComponent
    guard name.hasSuffix(".png") else {
      return "'\(name)' was recorded elsewhere and is not overwritten; the golden recorded here"
        + " is beside it."
    }
    return "'\(name)' was recorded elsewhere, possibly on iOS, and is not overwritten;"
      + " 'render golden match' compares the two."
  }
}

import Foundation

/// The note about a file recorded elsewhere, beside which a golden is stored.
enum ForeignNote {
  static func text(_ foreign: String) -> String {
    let name = URL(fileURLWithPath: foreign).lastPathComponent
    guard name.hasSuffix(".png") else {
      return "'\(name)' was not recorded here and is left as it is; what is recorded here stands"
        + " beside it."
    }
    return "'\(name)' was recorded elsewhere, on iOS perhaps, and is left as it is; 'render golden"
      + " match' compares the two."
  }
}

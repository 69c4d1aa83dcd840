/// Why a picture could not be taken with everything in it.
package enum LoadError: Error, Equatable, Sendable {
  /// Loads that did not end, by name.
  case neverEnded([String])
  /// After so many rounds of loading the screen asked for these.
  case keepsLoading([String], rounds: Int)

  /// A few names in quotes: "'a', 'b', 'c' and 4 more".
  package static func list(_ names: [String]) -> String {
    let shown = names.prefix(3).map { "'\($0)'" }
    if names.count > 3 { return shown.joined(separator: ", ") + " and \(names.count - 3) more" }
    guard let last = shown.last, names.count > 1 else { return shown.first ?? "nothing more" }
    return shown.dropLast().joined(separator: ", ") + " and \(last)"
  }
}

extension SnapshotError {
  init(_ error: LoadError) {
    self =
      switch error {
      case .neverEnded(let loads): .neverLoaded(loads)
      case .keepsLoading(let loads, let rounds): .keepsLoading(loads, rounds: rounds)
      }
  }
}

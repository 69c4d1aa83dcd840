/// An error of waiting for a screen's loads.
package enum LoadError: Error, Equatable, Sendable {
  /// Loads that did not end, by name.
  case neverEnded([String])
  /// Loads that were requested after the maximum number of rounds, by name.
  case keepsLoading([String], rounds: Int)

  /// Returns a list of names in quotes: "'a', 'b', 'c' and 4 more".
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

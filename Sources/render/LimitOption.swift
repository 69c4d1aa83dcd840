import Failures
import SceneFiles

/// The value of `--limit`: the name of a limit and its value.
enum LimitOption {
  /// The names of the limits and their default values.
  static let list = SceneLimits.Name.allCases
    .map { "\($0.rawValue) (\($0.standard) \($0.summary))" }.joined(separator: ", ")

  static func limits(_ texts: [String]) throws(Failure) -> SceneLimits {
    var limits = SceneLimits.standard
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let name = SceneLimits.Name(rawValue: String(parts[0])),
        let value = Int(parts[1]), (1...name.greatest).contains(value)
      else { throw Failure(ArgumentProblem.malformedLimit(text)) }
      limits[name] = value
    }
    return limits
  }
}

/// A checked script and its file.
struct PlayedScript: Sendable {
  var steps: [StepModel] = []
  /// The items inserted by each step, by the index of the step.
  var insertions: [Int: [[AssembledScene.Item]]] = [:]
  /// The path as it was given.
  var path = ""
}

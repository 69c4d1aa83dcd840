/// A script that has been read and checked, and the file it stands in.
struct PlayedScript: Sendable {
  var steps: [StepModel] = []
  /// By the index of the step: the items it inserts.
  var insertions: [Int: [[AssembledScene.Item]]] = [:]
  /// As it was given.
  var path = ""
}

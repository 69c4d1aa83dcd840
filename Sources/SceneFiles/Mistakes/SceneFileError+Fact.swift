import Staging

extension SceneFileError: FailureFact {
  package var status: RunStatus { .usage }
}

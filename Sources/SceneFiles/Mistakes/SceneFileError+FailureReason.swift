import Staging

extension SceneFileError: FailureReason {
  package var status: RunStatus { .usage }
}

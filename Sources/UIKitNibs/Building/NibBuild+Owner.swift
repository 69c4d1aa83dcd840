import InterfaceBuilder

extension NibBuild {
  /// Finishes a xib: placeholders are connected before any object awakes.
  func finish(owners placeholders: [ObjectModel]) {
    finish {
      for placeholder in placeholders {
        guard let id = placeholder.id, let object = self.object(id) else { continue }
        self.connect(placeholder.connections, of: object, isSubstitute: false)
      }
    }
  }
}

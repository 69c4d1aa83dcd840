import InterfaceBuilder

/// The settings of a class's objects in documents, in the order in which they are applied.
@MainActor
struct ElementPart {
  /// A step applied to each created object.
  typealias Step = @MainActor (AnyObject, NibBuild) -> Void

  struct Row {
    let name: String
    let absent: ElementValue?
    /// Whether the setting is ignored.
    let isKnown: Bool
    /// The allowed names of the value; empty if it is not a name.
    let choices: Set<String>
    let compile: @MainActor (ElementValue, ObjectModel, NibCompiler) -> Step?
  }

  let rows: [Row]
  /// Returns whether an object is of the class.
  let describes: @MainActor (AnyObject) -> Bool

  init<Target: AnyObject>(
    _ type: Target.Type, _ settings: KeyValuePairs<String, Setting<Target>>
  ) {
    describes = { $0 is Target }
    rows = settings.map { name, setting in
      Row(
        name: name, absent: setting.absent, isKnown: setting.isKnown, choices: setting.names
      ) { value, model, compiler in
        guard let step = setting.compile(value, model, compiler) else { return nil }
        return { object, build in step(unsafeDowncast(object, to: Target.self), build) }
      }
    }
  }
}

/// The kind of an element: the class of its objects and their settings.
@MainActor
struct ElementKind {
  /// Creates an object without a coder; nil for classes with `init?(coder:)`.
  typealias Make = @MainActor (ObjectModel) -> AnyObject?

  let type: AnyClass
  let parts: [ElementPart]
  let make: Make?
  let names: Set<String>
  /// Whether the objects are views.
  let isView: Bool

  init(_ type: AnyClass, _ parts: [ElementPart], make: Make? = nil) {
    self.type = type
    self.parts = parts
    self.make = make
    names = Set(parts.flatMap { $0.rows.map(\.name) })
    isView = type is UIView.Type
  }
}

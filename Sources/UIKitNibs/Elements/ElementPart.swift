import InterfaceBuilder

/// What documents say of objects of one class: its settings in the order in which they are made.
@MainActor
struct ElementPart {
  /// What is done to each object that is made.
  typealias Step = @MainActor (AnyObject, NibBuild) -> Void

  struct Row {
    let name: String
    let absent: ElementValue?
    /// Whether nothing is done.
    let isKnown: Bool
    /// The names that its value may be; none where it is no name.
    let choices: Set<String>
    let compile: @MainActor (ElementValue, ObjectModel, NibCompiler) -> Step?
  }

  let rows: [Row]
  /// Whether an object is of the class.
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

/// An element's name, the class of its objects and what is said of them.
@MainActor
struct ElementKind {
  /// Makes an object that needs no coder; nil for classes with `init?(coder:)`.
  typealias Make = @MainActor (ObjectModel) -> AnyObject?

  let type: AnyClass
  let parts: [ElementPart]
  let make: Make?
  let names: Set<String>
  /// Whether its objects are views.
  let isView: Bool

  init(_ type: AnyClass, _ parts: [ElementPart], make: Make? = nil) {
    self.type = type
    self.parts = parts
    self.make = make
    names = Set(parts.flatMap { $0.rows.map(\.name) })
    isView = type is UIView.Type
  }
}

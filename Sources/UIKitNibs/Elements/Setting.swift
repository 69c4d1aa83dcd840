import InterfaceBuilder

/// The setting of a document's value in two steps: expensive work is done once per nib, and the
/// result is applied to each created object.
@MainActor
struct Setting<Target: AnyObject> {
  /// A step applied to each created object.
  typealias Step = @MainActor (Target, NibBuild) -> Void

  /// Compiles the value into a step; returns nil for an unexpected value.
  let compile: @MainActor (ElementValue, ObjectModel, NibCompiler) -> Step?
  /// The value if the document has none.
  var absent: ElementValue?
  /// Whether the value is read elsewhere or ignored.
  private(set) var isKnown = false
  /// The allowed names of the value; empty if it is not a name.
  private(set) var names: Set<String> = []

  init(_ compile: @escaping @MainActor (ElementValue, ObjectModel, NibCompiler) -> Step?) {
    self.compile = compile
  }

  /// Returns the setting with a value for when the document has none.
  func absent(_ value: String) -> Setting {
    var setting = self
    setting.absent = .text(value)
    return setting
  }

  private static func typed<Value>(
    _ read: @escaping @MainActor (ElementValue) -> Value?,
    _ set: @escaping @MainActor (Target, Value) -> Void
  ) -> Setting {
    Setting { value, _, _ in
      guard let value = read(value) else { return nil }
      return { target, _ in set(target, value) }
    }
  }

  static func bool(_ set: @escaping @MainActor (Target, Bool) -> Void) -> Setting {
    typed(\.bool, set)
  }

  static func number(_ set: @escaping @MainActor (Target, CGFloat) -> Void) -> Setting {
    typed({ $0.number.map { CGFloat($0) } }, set)
  }

  static func integer(_ set: @escaping @MainActor (Target, Int) -> Void) -> Setting {
    typed({ $0.number.flatMap { Int(exactly: $0) } }, set)
  }

  static func string(_ set: @escaping @MainActor (Target, String?) -> Void) -> Setting {
    typed({ if case .none = $0 { .some(nil) } else { $0.string.map { .some($0) } } }, set)
  }

  static func strings(_ set: @escaping @MainActor (Target, [String]) -> Void) -> Setting {
    typed({ if case .strings(let strings) = $0 { strings } else { nil } }, set)
  }

  /// A setting with one of several names; others are ignored, with a diagnostic and a suggestion.
  static func choice<Value>(
    _ names: [String: Value], _ set: @escaping @MainActor (Target, Value) -> Void
  ) -> Setting {
    var setting = Setting { value, _, _ in
      guard let value = value.string.flatMap({ names[$0] }) else { return nil }
      return { target, _ in set(target, value) }
    }
    setting.names = Set(names.keys)
    return setting
  }

  /// A setting with one of several names that is read elsewhere; others produce a diagnostic.
  static func checked<Value>(_ names: [String: Value]) -> Setting { choice(names) { _, _ in } }

  static func rect(_ set: @escaping @MainActor (Target, CGRect) -> Void) -> Setting {
    typed({ if case .rect(let rect) = $0 { CGRect(rect) } else { nil } }, set)
  }

  static func size(_ set: @escaping @MainActor (Target, CGSize) -> Void) -> Setting {
    typed(
      {
        if case .size(let size) = $0 { CGSize(width: size.width, height: size.height) } else { nil }
      },
      set)
  }

  static func insets(_ set: @escaping @MainActor (Target, UIEdgeInsets) -> Void) -> Setting {
    typed({ if case .insets(let insets) = $0 { UIEdgeInsets(insets) } else { nil } }, set)
  }

  static func color(_ set: @escaping @MainActor (Target, UIColor?) -> Void) -> Setting {
    Setting { value, _, compiler in
      switch value {
      case .color(let color):
        let color = compiler.plan.color(color)
        return { target, _ in set(target, color) }
      case .none: return { target, _ in set(target, nil) }
      default: return nil
      }
    }
  }

  /// A setting with a font; text styles use the traits at the time of creation.
  static func font(_ set: @escaping @MainActor (Target, UIFont) -> Void) -> Setting {
    Setting { value, _, compiler in
      guard case .font(let font) = value else { return nil }
      if case .style(let name) = font {
        return { target, _ in
          set(target, .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name)))
        }
      }
      let resolved = compiler.plan.font(font)
      return { target, _ in set(target, resolved) }
    }
  }

  static func attributed(
    _ set: @escaping @MainActor (Target, NSAttributedString) -> Void
  ) -> Setting {
    Setting { value, _, compiler in
      guard case .attributedText(let text) = value else { return nil }
      let resolved = compiler.plan.attributedString(text)
      return { target, _ in set(target, resolved) }
    }
  }

  /// A setting with an image name, looked up for each object, since it depends on the traits.
  static func image(_ set: @escaping @MainActor (Target, UIImage?) -> Void) -> Setting {
    Setting { value, model, compiler in
      let plan = compiler.plan
      guard let name = plan.imageName(value, of: model) else { return nil }
      return { target, _ in set(target, plan.image(name)) }
    }
  }

  /// A setting with a child object, created with the object.
  static func object<Child: AnyObject>(
    _ set: @escaping @MainActor (Target, Child) -> Void
  ) -> Setting {
    Setting { value, _, compiler in
      guard case .object(let model) = value else { return nil }
      let plan = compiler.plan(model)
      return { target, build in
        if let child = build.make(plan) as? Child { set(target, child) }
      }
    }
  }

  /// A setting with a part that the object creates itself and the document describes.
  static func part(_ get: @escaping @MainActor (Target) -> AnyObject?) -> Setting {
    Setting { value, _, compiler in
      guard case .object(let model) = value else { return nil }
      let plan = compiler.plan(model)
      return { target, build in if let part = get(target) { build.adopt(part, as: plan) } }
    }
  }

  /// A setting with objects in order.
  static func objects<Child: AnyObject>(
    _ set: @escaping @MainActor (Target, [Child]) -> Void
  ) -> Setting {
    Setting { value, _, compiler in
      guard case .objects(let models) = value else { return nil }
      let plans = models.filter(compiler.isIncluded).map(compiler.plan)
      return { target, build in set(target, plans.compactMap { build.make($0) as? Child }) }
    }
  }

  /// A setting with a reference to another object, resolved after all objects are created.
  static func reference<Other: AnyObject>(
    _ set: @escaping @MainActor (Target, Other) -> Void
  ) -> Setting {
    Setting { value, _, compiler in
      guard let id = value.string else { return nil }
      let index = compiler.index(of: id)
      return { target, build in
        build.later { if let other = build.object(at: index) as? Other { set(target, other) } }
      }
    }
  }

  /// A setting with an element that has no object, such as the content of a button in a state.
  static func model(
    _ compile: @escaping @MainActor (ObjectModel, NibCompiler) -> Step?
  ) -> Setting {
    Setting { value, _, compiler in
      guard case .object(let model) = value else { return nil }
      return compile(model, compiler)
    }
  }

  /// A setting that is read elsewhere or ignored.
  static var known: Setting {
    var setting = Setting { _, _, _ in nil }
    setting.isKnown = true
    return setting
  }
}

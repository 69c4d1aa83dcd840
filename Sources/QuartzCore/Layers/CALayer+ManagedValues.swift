// Properties that a layer's class marks '@NSManaged': Core Animation keeps them by their keys. The
// source tool makes computed properties of them.

extension CALayer {
  /// The value of a property marked `@NSManaged`; the class's default, or zero, where it was not
  /// set. Source: Apple, Core Animation Programming Guide, key-value coding extensions.
  public func managedValue<Value>(_ key: String) -> Value {
    if let value = managedValues?[key] as? Value { return value }
    if let value = type(of: self).defaultValue(forKey: key) as? Value { return value }
    guard let zero = ManagedValue.zero(Value.self) else {
      preconditionFailure("\(type(of: self)).\(key) has no value, and \(Value.self) has no zero")
    }
    return zero
  }

  /// Sets a property marked `@NSManaged`: the layer says what happens (``action(forKey:)``), and
  /// is drawn again where ``needsDisplay(forKey:)`` says so.
  public func setManagedValue<Value>(_ value: Value, _ key: String) {
    guard !isCopy else { return keep(value, key) }
    let action = CATransaction.disableActions() ? nil : action(forKey: key)
    keep(value, key)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    if let action { run(action, key) }
  }

  /// An animation among those of views ends with them.
  private func run(_ action: any CAAction, _ key: String) {
    guard let animation = action as? CAAnimation,
      let completion = ImplicitAnimation.current?.completion
    else { return action.run(forKey: key, object: self, arguments: nil) }
    removeAnimation(forKey: key)
    start(animation, key: key, completions: CATransaction.openCompletions + [completion])
  }

  private func keep<Value>(_ value: Value, _ key: String) {
    if managedValues == nil { managedValues = [:] }
    managedValues?[key] = value
  }

  /// Has a property that is marked `@NSManaged` animated. The source tool calls this before the
  /// program begins.
  public nonisolated static func registerManaged(
    _ make: @escaping @MainActor () -> (layer: AnyClass, key: String, property: AnimatedProperty)
  ) {
    ManagedProperties.waiting.append(make)
  }
}

extension AnimatedProperty {
  /// A property marked `@NSManaged`, of whatever type; what consists of no numbers is not gone
  /// between.
  public init<Layer: CALayer, Value>(managed path: ReferenceWritableKeyPath<Layer, Value>) {
    self.init(
      { layer in (layer as? Layer).flatMap { components(of: $0[keyPath: path]) } ?? [] },
      { layer, numbers in
        guard let type = Value.self as? any AnimatedValue.Type,
          let value = type.value(numbers) as? Value
        else { return }
        (layer as? Layer)?[keyPath: path] = value
      })
  }
}

/// The properties of layers' classes that are marked `@NSManaged`.
@MainActor
enum ManagedProperties {
  nonisolated(unsafe) static var waiting:
    [@MainActor () -> (layer: AnyClass, key: String, property: AnimatedProperty)] = []
  private static var known: [ObjectIdentifier: [String: AnimatedProperty]] = [:]

  /// That of a key of a class, inherited ones included.
  static func named(_ key: String, of type: AnyClass) -> AnimatedProperty? {
    while let make = waiting.popLast() {
      let (layer, key, property): (AnyClass, String, AnimatedProperty) = make()
      known[ObjectIdentifier(layer), default: [:]][key] = property
    }
    guard !known.isEmpty else { return nil }
    var current: AnyClass? = type
    while let type = current {
      if let property = known[ObjectIdentifier(type)]?[key] { return property }
      current = _getSuperclass(type)
    }
    return nil
  }
}

private enum ManagedValue {
  /// No object, no number, no size: what Core Animation has for what was not set.
  static func zero<Value>(_ type: Value.Type) -> Value? {
    if let optional = type as? any ExpressibleByNilLiteral.Type {
      return optional.init(nilLiteral: ()) as? Value
    }
    guard _isPOD(type) else { return nil }
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
      UnsafeMutableRawBufferPointer(memory).initializeMemory(as: UInt8.self, repeating: 0)
      return memory[0]
    }
  }
}

// Unsupported: CALayer: implicit animations · absent · A property animates by itself only where the
//   layer is a view's, inside `UIView.animate`. Other layers have no implicit animations.
// Unsupported: CALayer: properties of one's own · drawn · They are animated where the class
//   overrides `animatedProperty(_:)`, or marks them `@NSManaged` with the source tool. · test:
//   OwnAnimatedPropertyTests
// Unsupported: CALayer: @NSManaged properties · drawn · Between values only numbers, what consists
//   of them, and `CGColor?` are seen, in no generic class. Layers without a view do not animate
//   them, as on iOS. · test: ManagedPropertyTests

// Properties marked '@NSManaged' in a layer's class: Core Animation stores them by key. The source
// tool replaces them by computed properties.

extension CALayer {
  /// Returns the value of a property marked `@NSManaged`; the class's default, or zero, if it is
  /// not set. Source: Apple, Core Animation Programming Guide, key-value coding extensions.
  public func managedValue<Value>(_ key: String) -> Value {
    if let value = managedValues?[key] as? Value { return value }
    if let value = type(of: self).defaultValue(forKey: key) as? Value { return value }
    guard let zero = ManagedValue.zero(Value.self) else {
      preconditionFailure(
        "\(type(of: self)).\(key) has no value: set it, or override defaultValue(forKey:)")
    }
    return zero
  }

  /// Sets a property marked `@NSManaged`: the layer's ``action(forKey:)`` runs, and the layer is
  /// drawn again if ``needsDisplay(forKey:)`` returns true.
  public func setManagedValue<Value>(_ value: Value, _ key: String) {
    guard !isCopy else { return keep(value, key) }
    let action = CATransaction.disableActions() ? nil : action(forKey: key)
    keep(value, key)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    if let action { run(action, key) }
  }

  /// Runs an action; inside an animation of views, an animation ends with those.
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

  /// Registers a property marked `@NSManaged` for animation. The source tool calls this before the
  /// program starts.
  public nonisolated static func registerManaged(
    _ make: @escaping @MainActor () -> (layer: AnyClass, key: String, property: AnimatedProperty)
  ) {
    ManagedProperties.waiting.append(make)
  }
}

extension AnimatedProperty {
  /// Creates a property marked `@NSManaged` of any type; one without numbers is not interpolated.
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

/// The properties of layer classes marked `@NSManaged`.
@MainActor
enum ManagedProperties {
  nonisolated(unsafe) static var waiting:
    [@MainActor () -> (layer: AnyClass, key: String, property: AnimatedProperty)] = []
  private static var known: [ObjectIdentifier: [String: AnimatedProperty]] = [:]

  /// Returns a class's property of a key, including inherited ones.
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
  /// Returns nil or zero of a type, Core Animation's value of an unset property.
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
//   layer is a view's, inside `UIView.animate`. Other layers have no implicit animations. ·
//   test: ManagedProperties
// Unsupported: CALayer: properties of one's own · drawn · They are animated where the class
//   overrides `animatedProperty(_:)`, or marks them `@NSManaged` with the source tool. · test:
//   OwnAnimatedPropertyTests
// Unsupported: CALayer: @NSManaged properties · drawn · Only numbers, structures of numbers and
//   `CGColor?` are animated, in classes that are not generic. Layers without a view do not animate
//   them, as on iOS. · test: ManagedPropertyTests

/// The current animation of changes of views' layers.
@MainActor
package struct ImplicitAnimation {
  package var duration: CFTimeInterval
  package var delay: CFTimeInterval = 0
  package var curve: AnimationCurve
  package var repeats = false
  package var autoreverses = false
  /// Whether a running animation of the same property is replaced, not added to.
  package var beginsFromCurrentState = false
  package var completion: AnimationCompletion?
  /// The recording that collects changes as keyframes; usually nil, so that each is animated.
  package var keyframes: KeyframeRecording?

  package init(duration: CFTimeInterval, curve: AnimationCurve) {
    self.duration = duration
    self.curve = curve
  }

  /// The number of current animations in all sessions, which most changes check without finding
  /// their session.
  private static var countInForce = 0

  /// The current animation of the current session; nil if changes are not animated.
  package static var current: ImplicitAnimation? {
    countInForce == 0 ? nil : TransactionStack.current.implicitAnimation
  }

  /// Whether changes are animated in the current session.
  package static var areEnabled: Bool {
    get { TransactionStack.current.animates }
    set { TransactionStack.current.animates = newValue }
  }

  /// Runs a closure with another current animation, or none.
  package static func with<R>(_ animation: ImplicitAnimation?, _ body: () throws -> R) rethrows -> R
  {
    let outer = begin(animation)
    defer { end(restoring: outer) }
    return try body()
  }

  /// Sets the current animation, or none, until ``end(restoring:)``.
  ///
  /// - Returns: The previous animation.
  package static func begin(_ animation: ImplicitAnimation?) -> ImplicitAnimation? {
    let stack = TransactionStack.current
    let outer = stack.implicitAnimation
    stack.implicitAnimation = animation
    countInForce += 1
    return outer
  }

  /// Restores the animation before ``begin(_:)``.
  package static func end(restoring outer: ImplicitAnimation?) {
    countInForce -= 1
    TransactionStack.current.implicitAnimation = outer
  }

  /// Returns the animation of a property for a view's layer before its change; nil if it is not
  /// animated.
  package static func action(for layer: CALayer, forKey key: String) -> CABasicAnimation? {
    guard let current, current.duration > 0, TransactionStack.current.animates,
      !TransactionStack.current.innermost.disablesActions
    else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    if let presentation = layer.presentation(),
      let property = type(of: layer).animatedProperty(key)
    {
      let numbers = property.read(presentation)
      animation.fromValue = numbers.count == 1 ? CGFloat(numbers[0]) : numbers
    }
    animation.duration = current.duration
    animation.curve = current.curve
    animation.fillMode = .both
    animation.autoreverses = current.autoreverses
    if current.delay > 0 { animation.beginTime = layer.time(at: layer.clock.now + current.delay) }
    if current.repeats { animation.repeatCount = .infinity }
    return animation
  }

  /// Animates a change already made to a view's layer.
  ///
  /// Numbers are animated by their difference, added to running animations, so that an interrupting
  /// change causes no jump; transforms and colours from the presented value.
  func animate<V: AnimatedValue>(
    _ layer: CALayer, _ key: String, from old: V, to new: V, isAdditive: Bool
  ) {
    guard layer.delegate != nil, old != new, duration > 0 else { return }
    let transactions = TransactionStack.current
    guard transactions.animates, !transactions.innermost.disablesActions else { return }
    transactions.pace?.remember(layer, key, old.components)
    if let keyframes {
      return keyframes.record(layer, key, from: old.components, to: new.components)
    }
    let additive = isAdditive && !beginsFromCurrentState
    let completions = transactions.openCompletions + (completion.map { [$0] } ?? [])
    if additive, extendLast(layer, key, from: old, to: new, completions) { return }
    let animation = CABasicAnimation(keyPath: key)
    if additive {
      animation.fromValue = V.value(zip(old.components, new.components).map(-))
      animation.toValue = V.value(new.components.map { _ in 0 })
      animation.isAdditive = true
    } else {
      animation.fromValue = layer.displayedValue(key, insteadOf: new, before: old)
      animation.toValue = new
      layer.removeAnimations(of: key)
    }
    animation.duration = duration
    animation.curve = curve
    animation.fillMode = .both
    if delay > 0 { animation.beginTime = layer.time(at: layer.clock.now + delay) }
    animation.autoreverses = autoreverses
    if repeats { animation.repeatCount = .infinity }
    let name = additive ? layer.animations?.freeKey(for: key) ?? key : key
    layer.start(animation, key: name, completions: completions)
  }

  /// Merges a change into the previous animation if that has the same parameters and many began at
  /// this time. Returns whether it did.
  private func extendLast<V: AnimatedValue>(
    _ layer: CALayer, _ key: String, from old: V, to new: V, _ completions: [AnimationCompletion]
  ) -> Bool {
    guard delay <= 0, !repeats else { return false }
    return layer.animations?.extendLast(key) { entry in
      guard let animation = entry.animation as? CABasicAnimation, animation.isAdditive,
        animation.beginTime == 0, animation.repeatCount == 0, animation.duration == duration,
        animation.curve == curve, animation.autoreverses == autoreverses,
        let from = animation.fromValue as? V
      else { return false }
      let change = zip(old.components, new.components).map(-)
      animation.fromValue = V.value(zip(from.components, change).map(+))
      entry.effect = animation.makeEffect(for: layer)
      entry.waiting.add(completions, by: layer.clock)
      return true
    } ?? false
  }
}

extension CALayer {
  /// Returns the presented value of a property before its change.
  fileprivate func displayedValue<V: AnimatedValue>(_ key: String, insteadOf new: V, before old: V)
    -> V
  {
    guard let animations, let property = type(of: self).animatedProperty(key) else { return old }
    let copy = makeCopy()
    property.write(copy, old.components)
    animations.apply(to: copy, of: self)
    return V.value(property.read(copy))
  }

  fileprivate func removeAnimations(of key: String) {
    for name in animationKeys() ?? [] where name == key || name.hasPrefix(key + "-") {
      removeAnimation(forKey: name)
    }
  }

  /// Animates a change of one of the layer's properties if an action is requested for it.
  @inline(__always)
  func didChange<V: AnimatedValue>(
    _ key: StaticString, from old: V, to new: V, isAdditive: Bool = true
  ) {
    guard let animation = ImplicitAnimation.current else { return }
    animation.animate(self, "\(key)", from: old, to: new, isAdditive: isAdditive)
  }
}

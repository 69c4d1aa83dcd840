/// How changes of views' layers are animated while it is in force.
@MainActor
package struct ImplicitAnimation {
  package var duration: CFTimeInterval
  package var delay: CFTimeInterval = 0
  package var curve: AnimationCurve
  package var repeats = false
  package var autoreverses = false
  /// Whether an animation of the same property that runs is replaced rather than added to.
  package var beginsFromCurrentState = false
  package var completion: AnimationCompletion?
  /// Who collects changes as keyframes instead of animating each; nil, the rule, for nobody.
  package var keyframes: KeyframeRecording?

  package init(duration: CFTimeInterval, curve: AnimationCurve) {
    self.duration = duration
    self.curve = curve
  }

  /// How many are in force, in all sessions: what most changes need to know, without asking for the
  /// session.
  private static var countInForce = 0

  /// The one in force in the current session; nil, the rule, when changes are not animated.
  package static var current: ImplicitAnimation? {
    countInForce == 0 ? nil : TransactionStack.current.implicitAnimation
  }

  /// Whether changes are animated at all in the current session.
  package static var areEnabled: Bool {
    get { TransactionStack.current.animates }
    set { TransactionStack.current.animates = newValue }
  }

  /// Runs a closure with another one, or none, in force.
  package static func with<R>(_ animation: ImplicitAnimation?, _ body: () throws -> R) rethrows -> R
  {
    let outer = begin(animation)
    defer { end(restoring: outer) }
    return try body()
  }

  /// Puts another one, or none, in force, until ``end(restoring:)``.
  ///
  /// - Returns: the one that was in force.
  package static func begin(_ animation: ImplicitAnimation?) -> ImplicitAnimation? {
    let stack = TransactionStack.current
    let outer = stack.implicitAnimation
    stack.implicitAnimation = animation
    countInForce += 1
    return outer
  }

  /// Ends what ``begin(_:)`` has put in force.
  package static func end(restoring outer: ImplicitAnimation?) {
    countInForce -= 1
    TransactionStack.current.implicitAnimation = outer
  }

  /// The animation of a property as a view's layer is told of it before it changes; nil where it
  /// changes at once.
  package static func action(for layer: CALayer, forKey key: String) -> CABasicAnimation? {
    guard let current, current.duration > 0, TransactionStack.current.animates,
      !TransactionStack.current.innermost.disablesActions
    else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    if let shown = layer.presentation(),
      let property = type(of: layer).animatedProperty(key)
    {
      let numbers = property.read(shown)
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

  /// Animates a change that has been made to a view's layer.
  ///
  /// Numbers are animated by their difference, which is added to whatever else runs, so that a
  /// change of mind on the way makes no jump; transforms and colours from what is seen.
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
      animation.fromValue = layer.shown(key, insteadOf: new, before: old)
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

  /// Makes a change part of the animation before it, where that goes as this one and many began
  /// at this moment; whether it is.
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
  /// What of a property was seen before it was changed.
  fileprivate func shown<V: AnimatedValue>(_ key: String, insteadOf new: V, before old: V) -> V {
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

  /// Animates a change of one of the layer's properties where one is asked for.
  @inline(__always)
  func didChange<V: AnimatedValue>(
    _ key: StaticString, from old: V, to new: V, isAdditive: Bool = true
  ) {
    guard let animation = ImplicitAnimation.current else { return }
    animation.animate(self, "\(key)", from: old, to: new, isAdditive: isAdditive)
  }
}

/// The exchange of one layout for another that is under way.
enum LayoutExchange {
  case none
  /// Elements are on their way from where the old layout has them to where the new one has them,
  /// and have the index paths that they had at its beginning.
  case animated(ElementMotion)
  /// Somebody drives a transition by hand.
  case interactive(InteractiveTransition)

  init(_ motion: ElementMotion?) { self = motion.map(Self.animated) ?? .none }

  var motion: ElementMotion? { if case .animated(let motion) = self { motion } else { nil } }

  var transition: InteractiveTransition? {
    if case .interactive(let transition) = self { transition } else { nil }
  }

  /// Forgets who is on their way: index paths name other elements from now on, so those that the
  /// exchange took away do not come back.
  mutating func forgetMotion() { if case .animated = self { self = .none } }
}

/// The layout transition in progress.
enum LayoutExchange {
  case none
  /// Elements are animated from the old to the new layout. Their index paths are those at its
  /// beginning.
  case animated(ElementMotion)
  /// An interactive transition is in progress.
  case interactive(InteractiveTransition)

  init(_ motion: ElementMotion?) { self = motion.map(Self.animated) ?? .none }

  var motion: ElementMotion? { if case .animated(let motion) = self { motion } else { nil } }

  var transition: InteractiveTransition? {
    if case .interactive(let transition) = self { transition } else { nil }
  }

  /// Discards the animated elements: index paths denote other elements from now on, so that
  /// elements removed by the transition are not restored.
  mutating func discardMotion() { if case .animated = self { self = .none } }
}

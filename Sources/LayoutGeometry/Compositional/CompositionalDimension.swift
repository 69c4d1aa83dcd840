/// How long something of a compositional layout is along one axis.
package enum CompositionalDimension: Hashable, Sendable {
  /// A share of the container's width, whichever axis it is for.
  case fractionalWidth(Double)
  /// A share of the container's height, whichever axis it is for.
  case fractionalHeight(Double)
  /// Points.
  case absolute(Double)
  /// Points, until the element has been measured.
  case estimated(Double)
  /// As long as the longest of its siblings, each taken to be so many points until it is measured.
  case uniform(estimate: Double)

  /// Whether what is measured replaces the number.
  package var isEstimated: Bool {
    switch self {
    case .estimated, .uniform: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  var isUniform: Bool { if case .uniform = self { true } else { false } }

  /// The length in a container, in points; an estimate for what is to be measured.
  func length(in container: CGSize) -> Double {
    switch self {
    case .fractionalWidth(let share): Double(container.width) * share
    case .fractionalHeight(let share): Double(container.height) * share
    case .absolute(let points), .estimated(let points), .uniform(let points): points
    }
  }
}

/// The width and the height of something of a compositional layout.
package struct CompositionalSize: Hashable, Sendable {
  package var width: CompositionalDimension
  package var height: CompositionalDimension

  package init(width: CompositionalDimension, height: CompositionalDimension) {
    self.width = width
    self.height = height
  }

  /// Whether either axis is to be measured.
  package var isEstimated: Bool { width.isEstimated || height.isEstimated }

  /// The size in a container, with estimates where it is to be measured.
  func size(in container: CGSize) -> CGSize {
    CGSize(width: width.length(in: container), height: height.length(in: container))
  }

  /// The size in a container, with what was measured along the axes that are.
  func size(in container: CGSize, measured: CGSize?) -> CGSize {
    var size = size(in: container)
    guard let measured else { return size }
    if width.isEstimated { size.width = measured.width }
    if height.isEstimated { size.height = measured.height }
    return size
  }
}

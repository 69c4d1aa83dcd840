/// A dimension of a compositional layout.
package enum CompositionalDimension: Hashable, Sendable {
  /// A fraction of the container's width, for either axis.
  case fractionalWidth(Double)
  /// A fraction of the container's height, for either axis.
  case fractionalHeight(Double)
  /// A number of points.
  case absolute(Double)
  /// An estimate in points, until the element is measured.
  case estimated(Double)
  /// The maximum of the siblings' dimensions, each estimated in points until it is measured.
  case uniform(estimate: Double)

  /// Whether a measured value replaces the dimension.
  package var isEstimated: Bool {
    switch self {
    case .estimated, .uniform: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  var isUniform: Bool { if case .uniform = self { true } else { false } }

  /// Returns the length in a container, in points; an estimate for dimensions to be measured.
  func length(in container: CGSize) -> Double {
    switch self {
    case .fractionalWidth(let share): Double(container.width) * share
    case .fractionalHeight(let share): Double(container.height) * share
    case .absolute(let points), .estimated(let points), .uniform(let points): points
    }
  }
}

/// A width and a height in a compositional layout.
package struct CompositionalSize: Hashable, Sendable {
  package var width: CompositionalDimension
  package var height: CompositionalDimension

  package init(width: CompositionalDimension, height: CompositionalDimension) {
    self.width = width
    self.height = height
  }

  /// Whether either dimension is to be measured.
  package var isEstimated: Bool { width.isEstimated || height.isEstimated }

  /// Returns the size in a container, with estimates for dimensions to be measured.
  func size(in container: CGSize) -> CGSize {
    CGSize(width: width.length(in: container), height: height.length(in: container))
  }

  /// Returns the size in a container, with measured values for dimensions to be measured.
  func size(in container: CGSize, measured: CGSize?) -> CGSize {
    var size = size(in: container)
    guard let measured else { return size }
    if width.isEstimated { size.width = measured.width }
    if height.isEstimated { size.height = measured.height }
    return size
  }
}

extension FlowAxis {
  /// The other axis.
  package var other: FlowAxis { self == .vertical ? .horizontal : .vertical }
}

extension CGSize {
  /// Returns the length along an axis.
  package func along(_ axis: FlowAxis) -> Double {
    Double(axis == .horizontal ? width : height)
  }

  mutating func set(_ length: Double, along axis: FlowAxis) {
    if axis == .horizontal { width = length } else { height = length }
  }

  func with(_ length: Double, along axis: FlowAxis) -> CGSize {
    var size = self
    size.set(length, along: axis)
    return size
  }
}

extension CGPoint {
  init(along axis: FlowAxis, _ position: Double, across: Double) {
    self =
      axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
  }

  package func along(_ axis: FlowAxis) -> Double { Double(axis == .horizontal ? x : y) }
}

extension CompositionalSize {
  func along(_ axis: FlowAxis) -> CompositionalDimension {
    axis == .horizontal ? width : height
  }

  /// Returns whether either dimension is a fraction of the container's length along an axis.
  func depends(on axis: FlowAxis) -> Bool {
    [width, height].contains {
      switch $0 {
      case .fractionalWidth: axis == .horizontal
      case .fractionalHeight: axis == .vertical
      case .absolute, .estimated, .uniform: false
      }
    }
  }
}

extension GroupSolver.Forced {
  init(_ length: Double?, along axis: FlowAxis) {
    self.init(
      width: axis == .horizontal ? length : nil, height: axis == .vertical ? length : nil)
  }

  func along(_ axis: FlowAxis) -> Double? { axis == .horizontal ? width : height }
}

@testable import VectorImages

extension VectorPath {
  /// The steps as SVG path data, rounded to a thousandth.
  var words: String {
    steps.map { step in
      switch step {
      case .move(let point): "M\(point.words)"
      case .line(let point): "L\(point.words)"
      case .curve(let first, let second, let end):
        "C\(first.words) \(second.words) \(end.words)"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

extension VectorPoint {
  var words: String { "\(Self.word(x)),\(Self.word(y))" }

  private static func word(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension VectorItem {
  var shape: VectorShape? {
    if case .shape(let shape) = self { return shape }
    return nil
  }

  var group: VectorGroup? {
    if case .group(let group) = self { return group }
    return nil
  }
}

extension VectorPaint {
  var color: VectorColor? {
    if case .color(let color) = self { return color }
    return nil
  }

  var gradient: VectorGradient? {
    if case .gradient(let gradient) = self { return gradient }
    return nil
  }
}

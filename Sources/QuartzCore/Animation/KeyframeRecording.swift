/// Collects changes of layers with their intervals of an animation's time, and creates a keyframe
/// animation per property.
@MainActor
package final class KeyframeRecording {
  private struct Property: Hashable {
    let layer: ObjectIdentifier
    let key: String
  }

  private struct Frame {
    let start: Double
    let end: Double
    let from: [Double]
    let to: [Double]
  }

  private let mode: CAAnimationCalculationMode
  private var order: [(CALayer, Property)] = []
  private var frames: [Property: [Frame]] = [:]
  /// The interval of current changes, 0 to 1.
  private var span = 0.0...1.0

  package init(mode: CAAnimationCalculationMode) { self.mode = mode }

  /// Assigns the changes that a closure makes to an interval.
  package func within(_ span: ClosedRange<Double>, _ body: () -> Void) {
    let outer = self.span
    self.span = span
    defer { self.span = outer }
    body()
  }

  func record(_ layer: CALayer, _ key: String, from old: [Double], to new: [Double]) {
    let property = Property(layer: ObjectIdentifier(layer), key: key)
    if frames[property] == nil { order.append((layer, property)) }
    frames[property, default: []].append(
      Frame(start: span.lowerBound, end: span.upperBound, from: old, to: new))
  }

  /// Starts the animations of all collected changes.
  package func start(as how: ImplicitAnimation) {
    let completions = CATransaction.openCompletions + (how.completion.map { [$0] } ?? [])
    for (layer, property) in order {
      let animation = CAKeyframeAnimation(keyPath: property.key)
      let (values, times) = course(of: frames[property] ?? [])
      animation.frames = values
      animation.keyTimes = times.map { NSNumber(value: $0) }
      animation.calculationMode = mode
      animation.duration = how.duration
      animation.curve = how.curve
      animation.fillMode = .both
      if how.delay > 0 { animation.beginTime = layer.clock.now + how.delay }
      animation.autoreverses = how.autoreverses
      if how.repeats { animation.repeatCount = .infinity }
      layer.removeAnimation(forKey: property.key)
      layer.start(animation, key: property.key, completions: completions)
    }
  }

  /// Returns the values of a property and their times: each applies until the next frame begins.
  private func course(of frames: [Frame]) -> ([[Double]], [Double]) {
    var values: [[Double]] = []
    var times: [Double] = []
    func add(_ value: [Double], _ time: Double) {
      if let last = times.last, last > time { return }
      if times.last == time, values.last == value { return }
      values.append(value)
      times.append(time)
    }
    let sorted = frames.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    for (_, frame) in sorted {
      if values.isEmpty { add(frame.from, 0) }
      if mode == .discrete {
        add(frame.to, frame.start)
      } else {
        add(values.last ?? frame.from, frame.start)
        add(frame.to, frame.end)
      }
    }
    if let last = values.last { add(last, 1) }
    return (values, times)
  }
}

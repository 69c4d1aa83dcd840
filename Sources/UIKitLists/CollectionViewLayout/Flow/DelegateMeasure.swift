/// A measure that the delegate may give for each section: asked until it turns out that the
/// delegate lacks the method.
@MainActor
struct DelegateMeasure<Value> {
  private let fallback: Value
  private var ask: ((Int) -> Value?)?

  /// A measure with the value that holds where the delegate has no say.
  init(fallback: Value, ask: @escaping (Int) -> Value?) {
    self.fallback = fallback
    self.ask = ask
  }

  /// Returns the measure of a section.
  mutating func value(inSection section: Int) -> Value {
    guard let ask else { return fallback }
    if let value = ask(section) { return value }
    self.ask = nil
    return fallback
  }
}

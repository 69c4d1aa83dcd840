/// A measure that the delegate may return for each section. It is requested until the delegate
/// turns out to lack the method.
@MainActor
struct DelegateMeasure<Value> {
  private let fallback: Value
  private var ask: ((Int) -> Value?)?

  /// Creates a measure with a default value for delegates without the method.
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

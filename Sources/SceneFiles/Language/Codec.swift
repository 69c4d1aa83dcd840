/// A shape, the value that comes of what has it, and how such a value is written.
struct Codec<Value>: Sendable {
  let shape: Shape
  /// The value of something checked; nil for something of another shape.
  let make: @Sendable (CheckedValue) -> Value?
  /// The value as a file would say it.
  let show: @Sendable (Value) -> String

  init(
    _ shape: Shape, make: @escaping @Sendable (CheckedValue) -> Value?,
    show: @escaping @Sendable (Value) -> String
  ) {
    self.shape = shape
    self.make = make
    self.show = show
  }

  /// The same shape as another value.
  func map<Other>(
    _ make: @escaping @Sendable (Value) -> Other?, show: @escaping @Sendable (Other) -> String
  ) -> Codec<Other> {
    Codec<Other>(shape, make: { self.make($0).flatMap(make) }, show: show)
  }

  /// This, or another shape for the same value. Written as this.
  func or(_ other: Codec<Value>) -> Codec<Value> {
    var shapes = [shape]
    if case .either(let earlier) = shape { shapes = earlier }
    return Codec(
      .either(shapes + [other.shape]), make: { make($0) ?? other.make($0) }, show: show)
  }
}

extension Codec where Value: Sendable {
  /// The value with its place in the file.
  var located: Codec<Located<Value>> {
    Codec<Located<Value>>(
      shape,
      make: { plain in
        make(plain).map { Located(value: $0, place: plain.place) }
      },
      show: { show($0.value) })
  }
}

/// A value and where it stands.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let place: Place
}

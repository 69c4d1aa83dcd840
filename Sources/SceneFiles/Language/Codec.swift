/// A shape with conversions from its checked form to a value, and from the value to text.
struct Codec<Value>: Sendable {
  let shape: Shape
  /// Converts a checked value; returns nil for another shape.
  let make: @Sendable (CheckedValue) -> Value?
  /// Returns the value as written in a file.
  let show: @Sendable (Value) -> String

  init(
    _ shape: Shape, make: @escaping @Sendable (CheckedValue) -> Value?,
    show: @escaping @Sendable (Value) -> String
  ) {
    self.shape = shape
    self.make = make
    self.show = show
  }

  /// Returns a codec of the same shape for another type.
  func map<Other>(
    _ make: @escaping @Sendable (Value) -> Other?, show: @escaping @Sendable (Other) -> String
  ) -> Codec<Other> {
    Codec<Other>(shape, make: { self.make($0).flatMap(make) }, show: show)
  }

  /// Returns a codec that also accepts another shape for the value. It writes the first shape.
  func or(_ other: Codec<Value>) -> Codec<Value> {
    var shapes = [shape]
    if case .either(let earlier) = shape { shapes = earlier }
    return Codec(
      .either(shapes + [other.shape]), make: { make($0) ?? other.make($0) }, show: show)
  }
}

extension Codec where Value: Sendable {
  /// A codec for the value with its location in the file.
  var located: Codec<Located<Value>> {
    Codec<Located<Value>>(
      shape,
      make: { plain in
        make(plain).map { Located(value: $0, location: plain.location) }
      },
      show: { show($0.value) })
  }
}

/// A value with its location.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let location: DocumentLocation
}

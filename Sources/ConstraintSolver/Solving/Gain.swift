/// A variable that decreases a sum as it grows.
struct Gain: Equatable, BitwiseCopyable {
  /// The cost per point, in multiples of the tolerance.
  let cost: Double
  let age: Int
  let variable: Int32

  init(cost: Double, age: Int, variable: Int32) {
    self.cost = (cost / Tolerance.step).rounded()
    self.age = age
    self.variable = variable
  }

  static func < (one: Gain, other: Gain) -> Bool {
    one.cost != other.cost ? one.cost < other.cost : one.age < other.age
  }
}

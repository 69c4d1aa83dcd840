import QuartzCore
import Testing

@MainActor @Suite struct TimingFunctionTests {
  /// The expected values of cubic Béziers are found by two hundred bisections, at a tenth, a
  /// quarter, a half and nine tenths.
  @Test(arguments: [
    (CAMediaTimingFunctionName.linear, [0.1, 0.25, 0.5, 0.9]),
    (.easeIn, [0.017027, 0.093465, 0.315357, 0.839428]),
    (.easeOut, [0.160572, 0.378138, 0.684643, 0.982973]),
    (.easeInEaseOut, [0.019722, 0.129162, 0.5, 0.980278]),
    (.default, [0.094796, 0.408511, 0.802403, 0.994316]),
  ])
  func namedCurvesHaveTheirValues(_ name: CAMediaTimingFunctionName, _ values: [Double]) {
    let function = CAMediaTimingFunction(name: name)
    for (time, value) in zip([0.1, 0.25, 0.5, 0.9], values) {
      #expect(abs(function.value(at: time) - value) < 1e-6)
    }
    #expect(function.value(at: 0) == 0 && function.value(at: 1) == 1)
    #expect(function.value(at: -1) == 0 && function.value(at: 2) == 1)
  }

  @Test func curvesWithinTheSquareRise() {
    let steps = stride(from: Float(0), through: 1, by: 0.25)
    for x1 in steps {
      for y1 in steps {
        for x2 in steps {
          for y2 in steps {
            let function = CAMediaTimingFunction(controlPoints: x1, y1, x2, y2)
            let values = (0...50).map { function.value(at: Double($0) / 50) }
            let rises = zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 }
            #expect(rises, "\(x1) \(y1) \(x2) \(y2)")
          }
        }
      }
    }
  }

  @Test func controlPointsCanBeRead() {
    var point: [Float] = [-1, -1]
    let function = CAMediaTimingFunction(controlPoints: 0.2, 1.5, 0.4, -0.5)
    for (index, expected) in [[0, 0], [0.2, 1.5], [0.4, -0.5], [1, 1]].enumerated() {
      function.getControlPoint(at: index, values: &point)
      #expect(point == expected.map(Float.init))
    }
  }

  /// The springs are damped to a thousandth at the end.
  @Test func springsHaveTheirValues() {
    let table: [(SpringCurve, [Double])] = [
      (SpringCurve(damping: 0.5, velocity: 0), [0.547415, 1.160431, 0.975209]),
      (SpringCurve(damping: 0.8, velocity: 2), [0.329469, 0.789512, 1.011252]),
      (SpringCurve(damping: 1, velocity: 0), [0.236069, 0.671068, 0.944477]),
    ]
    for (spring, values) in table {
      for (part, value) in zip([0.1, 0.25, 0.5], values) {
        #expect(abs(spring.value(at: part) - value) < 1e-6)
      }
      #expect(spring.value(at: 0) == 0 && spring.value(at: 1) == 1)
    }
  }
}

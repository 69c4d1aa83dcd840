import CPixels
import Foundation
import Testing

/// Tests conic gradients computed in C against a twin in Swift, which shares no code with them.
@Suite struct ConicGradientTests {
  private let stops = [
    cconic_stop(place: 0.1, red: 1, green: 0, blue: 0, alpha: 1),
    cconic_stop(place: 0.4, red: 0, green: 0.5, blue: 1, alpha: 0.25),
    cconic_stop(place: 0.4, red: 0, green: 1, blue: 0, alpha: 0.75),
    cconic_stop(place: 0.9, red: 0.2, green: 0.2, blue: 0.2, alpha: 0),
  ]

  @Test(arguments: [1, 2, 4], [-3, 0, 1.25])
  func pixelsAreThoseOfTheTwin(count: Int, first: Double) {
    let shape = cconic_shape(
      x: -2, y: 1, width: 20, height: 9, centre_x: 7.5, centre_y: 4, first: first)
    let stops = Array(stops.prefix(count))
    let (width, height) = (40, 27)
    var words = [UInt32](repeating: 7, count: width * height)
    cconic_fill(&words, width * 4, UInt32(width), UInt32(height), shape, stops, count)
    for row in 0..<height {
      for column in 0..<width {
        let x = shape.x + (Double(column) + 0.5) * shape.width / Double(width) - shape.centre_x
        let y = shape.y + (Double(row) + 0.5) * shape.height / Double(height) - shape.centre_y
        let turn = (atan2(y, x) - first) / (2 * .pi)
        let word = word(at: turn - turn.rounded(.down), stops)
        #expect(words[row * width + column] == word, "row \(row), column \(column)")
      }
    }
  }

  private func word(at place: Double, _ stops: [cconic_stop]) -> UInt32 {
    let before = stops.last { $0.place <= place }
    let after = stops.first { $0.place > place }
    guard let one = before ?? after, let other = after ?? before else { return 0 }
    let length = other.place - one.place
    let part = length == 0 ? 0 : (place - one.place) / length
    func mix(_ component: KeyPath<cconic_stop, Double>) -> Double {
      one[keyPath: component] + (other[keyPath: component] - one[keyPath: component]) * part
    }
    let alpha = (mix(\.alpha) * 255).rounded()
    let rest = [mix(\.red), mix(\.green), mix(\.blue)].map { UInt32(($0 * alpha).rounded()) }
    return rest.reduce(UInt32(alpha)) { $0 << 8 | $1 }
  }
}

/// A Gaussian blur with a finite reach, for shadows.
///
/// The kernel is the Gaussian cut off at `cutoff` and scaled back to a sum of one, each pixel
/// holding the integral over its width: that is the profile of Core Animation's shadows, which are
/// exactly nothing from twice the radius on. Two one-dimensional passes over floats; each tap adds
/// a whole row, which the compiler turns into vector code.
package struct GaussianBlur: Equatable, Sendable {
  /// The standard deviation in pixels.
  package let sigma: CGFloat
  /// How far colour travels, in whole pixels.
  package let reach: Int
  /// Weights of the distances 0, 1, … `reach`.
  package let weights: [Float]

  /// The largest deviation worth computing exactly.
  private static let maximumSigma: CGFloat = 500

  /// Cuts the Gaussian off at `cutoff` pixels from its middle.
  package init(sigma: CGFloat, cutoff: CGFloat) {
    guard sigma.isFinite, sigma > 0.01, cutoff.isFinite, cutoff > 0 else {
      self.sigma = 0
      reach = 0
      weights = [1]
      return
    }
    let sigma = min(sigma, Self.maximumSigma)
    let cutoff = min(cutoff, 4 * sigma)
    func integral(to x: CGFloat) -> CGFloat { erf(min(x, cutoff) / (sigma * 2.squareRoot())) }
    let reach = Int((cutoff + 0.5).rounded(.up)) - 1
    let total = 2 * integral(to: cutoff)
    weights = (0...reach).map { distance in
      let near = distance == 0 ? -integral(to: 0.5) : integral(to: CGFloat(distance) - 0.5)
      return Float((integral(to: CGFloat(distance) + 0.5) - near) / total)
    }
    self.sigma = sigma
    self.reach = reach
  }

  /// The blur of `CALayer`'s shadows: the radius is the deviation, and nothing is seen from twice
  /// the radius on. Source: measured on pictures drawn by Core Animation.
  package init(layerShadowRadius radius: CGFloat) {
    self.init(sigma: radius, cutoff: 2 * radius)
  }

  /// The blur of `CGContext`'s shadows: half of `blur` is the deviation, cut off at three.
  package init(contextShadowBlur blur: CGFloat) {
    self.init(sigma: blur / 2, cutoff: 1.5 * blur)
  }

  /// Blurs a plane of `width` times `height` numbers, zero beyond its edges.
  ///
  /// The result covers `columns` and `rows`, counted in the plane's own coordinates, which may
  /// reach past its edges. Complexity: O((height · columns + rows · columns) · reach) at most.
  package func blurred(
    _ plane: [Float], width: Int, height: Int, columns: Range<Int>, rows: Range<Int>
  ) -> [Float] {
    let count = columns.count
    guard width > 0, height > 0, plane.count == width * height, count > 0, !rows.isEmpty else {
      return []
    }
    var middle = [Float](repeating: 0, count: count * height)
    var result = [Float](repeating: 0, count: count * rows.count)
    plane.withUnsafeBufferPointer { source in
      middle.withUnsafeMutableBufferPointer { target in
        blurRows(source, width: width, height: height, columns: columns, into: target)
      }
    }
    middle.withUnsafeBufferPointer { source in
      result.withUnsafeMutableBufferPointer { target in
        blurColumns(source, width: count, height: height, rows: rows, into: target)
      }
    }
    return result
  }

  private func blurRows(
    _ source: UnsafeBufferPointer<Float>, width: Int, height: Int, columns: Range<Int>,
    into target: UnsafeMutableBufferPointer<Float>
  ) {
    // Source column minus target column, as far as anything meets.
    let nearest = max(-reach, -(columns.upperBound - 1))
    let farthest = min(reach, width - 1 - columns.lowerBound)
    guard nearest <= farthest else { return }
    for row in 0..<height {
      for distance in nearest...farthest {
        let weight = weights[abs(distance)]
        let low = max(columns.lowerBound, -distance)
        let high = min(columns.upperBound, width - distance)
        guard low < high else { continue }
        let to = row * columns.count - columns.lowerBound
        let from = row * width + distance
        for column in low..<high {
          target[to + column] += weight * source[from + column]
        }
      }
    }
  }

  private func blurColumns(
    _ source: UnsafeBufferPointer<Float>, width: Int, height: Int, rows: Range<Int>,
    into target: UnsafeMutableBufferPointer<Float>
  ) {
    for row in rows {
      let (low, high) = (max(0, row - reach), min(height, row + reach + 1))
      guard low < high else { continue }
      let to = (row - rows.lowerBound) * width
      for other in low..<high {
        let weight = weights[abs(other - row)]
        let from = other * width
        for column in 0..<width {
          target[to + column] += weight * source[from + column]
        }
      }
    }
  }
}

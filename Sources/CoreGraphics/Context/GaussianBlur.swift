/// A Gaussian blur with a finite reach, for shadows.
///
/// The kernel is the Gaussian cut off at `cutoff` and scaled back to a sum of one, each pixel
/// holding the integral over its width: that is the profile of Core Animation's shadows, which are
/// exactly nothing from twice the radius on. Two one-dimensional passes over floats; each tap adds a
/// whole row, which the compiler turns into vector code.
package struct GaussianBlur: Equatable, Sendable {
  /// The standard deviation in pixels.
  package let sigma: CGFloat
  /// How far colour travels, in whole pixels.
  package let reach: Int
  /// Weights of the distances 0, 1, … `reach`.
  package let weights: [Float]

  /// The largest deviation worth computing exactly.
  private static let maximumSigma: CGFloat = 2000

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

  /// Blurs a plane of `width` times `height` numbers in place; beyond the edges lies zero.
  ///
  /// Complexity: O(width · height · reach).
  package func blur(_ plane: inout [Float], width: Int, height: Int) {
    guard reach > 0, width > 0, height > 0, plane.count == width * height else { return }
    var result = [Float](repeating: 0, count: plane.count)
    plane.withUnsafeBufferPointer { source in
      result.withUnsafeMutableBufferPointer { target in
        blurRows(source, into: target, width: width, height: height)
      }
    }
    result.withUnsafeBufferPointer { source in
      plane.withUnsafeMutableBufferPointer { target in
        target.update(repeating: 0)
        blurColumns(source, into: target, width: width, height: height)
      }
    }
  }

  private func blurRows(
    _ source: UnsafeBufferPointer<Float>, into target: UnsafeMutableBufferPointer<Float>,
    width: Int, height: Int
  ) {
    for row in 0..<height {
      let start = row * width
      for distance in -min(reach, width - 1)...min(reach, width - 1) {
        let weight = weights[abs(distance)]
        let (low, high) = (max(0, -distance), min(width, width - distance))
        for column in low..<high {
          target[start + column] += weight * source[start + column + distance]
        }
      }
    }
  }

  private func blurColumns(
    _ source: UnsafeBufferPointer<Float>, into target: UnsafeMutableBufferPointer<Float>,
    width: Int, height: Int
  ) {
    for row in 0..<height {
      for other in max(0, row - reach)...min(height - 1, row + reach) {
        let weight = weights[abs(other - row)]
        let (to, from) = (row * width, other * width)
        for column in 0..<width {
          target[to + column] += weight * source[from + column]
        }
      }
    }
  }
}

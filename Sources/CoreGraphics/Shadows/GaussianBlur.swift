/// A Gaussian blur with a finite reach, for shadows.
///
/// The kernel is the Gaussian cut off at `cutoff` and scaled back to a sum of one, each pixel
/// holding the integral over its width: that is the profile of Core Animation's shadows, which are
/// exactly nothing from twice the radius on.
package struct GaussianBlur: Hashable, Sendable {
  /// The standard deviation in pixels; 0 where nothing is blurred.
  package let sigma: CGFloat
  /// Where the Gaussian ends, in pixels from its middle.
  package let cutoff: CGFloat
  /// How far colour travels, in whole pixels.
  package let reach: Int

  /// The largest deviation worth computing exactly.
  private static let maximumSigma: CGFloat = 500

  /// Cuts the Gaussian off at `cutoff` pixels from its middle.
  package init(sigma: CGFloat, cutoff: CGFloat) {
    guard sigma.isFinite, sigma > 0.01, cutoff.isFinite, cutoff > 0 else {
      (self.sigma, self.cutoff, reach) = (0, 0, 0)
      return
    }
    self.sigma = min(sigma, Self.maximumSigma)
    self.cutoff = min(cutoff, 4 * self.sigma)
    reach = Int((self.cutoff + 0.5).rounded(.up)) - 1
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

  /// Weights of the distances 0, 1, … `reach`. Complexity: O(reach).
  package var weights: [Float] {
    guard sigma > 0 else { return [1] }
    func integral(to x: CGFloat) -> CGFloat { erf(min(x, cutoff) / (sigma * 2.squareRoot())) }
    let total = 2 * integral(to: cutoff)
    return (0...reach).map { distance in
      let near = distance == 0 ? -integral(to: 0.5) : integral(to: CGFloat(distance) - 0.5)
      return Float((integral(to: CGFloat(distance) + 0.5) - near) / total)
    }
  }
}

/// A Gaussian blur of finite extent, for shadows.
///
/// The kernel is the Gaussian truncated at `cutoff` and normalised, integrated over each pixel.
/// Core Animation's shadows have this profile, and are exactly transparent from twice the radius
/// on.
package struct GaussianBlur: Hashable, Sendable {
  /// The standard deviation in pixels; 0 for no blur.
  package let sigma: CGFloat
  /// The distance at which the Gaussian is truncated, in pixels.
  package let cutoff: CGFloat
  /// The extent of the blur, in whole pixels.
  package let reach: Int

  /// The maximum standard deviation.
  private static let maximumSigma: CGFloat = 500

  /// Creates a blur truncated at a distance in pixels.
  package init(sigma: CGFloat, cutoff: CGFloat) {
    guard sigma.isFinite, sigma > 0.01, cutoff.isFinite, cutoff > 0 else {
      (self.sigma, self.cutoff, reach) = (0, 0, 0)
      return
    }
    self.sigma = min(sigma, Self.maximumSigma)
    self.cutoff = min(cutoff, 4 * self.sigma)
    reach = Int((self.cutoff + 0.5).rounded(.up)) - 1
  }

  /// Creates the blur of a `CALayer` shadow: the radius is the standard deviation, and the cutoff
  /// is twice the radius. Source: measured on Core Animation's images.
  package init(layerShadowRadius radius: CGFloat) {
    self.init(sigma: radius, cutoff: 2 * radius)
  }

  /// Creates the blur of a `CGContext` shadow: half of `blur` is the deviation; cut off at three.
  package init(contextShadowBlur blur: CGFloat) {
    self.init(sigma: blur / 2, cutoff: 1.5 * blur)
  }

  /// The weights of the distances 0 to `reach`. O(reach).
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

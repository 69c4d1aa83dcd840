import QuartzCore
import SeededRandom
import UIKit

/// Many small layers, scattered over a screen of a million pixels.
@MainActor
final class GrowingScreen {
  private static let side: CGFloat = 1000

  private let root = CALayer()
  private let keeper = FrameKeeper()
  private var random = SeededGenerator(seed: 1)

  /// Creates a screen.
  ///
  /// - Parameter isDrawn: whether the layers draw their contents; otherwise each has a colour.
  init(_ count: Int, isDrawn: Bool) {
    root.bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    root.backgroundColor = CGColor(gray: 1, alpha: 1)
    for _ in 0..<count {
      let layer = isDrawn ? Dot() : CALayer()
      layer.frame = CGRect(
        x: CGFloat(random.below(990)), y: CGFloat(random.below(990)), width: 4, height: 4)
      if isDrawn {
        layer.setNeedsDisplay()
      } else {
        layer.backgroundColor = CGColor(gray: random.fraction(), alpha: 1)
      }
      root.addSublayer(layer)
    }
  }

  func draw() {
    guard keeper.frame(of: root, scale: 1) != nil else { preconditionFailure("no memory") }
  }

  /// Draws everything again.
  func drawWhole() {
    keeper.forget()
    draw()
  }

  /// Moves each layer by up to three points in any direction, so no scroll explains the change.
  func moveAll() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for layer in root.sublayers ?? [] {
      layer.position.x += CGFloat(random.below(7)) - 3
      layer.position.y += CGFloat(random.below(7)) - 3
    }
    CATransaction.commit()
  }

  func removeAll() {
    for layer in root.sublayers ?? [] { layer.removeFromSuperlayer() }
  }

  private final class Dot: CALayer {
    override func draw(in context: CGContext) {
      context.setFillColor(CGColor(red: 0.8, green: 0.2, blue: 0.1, alpha: 1))
      context.fillEllipse(in: bounds)
    }
  }
}

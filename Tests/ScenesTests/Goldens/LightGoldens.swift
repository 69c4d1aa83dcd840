import Testing
import UIKit

/// Tests gradients, shadows, layers and blend modes, in the group "Drawing".
@MainActor
@Suite struct LightGoldens {
  private let golden = Golden(group: "Drawing")
  private let red = CGColor(red: 0.86, green: 0.15, blue: 0.22, alpha: 1)
  private let blue = CGColor(red: 0.1, green: 0.35, blue: 0.8, alpha: 1)
  private let gold = CGColor(red: 1, green: 0.78, blue: 0.2, alpha: 1)

  /// The gradient goes from red to gold to blue from left to right; in the upper one it ends with
  /// its stops, in the lower one it continues.
  @Test func linearGradient() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [red, gold, blue] as CFArray, locations: [0, 0.4, 1]))
    golden.drawing("linear-gradient") { context in
      for (y, options): (CGFloat, CGGradientDrawingOptions) in [
        (6, []), (33, [.drawsBeforeStartLocation, .drawsAfterEndLocation]),
      ] {
        context.saveGState()
        context.clip(to: CGRect(x: 4, y: y, width: 52, height: 21))
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 14, y: 0), end: CGPoint(x: 46, y: 0), options: options)
        context.restoreGState()
      }
    }
  }

  /// A ball is gold at the upper left and red at the rim; nothing is outside, or in the small inner
  /// circle where the gradient begins.
  @Test func radialGradient() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [gold, red] as CFArray, locations: nil))
    golden.drawing("radial-gradient") { context in
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 22, y: 22), startRadius: 2,
        endCenter: CGPoint(x: 30, y: 30), endRadius: 26, options: [])
    }
  }

  /// A blue square has a soft shadow to the right and below.
  @Test func shadow() {
    golden.drawing("shadow") { context in
      context.setShadow(
        offset: CGSize(width: 6, height: 8), blur: 8,
        color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.7))
      context.setFillColor(blue)
      context.fill(CGRect(x: 10, y: 10, width: 30, height: 30))
    }
  }

  /// Two circles have alpha 0.5: separate ones show their overlap (top), in one layer they do not.
  @Test func transparencyLayer() {
    golden.drawing("transparency-layer") { context in
      for (y, isGrouped) in [(CGFloat(4), false), (32, true)] {
        context.saveGState()
        context.setAlpha(0.5)
        if isGrouped { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        for (x, color): (CGFloat, CGColor) in [(8, red), (26, blue)] {
          context.setFillColor(color)
          context.fillEllipse(in: CGRect(x: x, y: y, width: 25, height: 25))
        }
        if isGrouped { context.endTransparencyLayer() }
        context.restoreGState()
      }
    }
  }

  /// The sixteen modes are row by row from normal to luminosity: strips from blue to white, whose
  /// lower two thirds are under gold.
  @Test func blendModes() {
    golden.drawing("blend-modes") { context in
      for (index, mode) in CGBlendMode.allCases.prefix(16).enumerated() {
        let origin = CGPoint(
          x: 2 + CGFloat(index % 4) * 14.5, y: 2 + CGFloat(index / 4) * 14.5)
        blendSwatch(mode, at: origin, in: context)
      }
    }
  }

  private func blendSwatch(_ mode: CGBlendMode, at origin: CGPoint, in context: CGContext) {
    context.setBlendMode(.normal)
    for strip in 0..<4 {
      let part = CGFloat(strip) / 3
      context.setFillColor(
        red: 0.1 + 0.9 * part, green: 0.35 + 0.65 * part, blue: 0.8 + 0.2 * part, alpha: 1)
      context.fill(CGRect(x: origin.x + CGFloat(strip) * 3, y: origin.y, width: 3, height: 12))
    }
    context.setBlendMode(mode)
    context.setFillColor(gold)
    context.fill(CGRect(x: origin.x, y: origin.y + 4, width: 12, height: 8))
  }

  /// The twelve modes are row by row from clear to plus-lighter, on a clear background: a blue
  /// square over a red one.
  @Test func porterDuffModes() {
    golden.drawing("porter-duff-modes", size: CGSize(width: 60, height: 46), ground: nil) {
      context in
      for (index, mode) in CGBlendMode.allCases.dropFirst(16).enumerated() {
        let origin = CGPoint(
          x: 2 + CGFloat(index % 4) * 15, y: 2 + CGFloat(index / 4) * 15)
        porterDuffSwatch(mode, at: origin, in: context)
      }
    }
  }

  private func porterDuffSwatch(_ mode: CGBlendMode, at origin: CGPoint, in context: CGContext) {
    context.saveGState()
    context.clip(to: CGRect(origin: origin, size: CGSize(width: 13, height: 13)))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red)
    context.fill(CGRect(x: origin.x, y: origin.y, width: 9, height: 9))
    context.setBlendMode(mode)
    context.setFillColor(blue.copy(alpha: 0.75) ?? blue)
    context.fill(CGRect(x: origin.x + 4, y: origin.y + 4, width: 9, height: 9))
    context.endTransparencyLayer()
    context.restoreGState()
  }

  /// The letter F is up, down, left, right, and in the second row mirrored in the same order.
  @Test func imageOrientations() throws {
    let letter = try #require(letterF.cgImage)
    golden.drawing("image-orientations", size: CGSize(width: 60, height: 34)) { _ in
      for (index, orientation) in UIImage.Orientation.allCases.enumerated() {
        UIImage(cgImage: letter, scale: 2, orientation: orientation)
          .draw(at: CGPoint(x: 2 + CGFloat(index % 4) * 15, y: 2 + CGFloat(index / 4) * 16))
      }
    }
  }

  private var letterF: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 9, height: 13), format: format).image {
      let context = $0.cgContext
      context.setFillColor(gold)
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 13))
      context.setFillColor(blue)
      context.fill([
        CGRect(x: 2, y: 2, width: 2, height: 9), CGRect(x: 2, y: 2, width: 5, height: 2),
        CGRect(x: 2, y: 6, width: 4, height: 2),
      ])
    }
  }
}

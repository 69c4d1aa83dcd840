import Sessions
import Testing

@testable import QuartzCore

@MainActor @Suite struct ContentsAnimationTests {
  private func picture(_ color: CGColor) throws -> CGImage {
    let bitmap = try #require(Bitmap(width: 2, height: 2))
    let context = bitmap.makeContext(scale: 1)
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    return CGImage(sharing: bitmap)
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test func picturesFollowEachOther() throws {
    try RenderSession(beginningWith: []).run {
      let (first, second) = (try picture(red), try picture(blue))
      let layer = CALayer()
      let frames = CAKeyframeAnimation(keyPath: "contents")
      (frames.values, frames.duration) = ([first, second], 1)
      frames.calculationMode = .discrete
      layer.add(frames, forKey: "frames")
      #expect(layer.presentation()?.contents as? CGImage === first)
      MediaClock.current.advance(by: 0.49)
      #expect(layer.presentation()?.contents as? CGImage === first)
      MediaClock.current.advance(by: 0.01)
      #expect(layer.presentation()?.contents as? CGImage === second)
      MediaClock.current.advance(by: 0.5)
      #expect(layer.presentation()?.contents == nil)
    }
  }

  @Test func onePictureFadesIntoTheOther() throws {
    try RenderSession(beginningWith: []).run {
      let layer = CALayer()
      layer.contents = try picture(blue)
      let change = CABasicAnimation(keyPath: "contents")
      (change.fromValue, change.duration) = (try picture(red), 1)
      layer.add(change, forKey: nil)
      MediaClock.current.advance(by: 0.5)
      let mixed = try #require(layer.presentation()?.contents as? CGImage)
      let pixels = try #require(mixed.dataProvider?.data).map { $0 }
      #expect(Set(pixels.prefix(4)).count <= 3)
      #expect(pixels.prefix(4).filter { (126...129).contains($0) }.count == 2)
    }
  }

  @Test func numbersTurnIntoTransforms() {
    RenderSession(beginningWith: []).run {
      let layer = CALayer()
      let turn = CABasicAnimation(keyPath: "transform")
      turn.valueFunction = CAValueFunction(name: .rotateZ)
      (turn.fromValue, turn.toValue, turn.duration) = (0, CGFloat.pi, 1)
      layer.add(turn, forKey: nil)
      MediaClock.current.advance(by: 0.5)
      let transform = layer.presentation()?.affineTransform() ?? .identity
      #expect(abs(transform.a) < 1e-9 && abs(transform.b - 1) < 1e-9)
    }
  }
}

import SnapshotsTestSupport
import Testing

@testable import Goldens
@testable import Snapshots

/// Tests pictures of moving screens: filmstrips and animations on the virtual clock.
@MainActor
@Suite struct AnimationStrategyTests {
  /// Returns a black square on white that slides 10 points to the right in a second.
  private func slider() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 2))
    view.backgroundColor = .white
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    square.backgroundColor = .black
    view.addSubview(square)
    return view
  }

  private static let slide: @MainActor @Sendable (UIView) -> Void = { view in
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.subviews.first?.frame.origin.x = 10
    }
  }

  private let black: UInt32 = 0xFF00_0000

  /// Returns the column in which the square begins.
  private func place(_ picture: CGImage, from x: Int = 0, row: Int = 0) -> Int? {
    words(picture)[(row * picture.width + x)...].firstIndex(of: black).map {
      $0 - row * picture.width - x
    }
  }

  @Test func aFilmstripShowsTheTimesInOrder() throws {
    let strip = try Snapshotting<UIView, UIImage>
      .filmstrip(at: [1, 0, 0.5, 2], scale: 1, begin: Self.slide).take(slider())
    #expect(PictureSize(strip) == PictureSize(width: 8 + 4 * 20, height: 8 + 16 + 2 + 8))
    let pixels = try #require(strip.cgImage)
    #expect((0..<4).map { place(pixels, from: 8 + 20 * $0, row: 24) } == [0, 5, 10, 10])
  }

  @Test func anAnimationHasAFrameForEveryMoment() throws {
    let animation = try Snapshotting<UIView, AnimatedPicture>
      .animation(duration: 1, framesPerSecond: 5, scale: 1, begin: Self.slide).take(slider())
    #expect(animation.frames.map { place($0) } == [0, 2, 4, 6, 8, 10])
    #expect(animation.framesPerSecond == 5)
  }

  @Test func anAnimationIsKeptAsAPNGFile() throws {
    let strategy = Snapshotting<UIView, AnimatedPicture>
      .animation(duration: 1, framesPerSecond: 5, scale: 1, begin: Self.slide)
    let animation = try strategy.take(slider())
    let data = try Diffing.animation.encode(animation)
    let decoded = try Diffing.animation.decode(data)
    #expect(decoded.frames.map(words) == animation.frames.map(words))
    #expect(decoded.framesPerSecond == 5)
    #expect(Diffing.animation.difference(decoded, animation) == nil)
    #expect(try Diffing.animation.encode(strategy.take(slider())) == data)
    #expect(words(try Diffing.image.decode(data)) == words(animation.frames[0]))
  }

  @Test func theFirstFrameThatDiffersIsNamed() throws {
    let frames = try [red, blue, red].map { try solid($0) }
    let other = try solid(0xFF00_00FE)
    func difference(_ pictures: [CGImage], rate: Int = 2) -> String? {
      Diffing.animation.difference(
        AnimatedPicture(frames: frames, framesPerSecond: 2),
        AnimatedPicture(frames: pictures, framesPerSecond: rate)
      ).map(\.description)
    }
    #expect(difference(frames) == nil)
    #expect(difference([frames[0]]) == "the golden has 3 frames, the animation 1")
    #expect(
      difference(frames, rate: 4) == "the golden shows 2 frames a second, the animation 4")
    let one = try #require(difference([frames[0], other, frames[2]]))
    #expect(one.hasPrefix("frame 2 of 3, at 0.5 s, differs: 6 of 6 pixels differ"))
    let two = try #require(difference([frames[0], other, other]))
    #expect(two.hasPrefix("frame 2 of 3, at 0.5 s, differs, and 1 more: 6 of 6 pixels differ"))
  }

  @Test func aFailingAnimationLeavesAnAnimationOfTheDifferences() throws {
    let expected = AnimatedPicture(
      frames: try [red, blue].map { try solid($0) }, framesPerSecond: 2)
    let actual = AnimatedPicture(frames: try [red, red].map { try solid($0) }, framesPerSecond: 2)
    let shown = try #require(Diffing.animation.illustration(expected, actual))
    #expect(shown.frames.count == 2)
    #expect(words(shown.frames[0]) != words(shown.frames[1]))
  }

  @Test func badFilesAreErrors() {
    #expect(throws: (any Error).self) { try Diffing.animation.decode(Data("GIF89a".utf8)) }
  }
}

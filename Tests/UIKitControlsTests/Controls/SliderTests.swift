import Testing
import UIKit

@MainActor @Suite struct SliderTests {
  private func slider(_ value: Float, width: CGFloat = 373) -> UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: width, height: 34))
    slider.value = value
    return slider
  }

  /// In UIKit's picture of iOS 17.5 at 3 pixels per point, at 75 %, the track is at 39 to 1140
  /// pixels, and the disc at 807 to 888 across and 37 to 118 down, in a slider from 30 to 1149 and
  /// from 30 down.
  @Test func partsStandWhereThePictureHasThem() {
    let slider = slider(0.75)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 3, y: 15, width: 367, height: 4))
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.75)
    #expect(abs(thumb.minX - 259) < 1e-9 && abs(thumb.minY - 7.0 / 3) < 1e-9)
    #expect(thumb.size == CGSize(width: 27, height: 27))
    #expect((thumb.minX * 3).rounded() == 807 - 30 && (thumb.minY * 3).rounded() == 37 - 30)
  }

  @Test(arguments: [(Float(0), CGFloat(14.5)), (1, 358.5), (0.5, 186.5)])
  func theDiscsMiddleRuns14AndAHalfPointsFromTheEnds(value: Float, middle: CGFloat) {
    let slider = slider(value)
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    #expect(abs(thumb.midX - middle) < 1e-6)
    slider.semanticContentAttribute = .forceRightToLeft
    let mirrored = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    #expect(abs(mirrored.midX - (373 - middle)) < 1e-6)
  }

  @Test func sizes() {
    let slider = slider(0)
    #expect(slider.sizeThatFits(.zero) == CGSize(width: 373, height: 34))
    #expect(slider.intrinsicContentSize == CGSize(width: -1, height: 33))
    #expect(slider.alignmentRectInsets == UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
  }

  @Test func valuesAreBroughtIntoTheRange() {
    let slider = UISlider(frame: .zero)
    slider.value = 3
    #expect(slider.value == 1)
    slider.minimumValue = 2
    #expect(slider.maximumValue == 2 && slider.value == 2)
    (slider.maximumValue, slider.value) = (9, 7)
    slider.maximumValue = 4
    #expect(slider.value == 4)
    slider.value = .nan
    #expect(slider.value == 4)
  }

  @Test func aFingerTakesTheDiscAlong() {
    let screen = ControlScreen(slider(0, width: 129), at: CGPoint(x: 100, y: 100))
    screen.down(100, 17)
    #expect(screen.take() == [], "far from the disc")
    screen.up(100, 17)
    screen.down(16, 17)
    screen.move(66, 17)
    #expect(screen.control.value == 0.5)
    screen.move(300, 17)
    #expect(screen.control.value == 1)
    screen.up(300, 17)
    #expect(screen.take().filter { $0 == "value" }.count == 2)
  }

  @Test func aControlThatIsNotContinuousNotifiesOnce() {
    let screen = ControlScreen(slider(0, width: 129), at: CGPoint(x: 100, y: 100))
    screen.control.isContinuous = false
    screen.down(16, 17)
    screen.move(40, 17)
    screen.move(66, 17)
    #expect(!screen.take().contains("value"))
    screen.up(66, 17)
    #expect(screen.take().filter { $0 == "value" }.count == 1)
  }

  @Test func imagesTakeTheirRoomFromTheTrack() {
    let slider = slider(0, width: 200)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    slider.minimumValueImage = image
    #expect(
      slider.trackRect(forBounds: slider.bounds) == CGRect(x: 28, y: 15, width: 169, height: 4))
    #expect(
      slider.minimumValueImageRect(forBounds: slider.bounds)
        == CGRect(x: 0, y: 12, width: 20, height: 10))
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds) == .zero)
  }
}

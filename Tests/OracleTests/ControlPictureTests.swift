import Snapshots
import Testing
import UIKit

/// Tests controls against UIKit's own pictures, pixel by pixel, at three pixels per point.
///
/// The pictures are grey, under a tint of 0.3 over each accessibility element. The controls drawn
/// here have the pictures' greys and the same tints over them. Texts are not compared. A window
/// composes the pictures, which is less exact at curves than `CALayer.render(in:)`. Source:
/// AccessibilitySnapshot (cashapp, Apache-2.0), iOS 17.5.
@MainActor
@Suite struct ControlPictureTests {
  private func tint(_ frame: CGRect, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = UIColor(red: red, green: green, blue: blue, alpha: 0.3)
    return view
  }

  private func grey(_ byte: CGFloat) -> UIColor { UIColor(white: byte / 255, alpha: 1) }

  /// Compares a part of a picture, in pixels, with views on white.
  ///
  /// - Parameters:
  ///   - levels: the tolerance of a channel, of 255.
  ///   - limit: how many pixels may differ by more.
  private func compare(
    _ name: String, _ region: CGRect, excluding excluded: [CGRect] = [], levels: Int, limit: Int,
    sourceLocation: SourceLocation = #_sourceLocation, _ build: @escaping (UIView) -> Void
  ) throws {
    guard let oracle = try Oracle.picture("controls/\(name)@3x.png") else { return }
    let size = CGSize(width: CGFloat(oracle.width) / 3, height: CGFloat(oracle.height) / 3)
    let drawn = try #require(
      picture(scale: 3) {
        let root = UIView(frame: CGRect(origin: .zero, size: size))
        root.backgroundColor = .white
        build(root)
        return root
      })
    let (width, height) = (CGFloat(oracle.width), CGFloat(oracle.height))
    let outside = [
      CGRect(x: 0, y: 0, width: width, height: region.minY),
      CGRect(x: 0, y: region.maxY, width: width, height: height - region.maxY),
      CGRect(x: 0, y: 0, width: region.minX, height: height),
      CGRect(x: region.maxX, y: 0, width: width - region.maxX, height: height),
    ]
    let difference = PictureDifference(
      drawn, oracle, excluding: outside + excluded, levels: levels)
    #expect(difference.count <= limit, "\(difference)", sourceLocation: sourceLocation)
    let parts = (
      drawn: try #require(drawn.part(region)), oracle: try #require(oracle.part(region))
    )
    let place = [region.minX, region.minY].map { "\(Int($0))" }.joined(separator: ",")
    expectMatch(
      parts.drawn, parts.oracle, "controls/\(name)@3x.png \(place)",
      tolerance: MatchTolerance(channel: levels), sourceLocation: sourceLocation)
  }

  /// A few pixels of the disc's edge differ.
  @Test func slider() throws {
    try compare(
      "testSlider_17_5_393x852", CGRect(x: 0, y: 0, width: 1179, height: 160), levels: 6, limit: 18
    ) { root in
      let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 373, height: 34))
      slider.value = 0.75
      slider.minimumTrackTintColor = grey(127)
      root.addSubview(slider)
      root.addSubview(tint(slider.frame, 0, 1, 1))
    }
  }

  /// The control is centred in 393 points, so the tints end within pixels. The plus is drawn
  /// between pixels, so it is softer in the picture. At the minimum the minus is dimmed.
  @Test(arguments: [("testStepper_17_5_393x852", 1.0), ("testStepperAtMin_17_5_393x852", 0)])
  func stepper(name: String, value: Double) throws {
    try compare(name, CGRect(x: 0, y: 0, width: 1179, height: 150), levels: 6, limit: 169) { root in
      let stepper = UIStepper(frame: CGRect(x: 449.0 / 3, y: 10, width: 94, height: 32))
      stepper.value = value
      root.addSubview(stepper)
      for (x, width, isLeft, share) in [
        (449, 139, true, 1), (588, 1, true, 0.5), (591, 1, false, 0.5), (592, 139, false, 1.0),
      ] {
        let frame = CGRect(x: CGFloat(x) / 3, y: 10, width: CGFloat(width) / 3, height: 32)
        let part = tint(frame, isLeft ? 0 : 1, isLeft ? 1 : 0, 1)
        part.alpha = share
        root.addSubview(part)
      }
    }
  }

  /// A few pixels of the selected segment's corners differ.
  @Test func segments() throws {
    let texts = [195, 459, 723].map { CGRect(x: $0 + 22, y: 55, width: 220, height: 45) }
    try compare(
      "testSegmentedControl_17_5_393x852", CGRect(x: 0, y: 0, width: 1179, height: 150),
      excluding: texts, levels: 6, limit: 8
    ) { root in
      let control = UISegmentedControl(items: ["A", "B", "C"])
      control.frame = CGRect(x: 65, y: 10, width: 263, height: 32)
      control.selectedSegmentIndex = 1
      root.addSubview(control)
      for (index, color) in [(0, 1, 1), (1, 0, 1), (0, 1, 0)].enumerated() {
        let frame = CGRect(x: 65 + 88 * index, y: 10, width: 87, height: 32)
        root.addSubview(
          tint(frame, CGFloat(color.0), CGFloat(color.1), CGFloat(color.2)))
      }
    }
  }

  /// The control is centred in 393 points, so each dot is at half a pixel: UIKit rounds the outer
  /// dots up and the middle one down. Only the discs' edges differ, which are softer in the picture
  /// because they are drawn between pixels.
  @Test(arguments: [(500, 62, 590, 89), (562, 54, 589, 97), (616, 64, 590, 89)])
  func pages(left: Int, width: Int, middle: CGFloat, limit: Int) throws {
    try compare(
      "testPageControl_17_5_393x852", CGRect(x: left, y: 45, width: width, height: 47), levels: 6,
      limit: limit
    ) { root in
      let control = UIPageControl(
        frame: CGRect(x: middle / 3 - 34, y: 68.5 / 3 - 13, width: 68, height: 26))
      (control.numberOfPages, control.currentPage) = (3, 1)
      control.currentPageIndicatorTintColor = .black
      control.pageIndicatorTintColor = .darkGray
      root.addSubview(control)
    }
  }

  /// A few pixels of the disc's edge differ where the background is dark.
  @Test(arguments: [(true, 223, 34), (false, 378, 0)])
  func switches(isOn: Bool, top: Int, limit: Int) throws {
    try compare(
      "testSwitchControls_17_5_393x852", CGRect(x: 500, y: top - 20, width: 180, height: 133),
      levels: 6, limit: limit
    ) { root in
      let toggle = UISwitch(
        frame: CGRect(x: 171, y: CGFloat(top) / 3, width: 51, height: 31))
      toggle.isOn = isOn
      toggle.onTintColor = grey(173)
      root.addSubview(toggle)
      root.addSubview(isOn ? tint(toggle.frame, 0, 1, 1) : tint(toggle.frame, 1, 0, 1))
    }
  }
}

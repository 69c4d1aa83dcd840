import SnapshotsTestSupport
import Testing

@testable import Goldens
@testable import Snapshots

@MainActor
@Suite struct StrategyTests {
  private func coloured(_ color: UIColor, width: CGFloat = 4, height: CGFloat = 3) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  @Test func aViewIsDrawnAtItsSizeOrTheOneGiven() throws {
    let plain = try Snapshotting<UIView, UIImage>.image.allowingBlank
      .take(coloured(.red))
    #expect(words(plain) == Array(repeating: 0xFFFF_0000, count: 8 * 6))
    let sized = try Snapshotting<UIView, UIImage>
      .image(size: CGSize(width: 5, height: 2), scale: 3).allowingBlank.take(coloured(.blue))
    #expect(PictureSize(sized) == PictureSize(width: 15, height: 6))
    #expect(words(sized) == Array(repeating: 0xFF00_00FF, count: 15 * 6))
  }

  @Test func aLayerIsDrawnLikeAView() throws {
    let layer = CALayer()
    layer.backgroundColor = UIColor.green.cgColor
    let picture = try Snapshotting<CALayer, UIImage>
      .image(size: CGSize(width: 2, height: 1), scale: 1).allowingBlank.take(layer)
    #expect(words(picture) == [0xFF00_FF00, 0xFF00_FF00])
  }

  @Test func aLayerIsDrawnInTheMiddleOfWhatMovesAndAtRest() throws {
    func picture(_ strategy: Snapshotting<CALayer, UIImage>) throws -> [UInt32] {
      let (root, inner) = (CALayer(), CALayer())
      root.bounds.size = CGSize(width: 4, height: 1)
      root.backgroundColor = UIColor.red.cgColor
      inner.frame = CGRect(x: 0, y: 0, width: 2, height: 1)
      inner.backgroundColor = UIColor.blue.cgColor
      root.addSublayer(inner)
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue) = (1, 3)
      animation.duration = 2
      inner.add(animation, forKey: nil)
      return words(try strategy.take(root))
    }
    let blue: UInt32 = 0xFF00_00FF
    #expect(try picture(.image(scale: 1, at: 0)) == [blue, blue, red, red])
    #expect(try picture(.image(scale: 1, at: 1)) == [red, blue, blue, red])
    #expect(try picture(.image(scale: 1, at: 2)) == [blue, blue, red, red])
    #expect(try picture(.image(scale: 1)) == [blue, blue, red, red])
  }

  @Test func aLayerIsDisplayedUnderTheTraits() throws {
    final class Ground: CALayer {
      override func draw(in context: CGContext) {
        context.setFillColor(UIColor.systemBackground.cgColor)
        context.fill(bounds)
      }
    }
    func pixel(_ style: UIUserInterfaceStyle) throws -> UInt32? {
      let layer = Ground()
      layer.setNeedsDisplay()
      return words(
        try Snapshotting<CALayer, UIImage>.image(
          size: CGSize(width: 1, height: 1), scale: 1,
          traits: UITraitCollection(userInterfaceStyle: style)
        ).take(layer)
      ).first
    }
    #expect(try pixel(.light) == 0xFFFF_FFFF)
    #expect(try pixel(.dark) == 0xFF00_0000)
  }

  @Test func theContentOffsetScrollsTheFirstScrollView() throws {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    scrollView.contentSize = CGSize(width: 2, height: 4)
    scrollView.addSubview(coloured(.red, width: 2, height: 2))
    let below = coloured(.blue, width: 2, height: 2)
    below.frame.origin.y = 2
    scrollView.addSubview(below)
    let outer = UIView(frame: scrollView.bounds)
    outer.addSubview(scrollView)
    let picture = try Snapshotting<UIView, UIImage>
      .image(scale: 1, contentOffset: CGPoint(x: 0, y: 1)).take(outer)
    #expect(words(picture) == [red, red, blue, blue])
  }

  @Test func aControllerAppearsInAWindow() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .red
    let picture = try Snapshotting<UIViewController, UIImage>
      .image(size: CGSize(width: 2, height: 1), scale: 1).allowingBlank.take(controller)
    #expect(words(picture) == [red, red])
  }

  @Test func aViewIsDrawnWithWhatItIsLoading() throws {
    let view = coloured(.red, width: 1, height: 1)
    let load = PendingLoad("blue")
    DispatchQueue.global().async { load.end { view.backgroundColor = .blue } }
    let picture = try Snapshotting<UIView, UIImage>.image(scale: 1).take(view)
    #expect(words(picture) == [0xFF00_00FF])
  }

  @Test func aLoadThatCannotEndIsAnErrorThatNamesIt() {
    _ = LoadRegistry.current.wait()
    _ = PendingLoad("cat.jpg")
    let error = SnapshotError.neverLoaded(["cat.jpg"])
    #expect(throws: error) {
      try Snapshotting<UIView, UIImage>.image.take(coloured(.red))
    }
    #expect(error.description == "The view is not complete: still waiting for 'cat.jpg'.")
    #expect(
      SnapshotError.keepsLoading(["a", "b"], rounds: 10).description
        == "The view did not settle: after 10 rounds of loading it still requested 'a' and 'b'.")
  }

  @Test func whatCannotBeDrawnIsAnError() {
    #expect(throws: SnapshotError.unusableSize(.zero, scale: 2)) {
      try Snapshotting<UIView, UIImage>.image.take(UIView())
    }
    #expect(throws: SnapshotError.nothingScrolls("UIView")) {
      try Snapshotting<UIView, UIImage>.image(contentOffset: .zero).take(coloured(.red))
    }
    #expect(throws: SnapshotError.noPixels) {
      try Snapshotting<UIImage, UIImage>.image.take(UIImage())
    }
    #expect(
      SnapshotError.unusableSize(CGSize(width: 0, height: 1.5), scale: 2).description
        == "A picture of 0.0 × 1.5 points at scale 2.0 has no pixels; give the view a size.")
    #expect(
      SnapshotError.nothingScrolls("UILabel").description
        == "A content offset was given, but UILabel neither is nor contains a scroll view.")
  }
}

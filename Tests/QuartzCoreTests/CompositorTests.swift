import QuartzCore
import Testing

@MainActor @Suite struct CompositorTests {
  private func root(_ size: CGFloat = 20) -> CALayer {
    layer(CGRect(x: 0, y: 0, width: size, height: size))
  }

  @Test func backgroundsFillTheirPixelsExactly() throws {
    let root = root()
    root.addSublayer(layer(CGRect(x: 2, y: 3, width: 4, height: 5), .red))
    let picture = try Picture(root, scale: 2)
    #expect(picture.inkBox == CGRect(x: 4, y: 6, width: 8, height: 10))
    #expect(picture[4, 6] == [255, 0, 0, 255])
  }

  /// An upright layer covers the pixels whose centres it contains: edges move to the nearest pixel.
  @Test(arguments: [(0.2, 0), (0.49, 0), (0.5, 1), (0.75, 1), (1.5, 2)])
  func uprightEdgesAreSnapped(_ x: Double, _ pixel: Int) throws {
    let root = root()
    root.addSublayer(layer(CGRect(x: x, y: 0, width: 4, height: 4), .red))
    let picture = try Picture(root)
    #expect(picture.inkBox.minX == CGFloat(pixel))
    #expect(picture[pixel, 0] == [255, 0, 0, 255])
  }

  @Test func thirdsOfAPointMeetWithoutSeams() throws {
    let root = root(20)
    for index in 0..<3 {
      root.addSublayer(
        layer(CGRect(x: CGFloat(index) * 20 / 3, y: 0, width: 20.0 / 3, height: 20), .red))
    }
    let picture = try Picture(root)
    for x in 0..<20 { #expect(picture[x, 10] == [255, 0, 0, 255]) }
  }

  @Test func laterSublayersAreInFront() throws {
    let root = root()
    let back = layer(root.bounds, .red)
    let front = layer(root.bounds, .blue)
    root.sublayers = [back, front]
    #expect(try Picture(root)[5, 5] == [0, 0, 255, 255])
    back.zPosition = 1
    #expect(try Picture(root)[5, 5] == [255, 0, 0, 255])
  }

  @Test func theBoundsOriginScrolls() throws {
    let root = root()
    root.addSublayer(layer(CGRect(x: 0, y: 10, width: 20, height: 5), .green))
    root.bounds.origin.y = 8
    #expect(try Picture(root).inkBox == CGRect(x: 0, y: 2, width: 20, height: 5))
  }

  @Test func hiddenAndTransparentLayersLeaveNothing() throws {
    let root = root()
    let child = layer(root.bounds, .red)
    root.addSublayer(child)
    child.isHidden = true
    #expect(try Picture(root).inkBox.isNull)
    child.isHidden = false
    child.opacity = 0
    #expect(try Picture(root).inkBox.isNull)
  }

  /// Two overlapping squares in one group at half opacity show no overlap.
  @Test func opacityAppliesToTheWholeGroup() throws {
    let root = root()
    let group = layer(root.bounds)
    group.addSublayer(layer(CGRect(x: 0, y: 0, width: 12, height: 20), .red))
    group.addSublayer(layer(CGRect(x: 8, y: 0, width: 12, height: 20), .red))
    group.opacity = 0.5
    root.addSublayer(group)
    let picture = try Picture(root)
    #expect(picture[2, 5] == picture[10, 5])
    #expect(picture[2, 5] == [128, 0, 0, 128])
  }

  /// A layer with one part is blended directly, with the same pixels as through a group.
  @Test func blendingDirectlyEqualsBlendingAGroup() throws {
    let (direct, grouped) = (root(), root())
    for root in [direct, grouped] { root.backgroundColor = .white }
    let alone = layer(CGRect(x: 3, y: 3, width: 9, height: 9), .blue)
    alone.opacity = 0.3
    direct.addSublayer(alone)
    let group = layer(CGRect(x: 3, y: 3, width: 9, height: 9))
    group.addSublayer(layer(group.bounds, .blue))
    group.opacity = 0.3
    grouped.addSublayer(group)
    let (a, b) = (try Picture(direct), try Picture(grouped))
    let difference = zip(a.bytes, b.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(difference <= 1)
  }

  @Test func clippingCutsSublayers() throws {
    let root = root()
    let clip = layer(CGRect(x: 5, y: 5, width: 5, height: 5))
    clip.addSublayer(layer(CGRect(x: -5, y: -5, width: 20, height: 20), .red))
    root.addSublayer(clip)
    #expect(try Picture(root).inkBox == root.bounds)
    clip.masksToBounds = true
    #expect(try Picture(root).inkBox == clip.frame)
  }

  @Test func roundCornersAloneDoNotClipSublayers() throws {
    let root = root()
    let round = layer(root.bounds, .red)
    round.cornerRadius = 10
    round.addSublayer(layer(root.bounds, .blue))
    root.addSublayer(round)
    #expect(try Picture(root)[0, 0] == [0, 0, 255, 255])
    round.masksToBounds = true
    #expect(try Picture(root)[0, 0] == [0, 0, 0, 0])
  }

  /// A rounded, clipped child covers its background without a fringe along the curve.
  @Test func roundedClippingLeavesNoFringe() throws {
    let (covered, plain) = (root(), root())
    for (root, background) in [(covered, CGColor.red), (plain, CGColor.blue)] {
      let round = layer(root.bounds, background)
      round.cornerRadius = 8
      round.masksToBounds = true
      round.addSublayer(layer(root.bounds, .blue))
      root.addSublayer(round)
    }
    #expect(try Picture(covered).bytes == Picture(plain).bytes)
  }

  @Test func onlyMaskedCornersAreRound() throws {
    let root = root()
    let round = layer(root.bounds, .red)
    round.cornerRadius = 6
    round.maskedCorners = [.layerMinXMinYCorner]
    root.addSublayer(round)
    let picture = try Picture(root)
    #expect(picture[0, 0] == [0, 0, 0, 0])
    for corner in [(19, 0), (0, 19), (19, 19)] {
      #expect(picture[corner.0, corner.1] == [255, 0, 0, 255])
    }
  }

  @Test func theBorderIsInsideAndOverEverything() throws {
    let root = root()
    let framed = layer(CGRect(x: 2, y: 2, width: 16, height: 16), .red)
    framed.borderWidth = 2
    framed.borderColor = .green
    framed.addSublayer(layer(framed.bounds, .blue))
    root.addSublayer(framed)
    let picture = try Picture(root)
    #expect(picture.inkBox == framed.frame)
    #expect(picture[2, 2] == [0, 255, 0, 255] && picture[3, 10] == [0, 255, 0, 255])
    #expect(picture[4, 10] == [0, 0, 255, 255])
  }

  @Test func theMaskKeepsWhatItCovers() throws {
    let root = root()
    let masked = layer(root.bounds, .red)
    masked.mask = layer(CGRect(x: 4, y: 4, width: 6, height: 6), .white)
    root.addSublayer(masked)
    #expect(try Picture(root).inkBox == CGRect(x: 4, y: 4, width: 6, height: 6))
  }

  @Test func aTurnedLayerTurnsAboutItsMiddle() throws {
    let root = root(21)
    let bar = layer(CGRect(x: 0, y: 9, width: 21, height: 3), .red)
    bar.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    root.addSublayer(bar)
    let picture = try Picture(root)
    #expect(picture[10, 0] == [255, 0, 0, 255] && picture[10, 20] == [255, 0, 0, 255])
    #expect(picture[0, 10] == [0, 0, 0, 0])
  }

  /// Outside a straight edge, a shadow of radius 8 follows the Gaussian of deviation 8 and ends at
  /// 16.
  @Test func theShadowIsAGaussianThatEndsAtTwiceItsRadius() throws {
    let root = root(200)
    let caster = layer(CGRect(x: 60, y: 60, width: 80, height: 80), .green)
    caster.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    caster.shadowOpacity = 1
    caster.shadowOffset = .zero
    caster.shadowRadius = 8
    root.addSublayer(caster)
    let picture = try Picture(root)
    let profile: [Double] = [0.475, 0.424, 0.373, 0.325]
    for (distance, expected) in profile.enumerated() {
      let alpha = Double(picture[59 - distance, 100][3]) / 255
      #expect(abs(alpha - expected) < 0.02, "at \(distance)")
    }
    #expect(picture[44, 100][3] > 0)
    #expect(picture[43, 100][3] == 0)
  }

  @Test func theShadowPathCastsInsteadOfTheLayer() throws {
    let root = root(60)
    let caster = layer(CGRect(x: 20, y: 20, width: 10, height: 10))
    caster.shadowOpacity = 1
    caster.shadowOffset = CGSize(width: 5, height: 6)
    caster.shadowRadius = 0
    caster.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    root.addSublayer(caster)
    #expect(try Picture(root).inkBox == CGRect(x: 25, y: 26, width: 4, height: 4))
  }

  /// Recognised outlines cast as filled paths do. A line without length hides an outline.
  @Test(arguments: [4, 10, 15, 99] as [CGFloat], [false, true])
  func shadowPathsOfRoundedRectanglesCastAsTheyFill(_ radius: CGFloat, _ isArc: Bool) throws {
    let rect = CGRect(x: 0, y: 0, width: 60, height: 40)
    let outline =
      isArc
      ? CGPath(
        roundedRect: rect, cornerWidth: min(radius, 20), cornerHeight: min(radius, 20),
        transform: nil)
      : BezierRoundedRectangle.path(rect, radius: radius)
    let hidden = try #require(outline.mutableCopy())
    hidden.addLine(to: hidden.currentPoint)
    let pictures = try [outline, hidden].map { path in
      let root = root(120)
      let caster = layer(CGRect(x: 20, y: 20, width: 10, height: 10))
      (caster.shadowOpacity, caster.shadowRadius, caster.shadowPath) = (1, 3, path)
      root.addSublayer(caster)
      return try Picture(root)
    }
    #expect(pictures[0].bytes == pictures[1].bytes)
  }

  @Test func aLayerIsDrawnOnceAndComposedOften() throws {
    final class Painter: NSObject, CALayerDelegate {
      func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.setFillColor(.red)
        ctx.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
      }
    }
    let (root, painter, painted) = (root(), Painter(), CALayer())
    painted.frame = CGRect(x: 1, y: 1, width: 8, height: 8)
    painted.delegate = painter
    painted.setNeedsDisplay()
    root.addSublayer(painted)
    #expect(try Picture(root).inkBox == CGRect(x: 1, y: 1, width: 3, height: 3))
    painted.position.x += 4
    #expect(try Picture(root).inkBox == CGRect(x: 5, y: 1, width: 3, height: 3))
    #expect(painted.displayCount == 1)
    painted.setNeedsDisplay()
    _ = try Picture(root)
    #expect(painted.displayCount == 2)
  }

  /// Tiles that are drawn one by one form the whole picture: no pixel depends on other visible
  /// content.
  @Test func tilesMakeUpTheWhole() throws {
    let root = root(40)
    let group = layer(CGRect(x: 5, y: 5, width: 30, height: 30), .red)
    group.cornerRadius = 9
    group.masksToBounds = true
    group.opacity = 0.7
    group.addSublayer(layer(CGRect(x: -3, y: 10, width: 20, height: 30), .blue))
    let shadowed = layer(CGRect(x: 20, y: 8, width: 12, height: 12), .green)
    shadowed.shadowOpacity = 0.8
    shadowed.shadowRadius = 3
    root.sublayers = [group, shadowed]
    let whole = try Picture(root)
    for (tileX, tileY) in [(0, 0), (10, 0), (0, 30), (20, 20), (30, 10)] {
      root.bounds = CGRect(x: tileX, y: tileY, width: 10, height: 10)
      let tile = try Picture(root)
      for y in 0..<10 {
        for x in 0..<10 { #expect(tile[x, y] == whole[tileX + x, tileY + y]) }
      }
      root.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    }
  }

  /// Values that iOS draws and this package stores only.
  @Test(arguments: ["compositingFilter", "contentsCenter", "geometryFlipped", "anchorPointZ"])
  func storedValuesDoNotChangeThePicture(_ name: String) throws {
    func picture(_ change: (CALayer) -> Void) throws -> [UInt8] {
      let root = layer(CGRect(x: 0, y: 0, width: 20, height: 20), .blue)
      let child = layer(CGRect(x: 2, y: 3, width: 10, height: 12))
      child.contents = CGImage(sharing: try Picture(patterned).bitmap)
      child.addSublayer(layer(CGRect(x: 1, y: 1, width: 4, height: 3), .green))
      child.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
      root.addSublayer(child)
      change(child)
      return try Picture(root).bytes
    }
    let plain = try picture { _ in }
    let changed = try picture {
      switch name {
      case "compositingFilter":
        $0.compositingFilter = "multiplyBlendMode"
        #expect($0.compositingFilter as? String == "multiplyBlendMode")
      case "contentsCenter":
        $0.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.1, height: 0.1)
        #expect($0.contentsCenter == CGRect(x: 0.4, y: 0.4, width: 0.1, height: 0.1))
      case "geometryFlipped":
        $0.isGeometryFlipped = true
        #expect($0.isGeometryFlipped && !$0.contentsAreFlipped())
      default:
        $0.anchorPointZ = 30
        #expect($0.anchorPointZ == 30)
      }
    }
    #expect(changed == plain)
  }

  /// Two pixels, red and green, over 20: between them are mixtures.
  @Test func enlargedContentsAreInterpolatedWithEveryFilter() throws {
    let pictures = try [CALayerContentsFilter.linear, .nearest].map { filter in
      let box = layer(CGRect(x: 0, y: 0, width: 20, height: 4))
      box.contents = CGImage(sharing: try Picture(patterned).bitmap)
      box.magnificationFilter = filter
      #expect(box.magnificationFilter == filter)
      return try Picture(box)
    }
    #expect(pictures[0].bytes == pictures[1].bytes)
    let middle = pictures[1][9, 1]
    #expect(middle[0] > 20 && middle[0] < 235 && middle[1] > 20 && middle[1] < 235)
  }

  @Test func valuesThatAreNotDrawnAreLoggedOnce() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        for _ in 0..<2 {
          let layer = CALayer()
          layer.compositingFilter = "multiplyBlendMode"
          layer.contentsCenter = .zero
          layer.isGeometryFlipped = true
          layer.anchorPointZ = 1
          layer.magnificationFilter = .nearest
        }
      }
    }
    let logged = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      logged.split(separator: "\n").filter { $0.hasPrefix("warning: CALayer.") } == [
        "warning: CALayer.compositingFilter is not drawn",
        "warning: CALayer.contentsCenter is not drawn",
        "warning: CALayer.isGeometryFlipped is not drawn",
        "warning: CALayer.anchorPointZ is not drawn",
        "warning: CALayer.magnificationFilter = .nearest is not drawn",
      ])
  }

  /// Two pixels: red, green.
  private var patterned: CALayer {
    let root = layer(CGRect(x: 0, y: 0, width: 2, height: 1), .red)
    root.addSublayer(layer(CGRect(x: 1, y: 0, width: 1, height: 1), .green))
    return root
  }
}

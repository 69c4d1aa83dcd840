import QuartzCore
import Testing

/// Tests that a layer that is mirrored, or rotated by half a turn, shows all its content that way.
@MainActor @Suite struct MirroredLayerTests {
  /// A layer that draws its top left quarter red, and nothing else.
  private final class Corner: CALayer {
    override func draw(in context: CGContext) {
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height / 2))
    }
  }

  enum Way: CaseIterable {
    case across, down, half

    var transform: CGAffineTransform {
      switch self {
      case .across: CGAffineTransform(scaleX: -1, y: 1)
      case .down: CGAffineTransform(scaleX: 1, y: -1)
      case .half: CGAffineTransform(rotationAngle: .pi)
      }
    }

    /// Where the top left quarter of 16 × 16 points is after the transform.
    var corner: CGRect {
      CGRect(x: self == .down ? 0 : 8, y: self == .across ? 0 : 8, width: 8, height: 8)
    }
  }

  private func root(_ layer: CALayer, _ way: Way) -> CALayer {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 16, height: 16)
    layer.frame = root.bounds
    layer.setAffineTransform(way.transform)
    root.addSublayer(layer)
    return root
  }

  @Test(arguments: Way.allCases, [CGFloat(1), 2])
  func whatItDrewIsTurned(_ way: Way, _ scale: CGFloat) throws {
    let layer = Corner()
    layer.contentsScale = scale
    layer.setNeedsDisplay()
    let picture = try Picture(root(layer, way), scale: scale)
    let zoom = CGAffineTransform(scaleX: scale, y: scale)
    #expect(picture.inkBox == way.corner.applying(zoom))
  }

  /// Returns an image of 4 × 4 pixels whose top left quarter is red.
  private func image() throws -> CGImage {
    let bitmap = try #require(Bitmap(width: 4, height: 4))
    let context = bitmap.makeContext(scale: 1)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    return CGImage(sharing: bitmap)
  }

  @Test(arguments: Way.allCases, [CALayerContentsGravity.resize, .topLeft])
  func itsContentsAreTurned(_ way: Way, _ gravity: CALayerContentsGravity) throws {
    let layer = CALayer()
    layer.contents = try image()
    layer.contentsGravity = gravity
    layer.contentsScale = gravity == .topLeft ? 0.25 : 1
    let picture = try Picture(root(layer, way))
    let (inside, outside) = (
      way.corner.insetBy(dx: 3, dy: 3), CGRect(x: 0, y: 0, width: 16, height: 16)
    )
    #expect(picture[Int(inside.minX), Int(inside.minY)] == [255, 0, 0, 255])
    let opposite = (
      Int(outside.maxX - inside.minX) - 1, Int(outside.maxY - inside.minY) - 1
    )
    #expect(picture[opposite.0, opposite.1] == [0, 0, 0, 0])
  }

  @Test(arguments: Way.allCases)
  func itsRoundCornersAreTurned(_ way: Way) throws {
    let layer = CALayer()
    layer.backgroundColor = .red
    layer.cornerRadius = 6
    layer.maskedCorners = [.layerMinXMinYCorner]
    let picture = try Picture(root(layer, way))
    let corners = [
      CGPoint(x: 0, y: 0), CGPoint(x: 15, y: 0), CGPoint(x: 0, y: 15), CGPoint(x: 15, y: 15),
    ]
    for corner in corners {
      let isRound = way.corner.contains(corner)
      #expect(picture[Int(corner.x), Int(corner.y)][3] == (isRound ? 0 : 255), "\(corner)")
    }
  }

  /// A chat is mirrored so that it begins at the bottom, and its rows are mirrored again.
  @Test func mirroredTwiceIsNotMirrored() throws {
    let list = CALayer()
    list.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
    let row = Corner()
    row.frame = CGRect(x: 0, y: 10, width: 16, height: 6)
    row.setAffineTransform(CGAffineTransform(scaleX: 1, y: -1))
    row.setNeedsDisplay()
    list.addSublayer(row)
    let picture = try Picture(root(list, .down))
    #expect(picture.inkBox == CGRect(x: 0, y: 0, width: 8, height: 3))
  }
}

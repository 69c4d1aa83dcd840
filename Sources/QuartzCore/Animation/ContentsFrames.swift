/// The images in an animation of a layer's contents, represented by numbers from 0, which the
/// animation interpolates. Between two numbers, one image fades into the other.
@MainActor
struct ContentsFrames {
  private let pictures: [CGImage]

  /// Creates frames of images; nil if there are none, or other values.
  init?(_ values: [Any?]) {
    let pictures = values.compactMap { $0 as? CGImage }
    guard pictures.count == values.count, !pictures.isEmpty else { return nil }
    self.pictures = pictures
  }

  /// The number of each image.
  var numbers: [[Double]] { pictures.indices.map { [Double($0)] } }

  /// A layer's contents as such a number.
  var property: AnimatedProperty {
    AnimatedProperty({ _ in [0] }, { $0.contents = picture(at: $1[0]) })
  }

  private func picture(at position: Double) -> CGImage {
    let position = min(max(position, 0), Double(pictures.count - 1))
    let index = Int(position)
    let part = position - Double(index)
    guard part > 0, let mixed = Self.mix(pictures[index], pictures[index + 1], part) else {
      return pictures[index]
    }
    return mixed
  }

  /// Returns an image of the larger size, interpolated between two.
  private static func mix(_ first: CGImage, _ second: CGImage, _ part: Double) -> CGImage? {
    let width = max(first.width, second.width)
    let height = max(first.height, second.height)
    guard let bitmap = Bitmap(width: width, height: height) else { return nil }
    let context = bitmap.makeContext(scale: 1)
    let position = CGRect(x: 0, y: 0, width: width, height: height)
    context.setAlpha(1 - part)
    context.drawUpright(first, in: position)
    context.setBlendMode(.plusLighter)
    context.setAlpha(part)
    context.drawUpright(second, in: position)
    return CGImage(sharing: bitmap)
  }
}

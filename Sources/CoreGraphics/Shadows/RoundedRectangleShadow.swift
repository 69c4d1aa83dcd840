/// The shadow of a rectangle whose corners may be round, in device pixels.
package struct RoundedRectangleShadow {
  private let width: Int
  private let height: Int
  private let outline: CGPath
  private let blur: GaussianBlur
  private let color: RGBA

  /// A shadow of a silhouette of whole pixels.
  ///
  /// - Parameter outline: what fills the silhouette, (0, 0) being its top left corner.
  package init(width: Int, height: Int, outline: CGPath, blur: GaussianBlur, color: RGBA) {
    self.width = width
    self.height = height
    self.outline = outline
    self.blur = blur
    self.color = color
  }

  /// Draws the shadow of a silhouette whose top left corner lies at a point, in pixels.
  ///
  /// - Complexity: O(pixels · reach of the blur).
  package func draw(in context: CGContext, at origin: CGPoint, alpha: CGFloat) {
    guard let silhouette = Bitmap(width: width, height: height) else { return }
    let canvas = silhouette.makeContext(scale: 1)
    canvas.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    canvas.addPath(outline)
    canvas.fillPath()
    silhouette.flush()
    guard let shadow = silhouette.blurredShadow(blur, color: color) else { return }
    let reach = CGFloat(blur.reach)
    context.draw(
      shadow, at: CGPoint(x: origin.x - reach, y: origin.y - reach), scale: 1, alpha: alpha)
  }
}

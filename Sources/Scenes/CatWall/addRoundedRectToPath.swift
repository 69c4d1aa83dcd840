import UIKit

/// Adds a rectangle with elliptical corners to a path: four tangent arcs of radius 1 in a space
/// scaled by the corners' size.
///
/// Each of the last four arcs is a corner, so the function can be changed to round some of them
/// only.
func addRoundedRectToPath(
  _ context: CGContext, _ rect: CGRect, _ ovalWidth: CGFloat, _ ovalHeight: CGFloat
) {
  guard ovalWidth > 0, ovalHeight > 0 else { return context.addRect(rect) }
  context.saveGState()
  context.translateBy(x: rect.minX, y: rect.minY)
  context.scaleBy(x: ovalWidth, y: ovalHeight)
  let fw = rect.width / ovalWidth
  let fh = rect.height / ovalHeight
  context.move(to: CGPoint(x: fw, y: fh / 2))
  let corners = [
    (CGPoint(x: fw, y: fh), CGPoint(x: fw / 2, y: fh)),
    (CGPoint(x: 0, y: fh), CGPoint(x: 0, y: fh / 2)),
    (CGPoint(x: 0, y: 0), CGPoint(x: fw / 2, y: 0)),
    (CGPoint(x: fw, y: 0), CGPoint(x: fw, y: fh / 2)),
  ]
  for (corner, next) in corners {
    context.addArc(tangent1End: corner, tangent2End: next, radius: 1)
  }
  context.closePath()
  context.restoreGState()
}

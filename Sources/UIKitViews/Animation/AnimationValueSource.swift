// Further types of values of layer animations, in addition to numbers and geometry.

extension UIColor: AnimationValueSource {
  package var animationComponents: [Double]? { Optional(cgColor).components }
}

extension NSValue: AnimationValueSource {
  package var animationComponents: [Double]? {
    switch String(cString: objCType) {
    // A rectangle's encoding contains those of a point and a size.
    case let type where type.contains("Rect"): cgRectValue.components
    case let type where type.contains("Point"): cgPointValue.components
    case let type where type.contains("Size"): cgSizeValue.components
    case "[16d]": caTransform3DValue.components
    case "[6d]": CATransform3DMakeAffineTransform(cgAffineTransformValue).components
    default: nil
    }
  }
}

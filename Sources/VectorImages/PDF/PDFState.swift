/// The graphics state, which `q` and `Q` save and restore.
struct PDFState {
  struct Paint {
    var space = PDFColorSpace.gray
    var paint: VectorPaint? = .color(.black)
    var alpha = 1.0

    /// The paint with alpha applied; nil for none.
    var effective: VectorPaint? {
      switch paint {
      case .color(let color): return alpha > 0 ? .color(color.faded(by: alpha)) : nil
      case .gradient(var gradient):
        gradient.opacity *= alpha
        return .gradient(gradient)
      case nil: return nil
      }
    }
  }

  /// The transform from user space to the drawing.
  var map: VectorTransform
  var fill = Paint()
  var stroke = Paint()
  var lineWidth = 1.0
  var cap = VectorStroke.Cap.butt
  var join = VectorStroke.Join.miter
  var miterLimit = 10.0
  var dashes: [Double] = []
  var dashPhase = 0.0
  var blend = VectorBlend.normal
  var clips: [VectorClip] = []
  /// The number of path elements of all clips, which are drawn for each group.
  var clipSteps = 0
  var mask: VectorMask?
  /// A number that changes with clips and masks.
  var scope = 0
}

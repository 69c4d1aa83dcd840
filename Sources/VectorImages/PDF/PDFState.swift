/// What a page's operators set, and `q` and `Q` keep.
struct PDFState {
  struct Paint {
    var space = PDFColorSpace.gray
    var paint: VectorPaint? = .color(.black)
    var alpha = 1.0

    /// What is painted with; nil for nothing.
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

  /// From user space to the drawing.
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
  /// The steps of all clips, each of which is drawn for each group under it.
  var clipSteps = 0
  var mask: VectorMask?
  /// Changes with every clip and mask: items of one number lie under the same ones.
  var scope = 0
}

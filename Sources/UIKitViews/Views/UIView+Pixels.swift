import Sessions

/// The pixel scale of the layout pass in progress.
///
/// Labels read it at every measurement. Walking to the window instead took 6 % of the layout of a
/// scrolled list of cells with 20 labels each.
@MainActor
private enum PixelScaleOfPass {
  static var isActive = false
  static var scale: CGFloat?
  /// The session presented when the scale was read.
  static var session: ObjectIdentifier?
}

extension UIView {
  /// The number of device pixels per point: that of the window's screen or, outside a window, that
  /// of the last picture. Sizes and positions are also read outside the session in which the
  /// picture was taken.
  ///
  /// - Complexity: O(depth), and O(1) in a layout pass, whose views have the same scale.
  package var pixelScale: CGFloat {
    typealias Pass = PixelScaleOfPass
    let presented = RenderSession.presented
    let session = presented.map(ObjectIdentifier.init)
    if let scale = Pass.scale, Pass.session == session { return scale }
    let scale = pixelScale(isPresented: presented != nil)
    if Pass.isActive { (Pass.scale, Pass.session) = (scale, session) }
    return scale
  }

  /// Performs a layout pass of the view's hierarchy.
  func layOutWithOnePixelScale(_ layOut: () -> Void) {
    typealias Pass = PixelScaleOfPass
    let outer = (Pass.isActive, Pass.scale, Pass.session)
    (Pass.isActive, Pass.scale) = (true, nil)
    layOut()
    (Pass.isActive, Pass.scale, Pass.session) = outer
  }

  private func pixelScale(isPresented: Bool) -> CGFloat {
    guard !isPresented else { return ScreenSettings.current.scale }
    var top = self
    while let outer = top.outer.object { top = outer }
    if let window = top as? UIWindow { return window.screen.scale }
    return top.snapshotScale ?? ScreenSettings.current.scale
  }

  /// The number of pixels per point of the last picture of the view; nil if there was none.
  package var snapshotScale: CGFloat? {
    get { layoutFlags.snapshotScale }
    set { layoutFlags.snapshotScale = newValue }
  }
}

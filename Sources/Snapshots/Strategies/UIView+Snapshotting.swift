extension Snapshotting where Value == UIView, Format == CGImage {
  /// The view at its own size, two pixels to the point.
  @MainActor public static var image: Snapshotting { .image() }

  /// The view, laid out and drawn as it would stand on a screen, with every image that was still
  /// loading (`PendingLoad`); one that does not come within ten seconds is an error that names it.
  ///
  /// - Parameters:
  ///   - size: in points; the view is given it and keeps it. Nil keeps the view's own.
  ///   - scale: pixels per point.
  ///   - contentOffset: in points, set after the first layout, as it is and not clamped; on the
  ///     view if it scrolls, else on the first scroll view inside it, depth first.
  ///   - time: seconds on from now at which the picture is taken, in the middle of what moves then; nil
  ///     lets everything come to rest first.
  @MainActor
  public static func image(
    size: CGSize? = nil, scale: CGFloat = 2, contentOffset: CGPoint? = nil,
    at time: TimeInterval? = nil
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image) { view in
      try MainActor.assumeIsolated {
        if let size { view.bounds.size = size }
        view.layoutIfNeeded()
        if let contentOffset {
          guard let scrollView = view.firstScrollView else {
            throw SnapshotError.nothingScrolls(String(describing: type(of: view)))
          }
          scrollView.contentOffset = contentOffset
          view.layoutIfNeeded()
        }
        try view.load()
        if let time { MediaClock.advance(by: time) } else { MediaClock.settle() }
        guard let bitmap = try view.completePicture(scale: scale, resting: time == nil) else {
          throw SnapshotError.unusableSize(view.bounds.size, scale: scale)
        }
        return Capture(CGImage(sharing: bitmap)) { LayoutCapture.layout(of: view, scale: scale) }
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == CGImage {
  /// The controller's view at its own size, two pixels to the point.
  @MainActor public static var image: Snapshotting { .image() }

  /// The controller's view in a window of its own, after it has appeared.
  ///
  /// The parameters are those of the strategy for views.
  @MainActor
  public static func image(
    size: CGSize? = nil, scale: CGFloat = 2, contentOffset: CGPoint? = nil,
    at time: TimeInterval? = nil
  ) -> Snapshotting {
    Snapshotting<UIView, CGImage>.image(scale: scale, contentOffset: contentOffset, at: time)
      .pullback { controller in
        MainActor.assumeIsolated {
          let extent = size ?? UIScreen.main.bounds.size
          let window = UIWindow(frame: CGRect(origin: .zero, size: extent))
          window.rootViewController = controller
          window.makeKeyAndVisible()
          return window
        }
      }
  }
}

extension UIView {
  fileprivate func load() throws(SnapshotError) {
    do throws(LoadError) {
      try layOutAndLoad()
    } catch {
      throw SnapshotError(error)
    }
  }

  fileprivate func completePicture(
    scale: CGFloat, resting: Bool
  ) throws(SnapshotError) -> Bitmap? {
    do throws(LoadError) {
      return try loadedSnapshotBitmap(scale: scale, resting: resting)
    } catch {
      throw SnapshotError(error)
    }
  }

  package var firstScrollView: UIScrollView? {
    if let scrollView = self as? UIScrollView { return scrollView }
    for subview in subviews {
      if let found = subview.firstScrollView { return found }
    }
    return nil
  }
}

/// The stack of UIKit's drawing contexts, one per thread.
///
/// Source: Apple, UIGraphicsGetCurrentContext.
private final class ContextStack {
  var contexts: [CGContext] = []
  var images: [ImageContext] = []

  struct ImageContext {
    let context: CGContext
    let scale: CGFloat
    let isOpaque: Bool
  }

  static var current: ContextStack {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<ContextStack>.fromOpaque(pointer).takeUnretainedValue()
    }
    let stack = ContextStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<ContextStack>.fromOpaque(pointer).release()
    }
    return key
  }()
}

/// Returns the current context; nil outside of `draw(_:)` and image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.contexts.last
}

/// Makes a context current until the matching `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(context)
}

/// Restores the previous context; does nothing if there is none.
public func UIGraphicsPopContext() {
  _ = ContextStack.current.contexts.popLast()
}

/// Calls `body` with `context` as the current one, then restores its graphics state.
package func withCurrentContext<R>(_ context: CGContext, _ body: () throws -> R) rethrows -> R {
  UIGraphicsPushContext(context)
  context.saveGState()
  defer {
    context.restoreGState()
    UIGraphicsPopContext()
  }
  return try body()
}

// MARK: Image contexts

/// Begins an image context of `size` points, transparent, with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context of `size` points.
///
/// An opaque one is black at first. `scale` is in pixels per point; 0 means the main screen's. For
/// a size without pixels, or with too many, the context is of one pixel.
/// Source: Apple, UIGraphicsBeginImageContextWithOptions.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale.isFinite && scale > 0 ? scale : ScreenSettings.current.scale
  let bitmap = Bitmap(size: size, scale: scale) ?? Bitmap(width: 1, height: 1)
  guard let bitmap else { return }
  let context = bitmap.makeContext(scale: scale)
  if opaque {
    context.setFillColor(.black)
    context.fill(.infinite)
  }
  let stack = ContextStack.current
  stack.contexts.append(context)
  stack.images.append(.init(context: context, scale: scale, isOpaque: opaque))
}

/// Returns the image of the innermost image context; nil outside of one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let image = ContextStack.current.images.last,
    let picture = image.context.makeImage()
  else { return nil }
  return UIImage(cgImage: picture, scale: image.scale, orientation: .up)
}

/// Ends the innermost image context.
public func UIGraphicsEndImageContext() {
  let stack = ContextStack.current
  guard let image = stack.images.popLast(),
    let index = stack.contexts.lastIndex(where: { $0 === image.context })
  else { return }
  stack.contexts.removeSubrange(index...)
}

extension Bitmap {
  /// Creates a clear bitmap of `size` points, with fractions of pixels rounded up; nil for no
  /// pixels or too many.
  package convenience init?(size: CGSize, scale: CGFloat) {
    let pixels = PixelSize(points: size, scale: scale)
    self.init(width: pixels.width, height: pixels.height)
  }
}

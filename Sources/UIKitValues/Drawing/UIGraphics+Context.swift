/// The stack of contexts that UIKit's drawing goes to, one per thread.
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

/// The context that UIKit draws into now; nil outside `draw(_:)` and image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.contexts.last
}

/// Makes `context` the current one until the matching `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(context)
}

/// Returns to the context before; without one nothing happens.
public func UIGraphicsPopContext() {
  _ = ContextStack.current.contexts.popLast()
}

/// Runs `body` with `context` as the current one, its graphics state put back afterwards.
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

/// Starts drawing an image of `size` points, transparent, one pixel to the point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Starts drawing an image of `size` points.
///
/// An opaque one starts out black. `scale` is in pixels per point; 0 means the main screen's.
/// A size that has no pixels, or too many, starts nothing that can be seen.
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

/// The image drawn so far in the innermost image context; nil outside of one.
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
  /// A clear bitmap of `size` points, fractions of pixels rounded up; nil when it would have no
  /// pixels or too many.
  package convenience init?(size: CGSize, scale: CGFloat) {
    let pixels = PixelSize(points: size, scale: scale)
    self.init(width: pixels.width, height: pixels.height)
  }
}

/// Overrides of `hitTest(_:with:)` in extensions of UIKit's own classes, which apply to all views
/// of the class. Code that the source tool writes registers them.
///
/// One per process, since a class's methods are the same on every screen. Overrides are registered
/// before `main`, on the program's only thread at that time, and read on the main actor; so a hit
/// test needs no lock, which it would have to take for each view.
public final class HitTestOverrides: @unchecked Sendable {
  /// Returns the view at a point in a view's coordinates.
  public typealias HitTest = @MainActor (UIView, CGPoint, UIEvent?) -> UIView?

  static let shared = HitTestOverrides()

  private var waiting: [@MainActor () -> (AnyClass, HitTest)] = []
  private var overrides: [(type: AnyClass, test: HitTest)] = []

  /// Registers an override before `main`.
  @preconcurrency
  public static func register(_ make: @escaping @MainActor () -> (AnyClass, HitTest)) {
    shared.waiting.append(make)
  }

  /// Returns the result of `super.hitTest` in an override of a class's extension.
  @MainActor
  public static func hitTest(
    _ view: UIView, below type: AnyClass, _ point: CGPoint, with event: UIEvent?
  ) -> UIView? {
    guard let override = shared.override(for: view, below: type) else {
      return view.hitTestSubviews(point, with: event)
    }
    return override(view, point, event)
  }

  /// Returns the override of the nearest of a view's classes; nil if there is none.
  @MainActor
  func override(for view: UIView, below type: AnyClass? = nil) -> HitTest? {
    if !waiting.isEmpty {
      for make in waiting { overrides.append(make()) }
      waiting = []
    }
    guard !overrides.isEmpty else { return nil }
    let index = ExtensionOverrides.next(of: view, below: type, among: overrides.map(\.type))
    return index < 0 ? nil : overrides[index].test
  }
}

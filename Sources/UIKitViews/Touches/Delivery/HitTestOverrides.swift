/// Overrides of `hitTest(_:with:)` in extensions of UIKit's own classes, which count for all views
/// of the class: what the source tool writes registers them.
///
/// One for the process: a class's methods are the same on every screen. They are registered before
/// `main`, on the program's one thread then, and read on the main actor: no lock, which each view
/// of each hit test would take.
public final class HitTestOverrides: @unchecked Sendable {
  /// What a view is asked for a point of its own.
  public typealias HitTest = @MainActor (UIView, CGPoint, UIEvent?) -> UIView?

  static let shared = HitTestOverrides()

  private var waiting: [@MainActor () -> (AnyClass, HitTest)] = []
  private var overrides: [(type: AnyClass, test: HitTest)] = []

  /// Registers an override before the program begins.
  @preconcurrency
  public static func register(_ make: @escaping @MainActor () -> (AnyClass, HitTest)) {
    shared.waiting.append(make)
  }

  /// What `super.hitTest` says in an override of a class's extension.
  @MainActor
  public static func hitTest(
    _ view: UIView, below type: AnyClass, _ point: CGPoint, with event: UIEvent?
  ) -> UIView? {
    guard let override = shared.override(for: view, below: type) else {
      return view.hitTestInside(point, with: event)
    }
    return override(view, point, event)
  }

  /// The override of the nearest of a view's classes; nil where there is none.
  @MainActor
  func override(for view: UIView, below type: AnyClass? = nil) -> HitTest? {
    if !waiting.isEmpty {
      for make in waiting { overrides.append(make()) }
      waiting = []
    }
    guard !overrides.isEmpty else { return nil }
    let place = ExtensionOverrides.next(of: view, below: type, among: overrides.map(\.type))
    return place < 0 ? nil : overrides[place].test
  }
}

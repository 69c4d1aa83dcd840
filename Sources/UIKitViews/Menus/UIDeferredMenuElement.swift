/// Menu elements that are created when the menu is shown; a disabled element «Loading…»
/// replaces them until then.
///
/// Source: Apple, UIDeferredMenuElement.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private typealias Provider = @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let keeps: Bool
  private var isAsked = false
  private var elements: [UIMenuElement]?

  /// Creates a placeholder of elements that are provided when the menu is first shown, and kept.
  public convenience init(
    _ elementProvider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
  ) { self.init(keeps: true, elementProvider) }

  /// Returns a placeholder of elements that are provided each time the menu is shown.
  public static func uncached(
    _ elementProvider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(keeps: false, elementProvider) }

  private init(keeps: Bool, _ provider: @escaping Provider) {
    (self.keeps, self.provider) = (keeps, provider)
    super.init(title: "", subtitle: nil, image: nil)
  }

  package override var visibleElements: [UIMenuElement] {
    elements ?? [UIAction(title: "Loading…", attributes: .disabled) { _ in }]
  }

  override func load(whenChanged: @escaping () -> Void) {
    if !keeps { (isAsked, elements) = (false, nil) }
    guard !isAsked else { return }
    isAsked = true
    var isAsking = true
    provider { [weak self] elements in
      MainActor.assumeIsolated {
        self?.elements = elements
        if !isAsking { whenChanged() }
      }
    }
    isAsking = false
  }
}

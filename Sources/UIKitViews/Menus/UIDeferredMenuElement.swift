/// Elements of a menu that are made when the menu is shown; a grey line says «Loading…» until then.
///
/// Source: Apple, UIDeferredMenuElement.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private typealias Provider = @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let keeps: Bool
  private var isAsked = false
  private var elements: [UIMenuElement]?

  /// Elements that are made the first time that the menu is shown, and kept.
  public convenience init(
    _ elementProvider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
  ) { self.init(keeps: true, elementProvider) }

  /// Elements that are made each time the menu is shown.
  public static func uncached(
    _ elementProvider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(keeps: false, elementProvider) }

  private init(keeps: Bool, _ provider: @escaping Provider) {
    (self.keeps, self.provider) = (keeps, provider)
    super.init(title: "", subtitle: nil, image: nil)
  }

  package override var shown: [UIMenuElement] {
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

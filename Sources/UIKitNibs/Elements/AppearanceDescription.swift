import InterfaceBuilder

/// The appearance of a bar in a document: colours, images and title attributes over the system
/// background.
@MainActor
struct AppearanceDescription {
  private let model: ObjectModel
  private let plan: NibPlan

  init(_ model: ObjectModel, _ plan: NibPlan) {
    self.model = model
    self.plan = plan
  }

  /// Creates an appearance of a bar's class.
  func make<Appearance: UIBarAppearance>() -> Appearance {
    let appearance = Appearance(idiom: .unspecified)
    // The colour is over the background, whose effect is visible only through a translucent one.
    if let color = color("backgroundColor") { appearance.backgroundColor = color }
    if case .none? = model.value("shadowColor") { appearance.shadowColor = nil }
    if let color = color("shadowColor") { appearance.shadowColor = color }
    if let name = plan.imageName(under: "backgroundImage", of: model) {
      appearance.backgroundImage = plan.image(name)
    }
    if let name = plan.imageName(under: "shadowImage", of: model) {
      appearance.shadowImage = plan.image(name)
    }
    if let mode = plan.choice(
      "backgroundImageContentMode", of: model, UIView.ContentMode.byDocumentName)
    {
      appearance.backgroundImageContentMode = mode
    }
    if let appearance = appearance as? UINavigationBarAppearance { describeTitles(of: appearance) }
    return appearance
  }

  private func describeTitles(of appearance: UINavigationBarAppearance) {
    if case .object(let title)? = model.value("titleTextAttributes") {
      appearance.titleTextAttributes = plan.textAttributes(title)
    }
    if case .object(let title)? = model.value("largeTitleTextAttributes") {
      appearance.largeTitleTextAttributes = plan.textAttributes(title)
    }
  }

  private func color(_ key: String) -> UIColor? {
    if case .color(let color)? = model.value(key) { plan.color(color) } else { nil }
  }
}

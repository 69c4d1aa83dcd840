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
  func make<Look: UIBarAppearance>() -> Look {
    let look = Look(idiom: .unspecified)
    // The colour lies over the background, whose effect is visible only through a translucent one.
    if let color = color("backgroundColor") { look.backgroundColor = color }
    if case .none? = model.value("shadowColor") { look.shadowColor = nil }
    if let color = color("shadowColor") { look.shadowColor = color }
    if let name = plan.imageName(under: "backgroundImage", of: model) {
      look.backgroundImage = plan.image(name)
    }
    if let name = plan.imageName(under: "shadowImage", of: model) {
      look.shadowImage = plan.image(name)
    }
    if let mode = plan.choice(
      "backgroundImageContentMode", of: model, UIView.ContentMode.byDocumentName)
    {
      look.backgroundImageContentMode = mode
    }
    if let look = look as? UINavigationBarAppearance { describeTitles(of: look) }
    return look
  }

  private func describeTitles(of look: UINavigationBarAppearance) {
    if case .object(let title)? = model.value("titleTextAttributes") {
      look.titleTextAttributes = plan.textAttributes(title)
    }
    if case .object(let title)? = model.value("largeTitleTextAttributes") {
      look.largeTitleTextAttributes = plan.textAttributes(title)
    }
  }

  private func color(_ key: String) -> UIColor? {
    if case .color(let color)? = model.value(key) { plan.color(color) } else { nil }
  }
}

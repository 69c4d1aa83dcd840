import InterfaceBuilder

/// How a bar looks as a document describes it: by colours, images and the look of its title, over
/// the system's ground.
@MainActor
struct AppearanceDescription {
  private let model: ObjectModel
  private let plan: NibPlan

  init(_ model: ObjectModel, _ plan: NibPlan) {
    self.model = model
    self.plan = plan
  }

  /// An appearance of a bar's kind.
  func make<Look: UIBarAppearance>() -> Look {
    let look = Look(idiom: .unspecified)
    // A colour lies over the background, whose effect would shine through none that is opaque.
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

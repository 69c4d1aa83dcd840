import InterfaceBuilder

/// The element of an object in a nib, for the object's coder.
final class NibElementReader: DescribedElement {
  let plan: ObjectPlan
  let build: NibBuild
  /// Whether the element has been applied to the object.
  @MainActor private(set) var isDescribed = false

  @MainActor
  init(_ plan: ObjectPlan, _ build: NibBuild) {
    self.plan = plan
    self.build = build
  }

  package func attribute(_ name: String) -> String? { model[name] }

  @MainActor package func child(_ key: String) -> AnyObject? {
    guard case .object(let model)? = plan.model.value(key) else { return nil }
    return build.make(build.compiler.plan(model))
  }

  @MainActor package func claim(_ object: AnyObject, forAttribute name: String) {
    if let id = model[name] { build.preset(object, for: id) }
  }

  @MainActor package func describe(_ object: AnyObject, as type: AnyClass) {
    guard !isDescribed, type == plan.resolved?.described else { return }
    describe(object)
  }

  /// Applies the element to the object.
  @MainActor
  func describe(_ object: AnyObject) {
    isDescribed = true
    build.adopt(object, as: plan, isCreated: true)
  }

  private var model: ObjectModel { plan.model }
}

import InterfaceBuilder
import WorkMeter

/// The construction of a nib's objects: first all objects, then their connections.
@MainActor
final class NibBuild {
  let compiler: NibCompiler
  /// The File's Owner.
  let owner: AnyObject?
  /// The external objects, by the identifiers of their placeholders.
  let externalObjects: [String: AnyObject]
  /// The storyboard of the nib; nil for a xib.
  let storyboard: UIStoryboard?
  /// The controller of the scene.
  weak var controller: UIViewController?
  /// The build of a prototype's scene, for references to objects outside of the prototype.
  weak var outer: NibBuild?

  /// An object, and whether the nib created it, so that it awakes.
  struct BuiltObject {
    let object: AnyObject
    let plan: ObjectPlan
    let isCreated: Bool
  }

  private struct WeakObject { weak var object: AnyObject? }

  @exclusivity(unchecked) private var indices: [AnyObject?]
  /// The former places as weak references, once the objects are retained elsewhere.
  @exclusivity(unchecked) private var known: [WeakObject] = []
  @exclusivity(unchecked) private(set) var built: [BuiltObject] = []
  private var deferred: [@MainActor () -> Void] = []
  /// Existing objects that are described, not created, by place.
  private var presets: [Int: AnyObject] = [:]
  /// The replacements for objects of classes that were not found, which receive no messages.
  private(set) var standIns: Set<ObjectIdentifier> = []
  /// The connections whose other end does not exist yet.
  var waiting: [@MainActor (NibBuild) -> Bool] = []

  init(
    _ compiler: NibCompiler, owner: AnyObject?, externalObjects: [String: AnyObject] = [:],
    storyboard: UIStoryboard? = nil
  ) {
    self.compiler = compiler
    self.owner = owner
    self.externalObjects = externalObjects
    self.storyboard = storyboard
    indices = Array(repeating: nil, count: compiler.plan.objectCount)
  }

  // MARK: Objects

  /// Creates an object; returns nil, with a diagnostic, if its initialiser returns nil.
  ///
  /// - Parameter creator: Creates a controller; if it returns nil, the usual initialiser is used.
  func make(
    _ plan: ObjectPlan, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> AnyObject? {
    if let preset = presets[plan.index] {
      adopt(preset, as: plan)
      return preset
    }
    if let known = object(at: plan.index) { return known }
    if plan.resolved == nil {
      let owner = controller ?? owner
      var custom = plan.model.customClass
      if custom == nil, let absent = ElementKinds.absentClass(of: plan.model),
        ClassFinder.find(absent, owner: owner) != nil
      {
        custom = absent
      }
      let resolved = ClassFinder.resolve(custom, for: plan.kind, owner: owner)
      plan.resolved = resolved
      if resolved.isSubstitute { warnOfClass(of: plan) }
    }
    let element = NibElementReader(plan, self)
    let coder = DescribingCoder(element)
    guard let object = creator?(coder) ?? instantiate(plan, coder) else {
      let name = plan.resolved.map { "\($0.type)" } ?? plan.model.kind
      compiler.plan.diagnose(plan.model.line, "\(name).init(coder:) returned nil.")
      return nil
    }
    if !element.isDescribed { element.describe(object) }
    if plan.isSubstitute { standIns.insert(ObjectIdentifier(object)) }
    WorkMeter.count(.nibObjectsMade)
    return object
  }

  /// Warns about a class that was not found. Without the app its classes are not expected.
  private func warnOfClass(of plan: ObjectPlan) {
    guard let custom = plan.model.customClass else { return }
    guard compiler.plan.isPreview else { return ClassFinder.warn(of: custom, for: plan.kind) }
    let name = (custom.module.map { "\($0)." } ?? "") + custom.name
    compiler.plan.diagnose(
      plan.model.line, "\(plan.kind.type) replaces the class '\(name)'.")
  }

  private func instantiate(_ plan: ObjectPlan, _ coder: NSCoder) -> AnyObject? {
    guard let type = plan.resolved?.type else { return nil }
    if let make = plan.kind.make { return make(plan.model) }
    switch type {
    case let type as UIView.Type: return type.init(coder: coder)
    case let type as UIViewController.Type: return type.init(coder: coder)
    case let type as UICollectionViewLayout.Type: return type.init(coder: coder)
    case let type as UIBarItem.Type: return type.init(coder: coder)
    case let type as UINavigationItem.Type: return type.init(coder: coder)
    case let type as any NibCreatable.Type: return type.init()
    default:
      guard plan.model.kind == "customObject" else { return nil }
      return ObjectiveCMembers.makeObject(of: type) ?? NSObject()
    }
  }

  /// Adds an object and applies its element to it.
  ///
  /// An object of a class that the element does not describe is not changed, with a diagnostic.
  func adopt(_ object: AnyObject, as plan: ObjectPlan, isCreated: Bool = false) {
    guard plan.describes(object) else {
      return compiler.plan.diagnose(
        plan.model.line, "a '\(plan.model.kind)' can't describe a \(type(of: object)).")
    }
    setObject(object, at: plan.index)
    built.append(BuiltObject(object: object, plan: plan, isCreated: isCreated))
    if plan.kind.isView { unsafeDowncast(object, to: UIView.self).nibElement = plan.element }
    for step in plan.steps { step(object, self) }
  }

  /// Registers an existing object for an element.
  func preset(_ object: AnyObject, for id: String) { presets[compiler.index(of: id)] = object }

  func setObject(_ object: AnyObject, at index: Int) {
    if index >= indices.count {
      indices += Array(repeating: nil, count: index + 1 - indices.count)
    }
    indices[index] = object
  }

  /// Returns the object of a place: an object, a constraint or a layout guide; nil if there is
  /// none.
  func object(at index: Int) -> AnyObject? {
    if index < indices.count, let object = indices[index] { return object }
    if index < known.count, let object = known[index].object { return object }
    if let guide = compiler.guides[index], let owner = object(at: guide.owner) {
      return LayoutGuideNames.guide(guide.kind, of: owner)
    }
    if let controller, index == controllerIndex { return controller }
    return outer?.object(at: index)
  }

  /// Returns the object with an identifier.
  func object(_ id: String) -> AnyObject? {
    if id == InterfaceDocument.Placeholder.owner { return owner }
    return externalObjects[id] ?? object(at: compiler.index(of: id))
  }

  /// Adds work to be done after all objects are created.
  func later(_ work: @escaping @MainActor () -> Void) { deferred.append(work) }

  /// The place of the scene's controller.
  private var controllerIndex = -1

  /// Releases the scene's controller, which retains the build until its view exists.
  func releaseController(_ controller: UIViewController, at index: Int) {
    self.controller = controller
    controllerIndex = index
    if index < indices.count { indices[index] = nil }
  }

  /// Releases all objects, since the nib of a prototype retains the build, and is itself retained
  /// by a view of the scene.
  func loosen() {
    known = indices.map { WeakObject(object: $0) }
    (indices, presets) = ([], [:])
  }

  // MARK: Finishing

  /// Applies constraints, runtime attributes, outlets and actions to new objects; then awakes them.
  ///
  /// - Parameter connectOthers: Connects objects that were not created here, such as File's Owner.
  func finish(_ connectOthers: @MainActor () -> Void = {}) {
    let new = built
    built = []
    let work = deferred
    deferred = []
    for work in work { work() }
    activateConstraints(of: new)
    for built in new { setRuntimeAttributes(of: built) }
    let old = waiting
    waiting = []
    for connect in old where !connect(self) { waiting.append(connect) }
    for built in new { connect(built) }
    connectOthers()
    for built in new where built.isCreated { NibAwakening.awaken(built.object) }
  }
}

import InterfaceBuilder
import WorkMeter

/// The objects of a nib while they are made: first all of them, then what connects them.
@MainActor
final class NibBuild {
  let compiler: NibCompiler
  /// File's Owner.
  let owner: AnyObject?
  /// Objects from outside, by the identifiers of their placeholders.
  let externalObjects: [String: AnyObject]
  /// The storyboard the nib is of; nil for a xib.
  let storyboard: UIStoryboard?
  /// The scene's controller.
  weak var controller: UIViewController?
  /// The build of the scene that a prototype is of: it knows the objects outside.
  weak var outer: NibBuild?

  /// An object that was made, and whether by the nib, so that it awakes.
  struct Made {
    let object: AnyObject
    let plan: ObjectPlan
    let isMade: Bool
  }

  private struct WeakObject { weak var object: AnyObject? }

  @exclusivity(unchecked) private var places: [AnyObject?]
  /// What had a place, once those who use it keep it.
  @exclusivity(unchecked) private var known: [WeakObject] = []
  @exclusivity(unchecked) private(set) var made: [Made] = []
  private var deferred: [@MainActor () -> Void] = []
  /// Objects that others make themselves, by place: they are described, not made.
  private var presets: [Int: AnyObject] = [:]
  /// Objects of elements' own classes in place of classes that were not found: nothing is asked of
  /// them.
  private(set) var standIns: Set<ObjectIdentifier> = []
  /// What could not be connected, because its other end is not there yet.
  var waiting: [@MainActor (NibBuild) -> Bool] = []

  init(
    _ compiler: NibCompiler, owner: AnyObject?, externalObjects: [String: AnyObject] = [:],
    storyboard: UIStoryboard? = nil
  ) {
    self.compiler = compiler
    self.owner = owner
    self.externalObjects = externalObjects
    self.storyboard = storyboard
    places = Array(repeating: nil, count: compiler.plan.placeCount)
  }

  // MARK: Objects

  /// Makes an object; nil, and a complaint, for one whose class refuses.
  ///
  /// - Parameter creator: makes a controller in a way of its own; nil from it for the usual one.
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
      compiler.plan.complain(plan.model.line, "\(name).init(coder:) returned nil.")
      return nil
    }
    if !element.isDescribed { element.describe(object) }
    if plan.isSubstitute { standIns.insert(ObjectIdentifier(object)) }
    WorkMeter.count(.nibObjectsMade)
    return object
  }

  /// Where the app is not here its classes are not either, and nobody could name them.
  private func warnOfClass(of plan: ObjectPlan) {
    guard let custom = plan.model.customClass else { return }
    guard compiler.plan.isPreview else { return ClassFinder.warn(of: custom, for: plan.kind) }
    let name = (custom.module.map { "\($0)." } ?? "") + custom.name
    compiler.plan.complain(
      plan.model.line, "\(plan.kind.type) stands for the class '\(name)'.")
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

  /// Takes an object in and gives it what the document says of it.
  ///
  /// What is of a class that the element does not describe stays as it is, with a complaint.
  func adopt(_ object: AnyObject, as plan: ObjectPlan, isMade: Bool = false) {
    guard plan.describes(object) else {
      return compiler.plan.complain(
        plan.model.line, "a '\(plan.model.kind)' can't describe a \(type(of: object)).")
    }
    place(object, at: plan.index)
    made.append(Made(object: object, plan: plan, isMade: isMade))
    if plan.kind.isView { unsafeDowncast(object, to: UIView.self).nibElement = plan.element }
    for step in plan.steps { step(object, self) }
  }

  /// Says that an object is there already that the document describes.
  func preset(_ object: AnyObject, for id: String) { presets[compiler.index(of: id)] = object }

  func place(_ object: AnyObject, at index: Int) {
    if index >= places.count {
      places += Array(repeating: nil, count: index + 1 - places.count)
    }
    places[index] = object
  }

  /// The object of a place: an object, a constraint or a layout guide; nil where there is none yet.
  func object(at index: Int) -> AnyObject? {
    if index < places.count, let object = places[index] { return object }
    if index < known.count, let object = known[index].object { return object }
    if let guide = compiler.guides[index], let owner = object(at: guide.owner) {
      return LayoutGuideNames.guide(guide.kind, of: owner)
    }
    if let controller, index == controllerIndex { return controller }
    return outer?.object(at: index)
  }

  /// The object of an identifier.
  func object(_ id: String) -> AnyObject? {
    if id == InterfaceDocument.Placeholder.owner { return owner }
    return externalObjects[id] ?? object(at: compiler.index(of: id))
  }

  /// Has something done once all objects are made.
  func later(_ work: @escaping @MainActor () -> Void) { deferred.append(work) }

  /// Where the scene's controller has its place.
  private var controllerIndex = -1

  /// Keeps the scene's controller no longer: it keeps the build until its view is there.
  func letGo(of controller: UIViewController, at index: Int) {
    self.controller = controller
    controllerIndex = index
    if index < places.count { places[index] = nil }
  }

  /// Keeps no object any longer: a prototype's nib keeps the build, and a view of the scene the
  /// nib.
  func loosen() {
    known = places.map { WeakObject(object: $0) }
    (places, presets) = ([], [:])
  }

  // MARK: Finishing

  /// Connects what was made: constraints, runtime attributes, outlets, actions; then all awake.
  ///
  /// - Parameter connectOthers: connects what was not made, File's Owner for one.
  func finish(_ connectOthers: @MainActor () -> Void = {}) {
    let new = made
    made = []
    let work = deferred
    deferred = []
    for work in work { work() }
    activateConstraints(of: new)
    for made in new { setRuntimeAttributes(of: made) }
    let old = waiting
    waiting = []
    for connect in old where !connect(self) { waiting.append(connect) }
    for made in new { connect(made) }
    connectOthers()
    for made in new where made.isMade { NibAwakening.awaken(made.object) }
  }
}

import FoundationAdditions
import InterfaceBuilder
import WorkMeter

/// A storyboard, which creates controllers. Its file is read once.
///
/// The file is a bundle resource, as in Xcode: a SwiftPM target copies it
/// (`resources: [.copy("Main.storyboard")]`). Source: Apple, UIStoryboard.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The name of the file, without its extension.
  let name: String
  private let bundle: Bundle?
  private(set) var compiler: NibCompiler

  /// Creates a storyboard from a file in a bundle's resources. Fails with UIKit's message if the
  /// file is missing or malformed.
  ///
  /// - Parameter bundle: The bundle; nil for the main bundle and the image folders.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil
    guard let url = NibFiles.url(of: name, withExtension: "storyboard", in: bundle) else {
      let nearest = NearestName.of(
        name, among: NibFiles.names(withExtension: "storyboard", in: bundle))
      stop(
        "Could not find a storyboard named '\(name)' in bundle NSBundle "
          + "<\((bundle ?? .main).bundlePath)> (loaded)"
          + (nearest.map { ". Did you mean '\($0)'?" } ?? ""),
        exception: "NSInvalidArgumentException")
    }
    do throws(DocumentError) {
      try self.init(contentsOf: url, bundle: bundle)
    } catch {
      stop(error.sentence, exception: "NSInvalidArgumentException")
    }
  }

  /// Creates a storyboard from a file.
  ///
  /// - Parameter isPreview: Whether the storyboard's app is missing.
  package init(
    contentsOf url: URL, bundle: Bundle? = nil, isPreview: Bool = false
  ) throws(DocumentError) {
    WorkMeter.count(.nibsRead)
    name = url.deletingPathExtension().lastPathComponent
    self.bundle = bundle
    let document = try InterfaceDocument(contentsOf: url)
      .localized(by: isPreview ? [:] : NibStrings.texts(of: url, in: bundle))
    compiler = NibCompiler(NibPlan(document, bundle: bundle, isPreview: isPreview))
    super.init()
  }

  /// Creates a storyboard from data.
  package init(data: Data, name: String, isPreview: Bool = false) throws(DocumentError) {
    WorkMeter.count(.nibsRead)
    self.name = name
    bundle = nil
    let document = try InterfaceDocument([UInt8](data), file: "\(name).storyboard")
    compiler = NibCompiler(NibPlan(document, bundle: nil, isPreview: isPreview))
    super.init()
  }

  // MARK: Controllers

  /// Creates the initial controller; returns nil, with a warning, if there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    SceneNesting.outside { initialController() }
  }

  private func initialController() -> UIViewController? {
    guard let id = document.initialController, let controller = controller(id) else {
      warn(
        "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - "
          + "perhaps the designated entry point is not set?")
      return nil
    }
    return controller
  }

  /// Creates the initial controller with a custom creator.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    SceneNesting.outside {
      document.initialController.flatMap { controller($0, creator: creator) }
    } as? ViewController
  }

  /// Creates the controller with an identifier. Fails if there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, creator: nil)
  }

  /// Creates the controller with an identifier by a closure, which calls `init(coder:)`.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let controller = make(identifier, creator: creator)
    guard let controller = controller as? ViewController else {
      stop(
        """
        The controller '\(identifier)' is a \(type(of: controller)), not a \(ViewController.self).
        """,
        exception: "NSInvalidArgumentException")
    }
    return controller
  }

  private func make(
    _ identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let model = document.scenes.lazy.compactMap(\.controller).first {
      $0["storyboardIdentifier"] == identifier
    }
    let instantiated = SceneNesting.outside {
      model?.id.flatMap { controller($0, creator: creator) }
    }
    guard let controller = instantiated else {
      let nearest = NearestName.of(identifier, among: controllerIdentifiers)
      stop(
        "Storyboard (\(NibKeyWriter.name(of: self))) doesn't contain a view controller with "
          + "identifier '\(identifier)'" + (nearest.map { ". Did you mean '\($0)'?" } ?? ""),
        exception: "NSInvalidArgumentException")
    }
    return controller
  }

  // MARK: For commands

  /// The identifiers of controllers that have one, in the file's order.
  package var controllerIdentifiers: [String] {
    document.scenes.compactMap { $0.controller?["storyboardIdentifier"] }
  }

  /// The names of all scenes, in the file's order: the identifier of the controller, or its object
  /// identifier in the document.
  package var sceneNames: [String] {
    document.scenes.compactMap { scene in
      guard let model = scene.controller, model.kind != "viewControllerPlaceholder" else {
        return nil
      }
      return model["storyboardIdentifier"] ?? model.id
    }
  }

  /// The name of the initial scene; nil if there is none.
  package var initialSceneName: String? {
    let model = document.scenes.lazy.compactMap(\.controller).first {
      $0.id == self.document.initialController
    }
    return model.flatMap { $0["storyboardIdentifier"] ?? $0.id }
  }

  /// Whether the storyboard has references to other storyboards.
  package var hasReferences: Bool {
    document.scenes.contains { $0.controller?.kind == "viewControllerPlaceholder" }
  }

  /// Creates the controller of a scene by its name; returns nil if there is no such scene.
  package func controller(ofScene name: String) -> UIViewController? {
    let model = document.scenes.lazy.compactMap(\.controller).first {
      $0["storyboardIdentifier"] == name || $0.id == name
    }
    return model?.id.flatMap { controller($0) }
  }

  /// The diagnostics of the document so far, each with file and line.
  package var diagnostics: [String] { compiler.plan.diagnostics }

  /// The screen of the storyboard's device.
  package var canvas: StoryboardCanvas {
    StoryboardCanvas(device: document.device, isLandscape: document.isLandscape)
  }

  private var document: InterfaceDocument { compiler.plan.document }

  // MARK: Scenes

  /// Returns a new destination controller of a segue.
  func destination(
    of segue: SegueModel, for source: UIViewController, sender: Any? = nil
  ) -> UIViewController? {
    guard let selector = segue.creationSelector,
      let make = NibKeyCache.segueAction(selector, of: source)
    else { return controller(segue.destination) }
    return controller(segue.destination) { coder in
      make(source, coder, sender, segue.identifier) as? UIViewController
    }
  }

  /// Creates the controller of an object identifier; returns nil if there is none, which was
  /// diagnosed before, and, with a diagnostic, if scenes are nested without end.
  private func controller(
    _ id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let scene = document.scenes.first(where: { $0.controller?.id == id }),
      let model = scene.controller
    else { return nil }
    let name = SceneNesting.Scene(file: document.file, id: id)
    if let problem = SceneNesting.problem(with: name, objectCount: scene.objectCount) {
      compiler.plan.diagnose(model.line, problem)
      return nil
    }
    let nesting = SceneNesting(name, objectCount: scene.objectCount)
    return nesting.inside {
      guard model.kind != "viewControllerPlaceholder" else { return reference(model) }
      let controller = build(scene, model, creator: creator)
      controller?.scene.nesting = nesting
      return controller
    }
  }

  private func build(
    _ scene: InterfaceDocument.Scene, _ model: ObjectModel,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if compiler.sizeClasses != .current { compiler = NibCompiler(compiler.plan.rebuilt()) }
    let build = NibBuild(compiler, owner: nil, storyboard: self)
    let plan = compiler.plan(model)
    guard let controller = build.make(plan, creator: creator) as? UIViewController else {
      return nil
    }
    controller.scene.storyboard = self
    build.controller = controller
    for other in scene.objects where other !== model && Self.isInstantiable(other) {
      _ = build.make(compiler.plan(other))
    }
    relate(controller, model)
    build.finish()
    build.releaseController(controller, at: plan.index)
    return controller
  }

  private static func isInstantiable(_ model: ObjectModel) -> Bool {
    model.kind != "placeholder" && model.kind != "exit"
  }

  /// Adds the initial controllers of a container.
  private func relate(_ controller: UIViewController, _ model: ObjectModel) {
    for case .segue(let segue) in model.connections where segue.kind == "relationship" {
      switch (segue.relationship, controller) {
      case ("rootViewController", let navigation as UINavigationController):
        if let root = destination(of: segue, for: controller) {
          navigation.pushViewController(root, animated: false)
        }
      case ("viewControllers", let tabs as UITabBarController):
        if let tab = destination(of: segue, for: controller) {
          tabs.viewControllers = (tabs.viewControllers ?? []) + [tab]
        }
      case (let name?, let split as UISplitViewController) where Self.columns[name] != nil:
        if let column = Self.columns[name], let content = destination(of: segue, for: controller) {
          if column == .supplementary { split.style = .tripleColumn }
          split.setViewController(content, for: column)
        }
      case _ where ElementKinds.isStandIn(model):
        // The replacement of a missing container, about which a warning was logged, shows the first
        // of its controllers.
        guard controller.children.isEmpty, let first = destination(of: segue, for: controller)
        else { continue }
        controller.addChild(first)
        first.view.frame = controller.view.bounds
        first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(first.view)
        first.didMove(toParent: controller)
      default:
        compiler.plan.diagnose(
          segue.line,
          "the relationship '\(segue.relationship ?? "")' of '\(model.kind)' is not kept here.")
      }
    }
  }

  /// The columns of split view controllers by relationship.
  private static let columns: [String: UISplitViewController.Column] = [
    "masterViewController": .primary, "primaryViewController": .primary,
    "supplementaryViewController": .supplementary,
    "detailViewController": .secondary, "secondaryViewController": .secondary,
    "compactViewController": .compact,
  ]

  /// Creates the controller of a reference to another storyboard.
  private func reference(_ model: ObjectModel) -> UIViewController? {
    guard let name = model["storyboardName"] else { return nil }
    guard let url = NibFiles.url(of: name, withExtension: "storyboard", in: bundle) else {
      compiler.plan.diagnose(model.line, "there is no storyboard '\(name)'.")
      return nil
    }
    do throws(DocumentError) {
      let other = try UIStoryboard(
        contentsOf: url, bundle: bundle, isPreview: compiler.plan.isPreview)
      guard let identifier = model["referencedIdentifier"] else {
        return other.initialController()
      }
      return other.controller(ofScene: identifier)
    } catch {
      compiler.plan.diagnose(model.line, error.sentence)
      return nil
    }
  }
}

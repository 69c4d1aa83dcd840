import FoundationAdditions
import InterfaceBuilder
import WorkMeter

/// Makes the controllers of a storyboard, whose file is read once.
///
/// It lies as Xcode keeps it in a bundle's resources: a SwiftPM target copies it
/// (`resources: [.copy("Main.storyboard")]`). Source: Apple, UIStoryboard.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The file's name, without its ending.
  let name: String
  private let bundle: Bundle?
  private(set) var compiler: NibCompiler

  /// The storyboard of a file's name in a bundle's resources. One that is missing or broken stops
  /// the program with UIKit's words.
  ///
  /// - Parameter bundle: nil for the main bundle and the folders of images.
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

  /// The storyboard of a file.
  ///
  /// - Parameter isPreview: whether the app that it is of is not here.
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

  /// The storyboard of a document.
  package init(data: Data, name: String, isPreview: Bool = false) throws(DocumentError) {
    WorkMeter.count(.nibsRead)
    self.name = name
    bundle = nil
    let document = try InterfaceDocument([UInt8](data), file: "\(name).storyboard")
    compiler = NibCompiler(NibPlan(document, bundle: nil, isPreview: isPreview))
    super.init()
  }

  // MARK: Controllers

  /// Makes the controller that the storyboard begins with; nil, and a line on standard error, where
  /// it names none.
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

  /// Makes the controller that the storyboard begins with in a way of one's own.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    SceneNesting.outside {
      document.initialController.flatMap { controller($0, creator: creator) }
    } as? ViewController
  }

  /// Makes the controller of an identifier. One that the storyboard does not have stops the
  /// program.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, creator: nil)
  }

  /// Makes the controller of an identifier in a way of one's own: with `init(coder:)` and more.
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
    let made = SceneNesting.outside { model?.id.flatMap { controller($0, creator: creator) } }
    guard let controller = made else {
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

  /// The names of all scenes, in the file's order: a controller's identifier, or its number in the
  /// document.
  package var sceneNames: [String] {
    document.scenes.compactMap { scene in
      guard let model = scene.controller, model.kind != "viewControllerPlaceholder" else {
        return nil
      }
      return model["storyboardIdentifier"] ?? model.id
    }
  }

  /// The scene that the storyboard begins with, by its name; nil where it names none.
  package var initialSceneName: String? {
    let model = document.scenes.lazy.compactMap(\.controller).first {
      $0.id == self.document.initialController
    }
    return model.flatMap { $0["storyboardIdentifier"] ?? $0.id }
  }

  /// Whether scenes of other storyboards stand among its own.
  package var hasReferences: Bool {
    document.scenes.contains { $0.controller?.kind == "viewControllerPlaceholder" }
  }

  /// Makes a scene's controller by its name; nil where there is no such scene.
  package func controller(ofScene name: String) -> UIViewController? {
    let model = document.scenes.lazy.compactMap(\.controller).first {
      $0["storyboardIdentifier"] == name || $0.id == name
    }
    return model?.id.flatMap { controller($0) }
  }

  /// What the document has that is not read as it was meant, each with file and line, so far.
  package var complaints: [String] { compiler.plan.complaints }

  /// The device that it was drawn for.
  var device: String? { document.device }

  /// Whether that device is held sideways.
  var isLandscape: Bool { document.isLandscape }

  private var document: InterfaceDocument { compiler.plan.document }

  // MARK: Scenes

  /// The controller that a segue leads to, a new one.
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

  /// Makes the controller of a document's identifier; nil for one that is not there, which has been
  /// said, and, with a complaint, where scenes lead into each other without end.
  private func controller(
    _ id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let scene = document.scenes.first(where: { $0.controller?.id == id }),
      let model = scene.controller
    else { return nil }
    let name = SceneNesting.Scene(file: document.file, id: id)
    if let problem = SceneNesting.problem(with: name, objectCount: scene.objectCount) {
      compiler.plan.complain(model.line, problem)
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
    if compiler.sizeClasses != .current { compiler = NibCompiler(compiler.plan.again()) }
    let build = NibBuild(compiler, owner: nil, storyboard: self)
    let plan = compiler.plan(model)
    guard let controller = build.make(plan, creator: creator) as? UIViewController else {
      return nil
    }
    controller.scene.storyboard = self
    build.controller = controller
    for other in scene.objects where other !== model && Self.isMade(other) {
      _ = build.make(compiler.plan(other))
    }
    relate(controller, model)
    build.finish()
    build.letGo(of: controller, at: plan.index)
    return controller
  }

  private static func isMade(_ model: ObjectModel) -> Bool {
    model.kind != "placeholder" && model.kind != "exit"
  }

  /// Puts the controllers that a container begins with into it.
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
        // A container that is not here, which is logged, shows the first of its controllers.
        guard controller.children.isEmpty, let first = destination(of: segue, for: controller)
        else { continue }
        controller.addChild(first)
        first.view.frame = controller.view.bounds
        first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(first.view)
        first.didMove(toParent: controller)
      default:
        compiler.plan.complain(
          segue.line,
          "the relationship '\(segue.relationship ?? "")' of '\(model.kind)' is not kept here.")
      }
    }
  }

  /// The columns of split controllers by their relationships.
  private static let columns: [String: UISplitViewController.Column] = [
    "masterViewController": .primary, "primaryViewController": .primary,
    "supplementaryViewController": .supplementary,
    "detailViewController": .secondary, "secondaryViewController": .secondary,
    "compactViewController": .compact,
  ]

  /// The controller of another storyboard that a scene refers to.
  private func reference(_ model: ObjectModel) -> UIViewController? {
    guard let name = model["storyboardName"] else { return nil }
    guard let url = NibFiles.url(of: name, withExtension: "storyboard", in: bundle) else {
      compiler.plan.complain(model.line, "there is no storyboard '\(name)'.")
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
      compiler.plan.complain(model.line, error.sentence)
      return nil
    }
  }
}

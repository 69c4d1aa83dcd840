import InterfaceBuilder

extension UIViewController {
  /// The storyboard of the controller; nil for one created in code.
  public var storyboard: UIStoryboard? { sceneIfAny?.storyboard }

  /// The name of the nib with the controller's view; nil for none, or for one found by the class's
  /// name.
  public var nibName: String? { nibContents.name }

  /// The bundle of the controller's nib; nil for the main bundle.
  public var nibBundle: Bundle? { nibContents.bundle }

  /// Loads the view from the controller's scene or nib. Returns whether there is one.
  func loadViewFromNib() -> Bool {
    if let scene = sceneIfAny, let view = scene.view {
      scene.view = nil
      return scene.nesting?.inside { load(view) } ?? load(view)
    }
    guard let name = nibContents.name ?? nameOfOwnNib else { return false }
    _ = UINib(nibName: name, bundle: nibContents.bundle).instantiate(withOwner: self, options: nil)
    guard isViewLoaded else {
      stop(
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view "
          + "outlet was not set.")
    }
    return true
  }

  /// Returns whether the scene has a view; another kind of object produces a diagnostic.
  private func load(_ scene: SceneView) -> Bool {
    guard let view = scene.build.make(scene.plan) as? UIView else {
      scene.build.compiler.plan.diagnose(
        scene.plan.model.line,
        "'\(scene.plan.model.kind)' is not a view; an empty view replaces it.")
      return false
    }
    take(nibView: view)
    if self.view.frame.isEmpty { self.view.frame = UIScreen.main.bounds }
    if let refresh = self.scene.refreshControl, let table = view as? UIScrollView {
      table.refreshControl = refresh
    }
    scene.build.finish()
    let embeds = self.scene.embeds
    self.scene.embeds = []
    for (segue, container) in embeds { embed(segue, in: container) }
    scene.build.loosen()
    return true
  }

  /// The nib with the name of the class, first without `Controller`; nil if there is none.
  ///
  /// Every controller looks it up. `String(reflecting:)` returns the same name through a mirror,
  /// which took a twentieth of the time of a first picture.
  private var nameOfOwnNib: String? {
    guard !UIKitModules.declare(type(of: self)) else { return nil }
    let name = _typeName(type(of: self), qualified: false)
    let names = name.hasSuffix("Controller") ? [String(name.dropLast(10)), name] : [name]
    return names.first {
      NibFiles.url(of: $0, withExtension: "xib", in: nibContents.bundle) != nil
    }
  }

  // MARK: Segues

  /// Embeds the destination of a segue in a container view.
  private func embed(_ segue: SegueModel, in container: UIView) {
    guard let storyboard, let destination = storyboard.destination(of: segue, for: self) else {
      return
    }
    UIStoryboardSegue(identifier: segue.identifier, source: self, destination: destination).performs
    { [weak self] in
      guard let self else { return }
      addChild(destination)
      destination.view.frame = container.bounds
      destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(destination.view)
      destination.didMove(toParent: self)
    }.performAndNotify(sender: nil)
  }

  /// Performs the scene's segue with an identifier. Fails if there is none.
  func performSceneSegue(_ identifier: String, sender: Any?) {
    let segue = sceneIfAny?.segues.first { $0.identifier == identifier }
    guard let segue else {
      stop(
        "Receiver (\(NibKeyWriter.name(of: self))) has no segue with identifier '\(identifier)'",
        exception: "NSInvalidArgumentException")
    }
    perform(segue, sender: sender)
  }

  /// Performs a segue.
  func perform(_ segue: SegueModel, sender: Any?) {
    if segue.kind == "unwind" { return unwind(segue, sender: sender) }
    if let identifier = segue.identifier,
      !shouldPerformSegue(withIdentifier: identifier, sender: sender)
    {
      return
    }
    guard
      let destination = SceneNesting.outside({
        storyboard?.destination(of: segue, for: self, sender: sender)
      })
    else { return }
    makeSegue(segue, to: destination).performAndNotify(sender: sender)
  }

  /// Returns a segue of the class that the storyboard names, which performs itself, or one that
  /// performs the action of its kind.
  private func makeSegue(_ segue: SegueModel, to destination: UIViewController) -> UIStoryboardSegue
  {
    if let type = ClassFinder.segueClass(segue.customClass, owner: self) {
      return type.init(identifier: segue.identifier, source: self, destination: destination)
    }
    return UIStoryboardSegue(identifier: segue.identifier, source: self, destination: destination)
      .performs {
        [weak self] in self?.performAndNotify(segue, to: destination)
      }
  }

  private func performAndNotify(_ segue: SegueModel, to destination: UIViewController) {
    switch segue.kind {
    case "showDetail" where splitViewController != nil:
      showDetailViewController(destination, sender: nil)
    case "show", "push", "showDetail":
      guard let navigation = navigationController else {
        return present(destination, animated: segue.isAnimated)
      }
      navigation.pushViewController(destination, animated: segue.isAnimated)
    case "presentation", "modal", "popoverPresentation":
      let style = segue.kind == "popoverPresentation" ? "popover" : segue.presentationStyle
      if let style = style.flatMap({ UIModalPresentationStyle.byDocumentName[$0] }) {
        destination.modalPresentationStyle = style
      }
      if let style = segue.transitionStyle.flatMap({ UIModalTransitionStyle.byDocumentName[$0] }) {
        destination.modalTransitionStyle = style
      }
      pointPopover(to: destination)
      present(destination, animated: segue.isAnimated)
    case "custom":
      // The segue class is missing, about which a warning was logged: its destination is presented
      // without animation.
      present(destination, animated: false)
    default: warn("Segues of the kind '\(segue.kind)' are not performed here.")
    }
  }

  /// Anchors a popover to the controller's view unless it has another anchor.
  private func pointPopover(to destination: UIViewController) {
    guard let popover = destination.popoverPresentationController, popover.sourceView == nil,
      popover.barButtonItem == nil
    else { return }
    popover.sourceView = view
  }

  /// Unwinds to the controller below this one, in its navigation controller or by presentation,
  /// that implements the segue's action.
  private func unwind(_ segue: SegueModel, sender: Any?) {
    guard let action = segue.unwindAction else { return }
    let target = controllersBelow.first { NibKeyWriter.responds($0, to: action) }
    guard let target else { return }
    let unwindSegue = UIStoryboardSegue(
      identifier: segue.identifier, source: self, destination: target)
    prepare(for: unwindSegue, sender: sender)
    NibKeyWriter.perform(action, of: target, sender: unwindSegue)
    if target.presentedViewController != nil || target.navigationController !== navigationController
    {
      (target.navigationController ?? target).dismiss(animated: segue.isAnimated)
    }
    target.navigationController?.popToViewController(target, animated: segue.isAnimated)
  }

  /// The controllers below this one, the next first.
  private var controllersBelow: [UIViewController] {
    let stack = navigationController?.viewControllers ?? [self]
    let under = stack.prefix { $0 !== self }.reversed()
    guard let presenter = (navigationController ?? self).presentingViewController else {
      return Array(under)
    }
    let top = (presenter as? UINavigationController)?.topViewController ?? presenter
    return under + [top] + top.controllersBelow
  }
}

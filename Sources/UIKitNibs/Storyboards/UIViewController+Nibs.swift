import InterfaceBuilder

extension UIViewController {
  /// The storyboard that the controller is of; nil for one that is made in code.
  public var storyboard: UIStoryboard? { sceneIfAny?.storyboard }

  /// The name of the nib that the controller's view is in; nil for none, or one that is found by
  /// the class's name.
  public var nibName: String? { nibContents.name }

  /// The bundle that the controller's nib is in; nil for the main bundle.
  public var nibBundle: Bundle? { nibContents.bundle }

  /// Makes the view as the controller's scene or nib has it. Returns whether there is one.
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

  /// Returns whether the scene has a view; what else stands there is said.
  private func load(_ scene: SceneView) -> Bool {
    guard let view = scene.build.make(scene.plan) as? UIView else {
      scene.build.compiler.plan.complain(
        scene.plan.model.line, "'\(scene.plan.model.kind)' is no view; an empty one stands for it.")
      return false
    }
    take(nibView: view)
    self.view.frame = UIScreen.main.bounds
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

  /// The nib that is named as the class, without `Controller` first; nil where there is none.
  ///
  /// Every controller asks for it. `String(reflecting:)` gives the same name by way of a mirror,
  /// which was a twentieth of a cold picture's time.
  private var nameOfOwnNib: String? {
    guard !UIKitModules.declare(type(of: self)) else { return nil }
    let name = _typeName(type(of: self), qualified: false)
    let names = name.hasSuffix("Controller") ? [String(name.dropLast(10)), name] : [name]
    return names.first {
      NibFiles.url(of: $0, withExtension: "xib", in: nibContents.bundle) != nil
    }
  }

  // MARK: Segues

  /// Shows the scene that a segue embeds in a container.
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
    }.go(sender: nil)
  }

  /// Goes where a segue of the controller's scene leads. A name that it does not have stops the
  /// program.
  func performSceneSegue(_ identifier: String, sender: Any?) {
    let segue = sceneIfAny?.segues.first { $0.identifier == identifier }
    guard let segue else {
      stop(
        "Receiver (\(NibKeyWriter.name(of: self))) has no segue with identifier '\(identifier)'",
        exception: "NSInvalidArgumentException")
    }
    perform(segue, sender: sender)
  }

  /// Goes where a segue leads.
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
    way(segue, to: destination).go(sender: sender)
  }

  /// A segue that is an object of the class that the storyboard names, and performs itself; or one
  /// that does what its kind says.
  private func way(_ segue: SegueModel, to destination: UIViewController) -> UIStoryboardSegue {
    if let type = ClassFinder.segueClass(segue.customClass, owner: self) {
      return type.init(identifier: segue.identifier, source: self, destination: destination)
    }
    return UIStoryboardSegue(identifier: segue.identifier, source: self, destination: destination)
      .performs {
        [weak self] in self?.go(segue, to: destination)
      }
  }

  private func go(_ segue: SegueModel, to destination: UIViewController) {
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
      // The class is not here, which is logged: what it would do is shown without its motion.
      present(destination, animated: false)
    default: warn("Segues of the kind '\(segue.kind)' are not performed here.")
    }
  }

  /// A popover belongs to all of the controller's view unless something else has been said.
  private func pointPopover(to destination: UIViewController) {
    guard let popover = destination.popoverPresentationController, popover.sourceView == nil,
      popover.barButtonItem == nil
    else { return }
    popover.sourceView = view
  }

  /// Goes back to the controller under this one, in its navigation controller or by which it was
  /// presented, that has the segue's method.
  private func unwind(_ segue: SegueModel, sender: Any?) {
    guard let action = segue.unwindAction else { return }
    let target = controllersBelow.first { NibKeyWriter.responds($0, to: action) }
    guard let target else { return }
    let way = UIStoryboardSegue(identifier: segue.identifier, source: self, destination: target)
    prepare(for: way, sender: sender)
    NibKeyWriter.perform(action, of: target, sender: way)
    if target.presentedViewController != nil || target.navigationController !== navigationController
    {
      (target.navigationController ?? target).dismiss(animated: segue.isAnimated)
    }
    target.navigationController?.popToViewController(target, animated: segue.isAnimated)
  }

  /// The controllers under this one, the next first.
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

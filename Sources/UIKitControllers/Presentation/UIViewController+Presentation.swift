extension UIViewController {
  /// What this controller presents, or one that it lies in.
  public var presentedViewController: UIViewController? {
    presentation.presented ?? parent?.presentedViewController
  }

  /// What presents this controller, or one that it lies in.
  public var presentingViewController: UIViewController? {
    presentation.presenting ?? parent?.presentingViewController
  }

  /// Whether the controller is coming because it is presented.
  public var isBeingPresented: Bool { presentation.phase == .presenting }

  /// Whether the controller is going because it is dismissed.
  public var isBeingDismissed: Bool { presentation.phase == .dismissing }

  /// What places the controller when it is presented, by its presentation style.
  public var presentationController: UIPresentationController? {
    if let known = presentation.controller, known.style == presentationStyleInUse { return known }
    if presentation.phase != .none { return presentation.controller }
    presentation.controller = makePresentationController(by: nil)
    return presentation.controller
  }

  /// The same where it is a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The same where it is a popover, also while that is shown as a sheet; nil for controllers of
  /// another style.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    if let known = presentation.popover { return known }
    let made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    presentation.popover = made
    return made
  }

  /// What `.automatic` stands for.
  var presentationStyleInUse: UIModalPresentationStyle {
    switch modalPresentationStyle {
    case .automatic: .pageSheet
    default: modalPresentationStyle
    }
  }

  private func makePresentationController(
    by source: UIViewController?
  ) -> UIPresentationController? {
    let style = presentationStyleInUse
    let made: UIPresentationController?
    switch style {
    case .none: return nil
    case .pageSheet, .formSheet:
      made = UISheetPresentationController(presentedViewController: self, presenting: nil)
    case .popover: made = popoverPresentationController
    case .custom:
      made =
        transitioningDelegate?.presentationController?(
          forPresented: self, presenting: nil, source: source ?? self) ?? nil
    default: made = ownPresentationController()
    }
    let controller =
      made ?? UIPresentationController(presentedViewController: self, presenting: nil)
    controller.style = style
    return controller
  }

  // MARK: Coming

  func startPresenting(
    _ new: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    let presenter = presenter(for: new.presentationStyleInUse)
    guard let controller = mayPresent(new, by: presenter) else { return }
    new.presentation.controller = controller
    (presenter.presentation.presented, new.presentation.presenting) = (new, presenter)
    controller.presenting = presenter
    controller.run(isPresentation: true, animated: animated, source: self) { _ in completion?() }
  }

  private func mayPresent(
    _ new: UIViewController, by presenter: UIViewController
  ) -> UIPresentationController? {
    let (this, other) = ("<\(type(of: self))>", "<\(type(of: new))>")
    let from = "Attempt to present \(other) on <\(type(of: presenter))> (from \(this))"
    if new.presentation.presenting != nil {
      stop(
        "Application tried to present modally a view controller \(other) that is already being "
          + "presented by <\(type(of: new.presentation.presenting ?? presenter))>.",
        exception: "NSInvalidArgumentException")
    }
    if let presented = presenter.presentation.presented {
      warn("\(from) which is already presenting <\(type(of: presented))>.")
      return nil
    }
    guard presenter.viewIfLoaded?.window != nil else {
      warn("\(from) whose view is not in the window hierarchy.")
      return nil
    }
    return switch new.presentationStyleInUse {
    case .custom: new.makePresentationController(by: self)
    case .popover: new.popoverPresentationController?.adapted(to: presenter.traitCollection)
    default: new.presentationController
    }
  }

  /// The controller that is covered: this one or one that it lies in.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let around = sequence(first: self, next: \.parent)
    if style == .currentContext || style == .overCurrentContext,
      let definer = around.first(where: \.definesPresentationContext)
    {
      return definer
    }
    return around.reversed().first ?? self
  }

  // MARK: Going

  func startDismissing(animated: Bool, _ completion: (() -> Void)?) {
    guard let presented = presentedViewController ?? presentedAncestor else {
      completion?()
      return
    }
    // What that one presents goes at once.
    presented.presentation.presented?.dismissSelf(animated: false) { _ in }
    presented.dismissSelf(animated: animated) { _ in completion?() }
  }

  /// Takes this controller away, which is presented.
  func dismissSelf(animated: Bool, _ completion: @escaping @MainActor (Bool) -> Void) {
    guard let controller = presentation.controller, presentation.phase != .none else { return }
    presentation.presented?.dismissSelf(animated: false) { _ in }
    controller.transition?.finishNow()
    controller.run(isPresentation: false, animated: animated, source: self, completion)
  }

  /// This controller or one that it lies in, where that is presented.
  private var presentedAncestor: UIViewController? {
    sequence(first: self, next: \.parent).first { $0.presentation.presenting != nil }
  }
}

// Unsupported: UIViewController.dismiss(animated:completion:) · drawn · Of several presentations
//   dismissed at once, those above go without animation. · test: PresentationTests

extension UIViewController {
  /// The controller that this controller, or its nearest ancestor, presents.
  public var presentedViewController: UIViewController? {
    presentation.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this controller or its nearest ancestor.
  public var presentingViewController: UIViewController? {
    presentation.presenting ?? parent?.presentingViewController
  }

  /// The controller that presents this one; nil for a presented controller's descendants.
  var presenter: UIViewController? { presentation.presenting }

  /// Whether the controller is being presented.
  public var isBeingPresented: Bool { presentation.phase == .presenting }

  /// Whether the controller is being dismissed.
  public var isBeingDismissed: Bool { presentation.phase == .dismissing }

  /// The controller's presentation controller, according to its presentation style.
  public var presentationController: UIPresentationController? {
    if let known = presentation.controller, known.style == presentationStyleInUse { return known }
    if presentation.phase != .none { return presentation.controller }
    presentation.controller = makePresentationController(by: nil)
    return presentation.controller
  }

  /// The presentation controller if it is a sheet presentation controller.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover presentation controller, also while the popover is shown as a sheet; nil for other
  /// styles.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    if let known = presentation.popover { return known }
    let made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    presentation.popover = made
    return made
  }

  /// The presentation style, with an override's `.automatic` resolved.
  var presentationStyleInUse: UIModalPresentationStyle {
    switch modalPresentationStyle {
    case .automatic: .pageSheet
    default: modalPresentationStyle
    }
  }

  /// Replaces `.automatic` by the style that it means for this controller.
  func fixStyle() {
    if modalPresentationStyle == .automatic { modalPresentationStyle = .pageSheet }
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

  // MARK: Presenting

  func startPresenting(
    _ new: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    let presenter = presenter(for: new.presentationStyleInUse)
    guard let controller = canPresent(new, by: presenter) else { return }
    new.presentation.controller = controller
    (presenter.presentation.presented, new.presentation.presenting) = (new, presenter)
    controller.presenting = presenter
    controller.run(isPresentation: true, animated: animated, source: self) { _ in completion?() }
  }

  private func canPresent(
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

  /// Returns the controller that presents: this controller or one of its ancestors.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let around = sequence(first: self, next: \.parent)
    if style == .currentContext || style == .overCurrentContext,
      let definer = around.first(where: \.definesPresentationContext)
    {
      return definer
    }
    return around.reversed().first ?? self
  }

  // MARK: Dismissing

  func startDismissing(animated: Bool, _ completion: (() -> Void)?) {
    guard let presented = presentedViewController ?? presentedAncestor else {
      completion?()
      return
    }
    // A controller presented on top is dismissed without animation.
    presented.presentation.presented?.dismissSelf(animated: false) { _ in }
    presented.dismissSelf(animated: animated) { _ in completion?() }
  }

  /// Dismisses this controller, which is presented.
  func dismissSelf(animated: Bool, _ completion: @escaping @MainActor (Bool) -> Void) {
    guard let controller = presentation.controller, presentation.phase != .none else { return }
    presentation.presented?.dismissSelf(animated: false) { _ in }
    controller.transition?.finishNow()
    controller.run(isPresentation: false, animated: animated, source: self, completion)
  }

  /// This controller or its nearest ancestor that is presented.
  private var presentedAncestor: UIViewController? {
    sequence(first: self, next: \.parent).first { $0.presentation.presenting != nil }
  }
}

// Unsupported: UIViewController.dismiss(animated:completion:) · drawn · Of several presentations
//   dismissed at once, those above go without animation. · test: PresentationTests

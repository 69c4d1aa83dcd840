extension UIViewController {
  /// The presentation controller of the presentation that contains this controller; nil if neither
  /// it nor an ancestor is presented. Source: Apple, UIViewController.activePresentationController.
  public var activePresentationController: UIPresentationController? {
    sequence(first: self, next: \.parent).first { $0.presentation.controller?.presenting != nil }?
      .presentation.controller
  }

  /// ``isModalInPresentation``, under its name before iOS 13.
  @available(*, deprecated, renamed: "isModalInPresentation")
  public var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }

  /// The tab of the controller in its tab bar controller; nil without one. Source: Apple,
  /// UIViewController.tab.
  public var tab: UITab? {
    tabBarController?.tabs.lazy.flatMap(\.withDescendants).first { $0.viewController === self }
  }

  /// Does nothing: traits are passed on at once.
  public func updateTraitsIfNeeded() {}
}

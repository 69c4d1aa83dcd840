import Sessions

extension UIViewController {
  /// Loads the view if it is not loaded.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    MainThreadChecker.check("UIViewController", "view")
    loadView()
    viewDidLoad()
  }

  /// Loads the view from the controller's storyboard scene or nib. Returns whether there is one.
  func loadsViewFromNib() -> Bool { Nibs.documentsIfLinked?.loadView(of: self) ?? false }

  /// The render session of the controller's view, if loaded, or the controller's own.
  package var session: RenderSession { viewIfLoaded?.layer.session ?? ownSession }
}

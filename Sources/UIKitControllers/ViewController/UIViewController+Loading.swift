import Sessions

extension UIViewController {
  /// Loads the root view if that has not happened.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    OffMainCall.check("UIViewController", "view")
    loadView()
    viewDidLoad()
  }

  /// Makes the view as the controller's scene or nib has it. Returns whether there is one.
  func loadsViewFromNib() -> Bool { Nibs.documentsIfLinked?.loadView(of: self) ?? false }

  /// The session of the controller's view, once it is loaded.
  package var session: RenderSession { viewIfLoaded?.layer.session ?? ownSession }
}

/// A controller of a collection view, of which it is the data source and delegate.
///
/// Source: Apple, UICollectionViewController.
@preconcurrency @MainActor
open class UICollectionViewController: UICollectionViewControllerRequirements,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  /// The collection view, which fills the controller's view. Setting it makes the controller its
  /// data source and delegate where those are nil.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return displayedCollectionView
    }
    set {
      displayedCollectionView = newValue
      if let newValue { fillDataSourceAndDelegate(of: newValue) }
    }
  }

  /// The layout with which the controller was created, even if the collection view has another one
  /// now; for a controller from a nib, the collection view's layout.
  open var collectionViewLayout: UICollectionViewLayout {
    isLayoutProvided
      ? initialLayout : displayedCollectionView?.collectionViewLayout ?? initialLayout
  }

  /// Whether the selection is cleared whenever the view appears. Default true.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press on an item starts to move it. Default true; it works only if the data
  /// source lets items be moved.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { installMovementGesture() }
  }

  /// Whether pushing this controller over another collection view controller shows that one's
  /// collection view and changes it to this one's layout; popping changes it back. Default false.
  /// Set it before the push.
  ///
  /// The other controller remains the data source and delegate. Source: Apple,
  /// UICollectionViewController.useLayoutToLayoutNavigationTransitions.
  open var useLayoutToLayoutNavigationTransitions = false

  private let movementGesture = MovementGesture()
  let initialLayout: UICollectionViewLayout
  /// Whether the layout was given in code, not by a nib.
  private let isLayoutProvided: Bool
  var displayedCollectionView: UICollectionView? {
    didSet { installMovementGesture() }
  }

  /// Whether the collection view belongs to another controller.
  var isSharingCollectionView = false
  /// The layout to restore on a collection view that was lent.
  var layoutWhenShared: UICollectionViewLayout?

  /// Creates a controller with a layout of its collection view.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    isLayoutProvided = true
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a view from a nib, or with a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    isLayoutProvided = false
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a storyboard.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    isLayoutProvided = false
    super.init(coder: coder)
    coder.describe(self, as: UICollectionViewController.self)
  }

  /// Creates a view with the collection view inside.
  open override func loadView() {
    if displayedCollectionView == nil, loadsViewFromNib() { return }
    let root = UIView(frame: UIScreen.main.bounds)
    if let borrowed = displayedCollectionView { return show(borrowed, in: root) }
    let collectionView = UICollectionView(
      frame: root.bounds, collectionViewLayout: initialLayout)
    fillDataSourceAndDelegate(of: collectionView)
    collectionView.alwaysBounceVertical = true
    show(collectionView, in: root)
  }

  package override func take(nibView: UIView) {
    guard let collectionView = nibView as? UICollectionView else {
      return super.take(nibView: nibView)
    }
    fillDataSourceAndDelegate(of: collectionView)
    show(collectionView, in: UIView(frame: UIScreen.main.bounds))
  }

  /// Becomes the data source and delegate where those are nil. Source: Apple,
  /// UICollectionViewController.
  private func fillDataSourceAndDelegate(of collectionView: UICollectionView) {
    if collectionView.dataSource == nil { collectionView.dataSource = self }
    if collectionView.delegate == nil { collectionView.delegate = self }
  }

  private func show(_ collectionView: UICollectionView, in root: UIView) {
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.frame = root.bounds
    root.addSubview(collectionView)
    displayedCollectionView = collectionView
    view = root
  }

  private func installMovementGesture() {
    movementGesture.install(
      on: installsStandardGestureForInteractiveMovement && !isSharingCollectionView
        ? displayedCollectionView : nil)
  }

  override func willBePushed(over other: UIViewController?) -> ((_ animated: Bool) -> Void)? {
    guard shareCollectionView(of: other) else { return nil }
    return { [unowned self] in applyOwnLayout(animated: $0) }
  }

  override func willBeUncovered() -> ((_ animated: Bool) -> Void)? {
    guard reclaimCollectionView() else { return nil }
    return { [unowned self] in restoreLayout(animated: $0) }
  }

  /// Clears the selection if ``clearsSelectionOnViewWillAppear`` is true.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The view of a nib may contain no collection view.
    guard clearsSelectionOnViewWillAppear, let collectionView = displayedCollectionView else {
      return
    }
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: animated)
    }
  }

  /// Returns 0. Subclasses with items override it.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Stops the program. Subclasses with items must override it.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    stop(
      "UICollectionViewController subclasses with items must override "
        + "collectionView(_:cellForItemAt:)")
  }
}

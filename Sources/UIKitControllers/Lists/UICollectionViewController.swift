/// A controller whose screen is one collection view, of which it is data source and delegate.
///
/// Source: Apple, UICollectionViewController.
@preconcurrency @MainActor
open class UICollectionViewController: UICollectionViewControllerRequirements,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  /// The collection view; it fills the controller's view. Of one that is set the controller is data
  /// source and delegate where it has none.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return shownCollectionView
    }
    set {
      shownCollectionView = newValue
      if let newValue { takeFreeRoles(of: newValue) }
    }
  }

  /// The layout that the controller was made with, whatever the collection view has now; of a
  /// controller that a nib describes, the collection view's.
  open var collectionViewLayout: UICollectionViewLayout {
    isLayoutGiven ? initialLayout : shownCollectionView?.collectionViewLayout ?? initialLayout
  }

  /// Whether the selection is cleared whenever the view appears. Default true.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press on an item picks it up to be moved. Default true; it does only where the
  /// data source lets items be moved.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { installMovementGesture() }
  }

  /// Whether pushing the controller over another collection view controller shows the other one's
  /// collection view, turning into this one's layout; popping turns it back. Default false; set it
  /// before pushing.
  ///
  /// Data source and delegate stay the other controller's. Source: Apple,
  /// UICollectionViewController.useLayoutToLayoutNavigationTransitions.
  open var useLayoutToLayoutNavigationTransitions = false

  private let movementGesture = MovementGesture()
  let initialLayout: UICollectionViewLayout
  /// Whether code gave the layout, not a nib.
  private let isLayoutGiven: Bool
  var shownCollectionView: UICollectionView? {
    didSet { installMovementGesture() }
  }

  /// Whether the collection view is another controller's.
  var isBorrowing = false
  /// The layout that a lent collection view gets back.
  var layoutWhenLent: UICollectionViewLayout?

  /// A controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    isLayoutGiven = true
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller whose view a nib has, or one with a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    isLayoutGiven = false
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller as a storyboard describes it.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    isLayoutGiven = false
    super.init(coder: coder)
    coder.describe(self, as: UICollectionViewController.self)
  }

  /// Makes a view with the collection view inside it.
  open override func loadView() {
    if shownCollectionView == nil, loadsViewFromNib() { return }
    let root = UIView(frame: UIScreen.main.bounds)
    if let borrowed = shownCollectionView { return show(borrowed, in: root) }
    let collectionView = UICollectionView(
      frame: root.bounds, collectionViewLayout: initialLayout)
    takeFreeRoles(of: collectionView)
    collectionView.alwaysBounceVertical = true
    show(collectionView, in: root)
  }

  package override func take(nibView: UIView) {
    guard let collectionView = nibView as? UICollectionView else {
      return super.take(nibView: nibView)
    }
    takeFreeRoles(of: collectionView)
    show(collectionView, in: UIView(frame: UIScreen.main.bounds))
  }

  /// Becomes data source and delegate where nobody is. Source: Apple, UICollectionViewController.
  private func takeFreeRoles(of collectionView: UICollectionView) {
    if collectionView.dataSource == nil { collectionView.dataSource = self }
    if collectionView.delegate == nil { collectionView.delegate = self }
  }

  private func show(_ collectionView: UICollectionView, in root: UIView) {
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.frame = root.bounds
    root.addSubview(collectionView)
    shownCollectionView = collectionView
    view = root
  }

  private func installMovementGesture() {
    movementGesture.install(
      on: installsStandardGestureForInteractiveMovement && !isBorrowing ? shownCollectionView : nil)
  }

  override func willBePushed(over other: UIViewController?) -> ((_ animated: Bool) -> Void)? {
    guard borrowCollectionView(of: other) else { return nil }
    return { [unowned self] in turnIntoOwnLayout(animated: $0) }
  }

  override func willBeUncovered() -> ((_ animated: Bool) -> Void)? {
    guard reclaimCollectionView() else { return nil }
    return { [unowned self] in turnBack(animated: $0) }
  }

  /// Clears the selection if it is to be cleared.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // A nib may have had another view.
    guard clearsSelectionOnViewWillAppear, let collectionView = shownCollectionView else { return }
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: animated)
    }
  }

  /// No items without a subclass that has some.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// A subclass with items must override it.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    stop("UICollectionViewController subclasses with items must provide their cells")
  }
}

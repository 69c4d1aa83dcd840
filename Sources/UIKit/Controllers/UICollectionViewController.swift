/// A controller whose screen is one collection view, of which it is data source and delegate.
///
/// Source: Apple, UICollectionViewController.
@preconcurrency @MainActor
open class UICollectionViewController: UICollectionViewControllerRequirements,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  /// The collection view; it fills the controller's view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return shownCollectionView
    }
    set { shownCollectionView = newValue }
  }

  /// The layout the controller was made with, or its collection view's.
  open var collectionViewLayout: UICollectionViewLayout {
    shownCollectionView?.collectionViewLayout ?? initialLayout
  }

  /// Whether the selection is cleared whenever the view appears. Default true.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press on an item picks it up to be moved. Default true; it does only where the data source lets
  /// items be moved.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { installMovementGesture() }
  }

  private let movementGesture = MovementGesture()
  private let initialLayout: UICollectionViewLayout
  private var shownCollectionView: UICollectionView? {
    didSet { installMovementGesture() }
  }

  /// A controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller with a flow layout; nibs are not read here, so the names are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller as an archive describes it. Archives are not read here: it has a flow layout.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Makes a view with the collection view inside it.
  open override func loadView() {
    let root = UIView(frame: UIScreen.main.bounds)
    let collectionView = UICollectionView(
      frame: root.bounds, collectionViewLayout: initialLayout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.alwaysBounceVertical = true
    root.addSubview(collectionView)
    shownCollectionView = collectionView
    view = root
  }

  private func installMovementGesture() {
    movementGesture.install(
      on: installsStandardGestureForInteractiveMovement ? shownCollectionView : nil)
  }

  /// Clears the selection if it is to be cleared.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
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

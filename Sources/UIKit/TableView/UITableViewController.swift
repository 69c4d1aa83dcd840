/// A controller whose screen is one table, of which it is data source and delegate.
///
/// Source: Apple, UITableViewController.
@preconcurrency @MainActor
open class UITableViewController: UITableViewControllerRequirements, UITableViewDataSource,
  UITableViewDelegate
{
  /// The table, which is the controller's view.
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return shownTableView
    }
    set {
      shownTableView = newValue
      view = newValue
    }
  }

  /// Whether the selection is cleared whenever the view appears. Default true.
  open var clearsSelectionOnViewWillAppear = true

  private let style: UITableView.Style
  private var shownTableView: UITableView?

  /// A controller whose table is of a kind.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller with a plain table; nibs are not read here, so the names are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller as an archive describes it. Archives are not read here: its table is plain.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Makes the table.
  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    shownTableView = table
    view = table
  }

  /// Clears the selection if it is to be cleared.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  /// No rows without a subclass that has some.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// A subclass with rows must override it.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    stop("UITableViewController subclasses with rows must provide their cells")
  }
}

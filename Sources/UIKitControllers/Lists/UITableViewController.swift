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

  /// What refreshes the table's contents when it is pulled: the table's own. Default nil.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  private let style: UITableView.Style
  private var shownTableView: UITableView?

  /// A controller whose table is of a kind.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller whose table a nib has, or one with a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller as a storyboard describes it.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    coder.describe(self, as: UITableViewController.self)
  }

  /// Makes the table.
  open override func loadView() {
    if loadsViewFromNib() { return }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    shownTableView = table
    view = table
  }

  /// Begins or ends editing, of the table, too.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    shownTableView?.setEditing(editing, animated: animated)
  }

  package override func take(nibView: UIView) {
    if let table = nibView as? UITableView {
      tableView = table
    } else {
      super.take(nibView: nibView)
    }
  }

  /// Clears the selection if it is to be cleared.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // A nib may have had another view.
    guard clearsSelectionOnViewWillAppear, let tableView = shownTableView else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  /// The sections that the storyboard lists; otherwise as if it were not written.
  open override func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticContents?.sections.count ?? super.numberOfSections(in: tableView)
  }

  /// The title that the storyboard has; otherwise as if it were not written.
  open override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    guard let rows = tableView.staticContents, rows.sections.indices.contains(section) else {
      return super.tableView(tableView, titleForHeaderInSection: section)
    }
    return rows.sections[section].header
  }

  /// The title that the storyboard has; otherwise as if it were not written.
  open override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    guard let rows = tableView.staticContents, rows.sections.indices.contains(section) else {
      return super.tableView(tableView, titleForFooterInSection: section)
    }
    return rows.sections[section].footer
  }

  /// The height that the storyboard has; otherwise as if it were not written.
  open override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    guard let rows = tableView.staticContents else {
      return super.tableView(tableView, heightForRowAt: indexPath)
    }
    return rows.height(at: indexPath) ?? tableView.rowHeight
  }

  /// The rows that the storyboard lists; none without a subclass that has some.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let rows = tableView.staticContents, rows.sections.indices.contains(section) else {
      return 0
    }
    return rows.sections[section].cells.count
  }

  /// The cell that the storyboard lists. A subclass with rows of its own must override it.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = tableView.staticContents?.cell(at: indexPath) { return cell }
    stop("UITableViewController subclasses with rows must provide their cells")
  }
}

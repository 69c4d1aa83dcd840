/// A controller of a table view, of which it is the data source and delegate.
///
/// Source: Apple, UITableViewController.
@preconcurrency @MainActor
open class UITableViewController: UITableViewControllerRequirements, UITableViewDataSource,
  UITableViewDelegate
{
  /// The table view, which is the controller's view.
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return displayedTableView
    }
    set {
      displayedTableView = newValue
      view = newValue
    }
  }

  /// Whether the selection is cleared whenever the view appears. Default true.
  open var clearsSelectionOnViewWillAppear = true

  /// The refresh control of the table view. Default nil.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  private let style: UITableView.Style
  private var displayedTableView: UITableView?

  /// Creates a controller with a style of its table view.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a table view from a nib, or with a plain one.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a storyboard.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    coder.describe(self, as: UITableViewController.self)
  }

  /// Creates the table view.
  open override func loadView() {
    if loadsViewFromNib() { return }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    displayedTableView = table
    view = table
  }

  /// Begins or ends editing, also of the table view.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    displayedTableView?.setEditing(editing, animated: animated)
  }

  package override func take(nibView: UIView) {
    if let table = nibView as? UITableView {
      tableView = table
    } else {
      super.take(nibView: nibView)
    }
  }

  /// Clears the selection if ``clearsSelectionOnViewWillAppear`` is true.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The view of a nib may not be a table view.
    guard clearsSelectionOnViewWillAppear, let tableView = displayedTableView else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  /// Returns the number of the storyboard's static sections; for other tables, the default value.
  open override func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticContents?.sections.count ?? super.numberOfSections(in: tableView)
  }

  /// Returns the title of the storyboard's static section; for other tables, the default value.
  open override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    guard let rows = tableView.staticContents, rows.sections.indices.contains(section) else {
      return super.tableView(tableView, titleForHeaderInSection: section)
    }
    return rows.sections[section].header
  }

  /// Returns the title of the storyboard's static section; for other tables, the default value.
  open override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    guard let rows = tableView.staticContents, rows.sections.indices.contains(section) else {
      return super.tableView(tableView, titleForFooterInSection: section)
    }
    return rows.sections[section].footer
  }

  /// Returns the height of the storyboard's static row; for other tables, the default value.
  open override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    guard let rows = tableView.staticContents else {
      return super.tableView(tableView, heightForRowAt: indexPath)
    }
    return rows.height(at: indexPath) ?? tableView.rowHeight
  }

  /// Returns the number of the storyboard's static rows, or 0. Subclasses with rows override it.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let rows = tableView.staticContents, rows.sections.indices.contains(section) else {
      return 0
    }
    return rows.sections[section].cells.count
  }

  /// Returns the storyboard's static cell. Subclasses with rows must override it.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = tableView.staticContents?.cell(at: indexPath) { return cell }
    stop("UITableViewController subclasses with rows must override tableView(_:cellForRowAt:)")
  }
}

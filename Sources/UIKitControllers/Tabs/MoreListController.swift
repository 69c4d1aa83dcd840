/// The list of the controllers without a tab.
@MainActor
final class MoreListController: UITableViewController {
  private var controllers: [UIViewController] = []
  private let choose: (UIViewController) -> Void

  init(_ choose: @escaping (UIViewController) -> Void) {
    self.choose = choose
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  func show(_ controllers: [UIViewController]) {
    self.controllers = controllers
    if isViewLoaded { tableView.reloadData() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "controller")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    controllers.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "controller", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = controllers[indexPath.row].tabBarItem.title
    content.image = controllers[indexPath.row].tabBarItem.image
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(controllers[indexPath.row])
  }
}

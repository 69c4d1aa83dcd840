import UIKit

/// Gardens that lend seeds: a section per letter, with a sticky header and an index.
final class ContactsViewController: UITableViewController {
  private static let identifier = "Garden"
  private static let gardens = [
    "Aarhus", "Adelaide", "Amsterdam", "Berlin", "Bogotá", "Bordeaux", "Cambridge", "Christchurch",
    "Coimbra", "Dresden", "Dublin", "Edinburgh", "Florence", "Geneva", "Gothenburg", "Graz",
    "Helsinki", "Kew", "Kyoto", "Leiden", "Lisbon", "Madrid", "Montréal", "Munich", "Oslo",
    "Oxford", "Padua", "Prague", "Reykjavík", "Singapore", "Tartu", "Uppsala", "Vienna", "Zurich",
  ]

  private let letters: [(letter: String, gardens: [String])] = {
    let groups = Dictionary(grouping: gardens) { String($0.prefix(1)) }
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
  }()

  private var hasSeenAll = false

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !hasSeenAll, view.bounds.width > 0 else { return }
    hasSeenAll = true
    tableView.seeAll()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { letters.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters[section].gardens.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { letters[section].letter }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    letters.map(\.letter)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = letters[indexPath.section].gardens[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}

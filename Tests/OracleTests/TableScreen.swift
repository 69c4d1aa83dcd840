import UIKit

/// A table whose cells a closure makes.
@MainActor
class TableScreen: NSObject, UITableViewDataSource {
  private let counts: [Int]
  private let dress: (UITableViewCell, IndexPath) -> Void

  init(counts: [Int], dress: @escaping (UITableViewCell, IndexPath) -> Void) {
    (self.counts, self.dress) = (counts, dress)
  }

  /// Returns a table whose content begins below the top inset.
  func table(
    _ size: CGSize, style: UITableView.Style = .plain, top: CGFloat = 0
  ) -> UITableView {
    let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.contentInset.top = top
    table.dataSource = self
    table.delegate = self as? any UITableViewDelegate
    table.contentOffset.y = -top
    return table
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    dress(cell, indexPath)
    return cell
  }
}

/// A table whose delegate implements headers and footers and returns none.
final class EmptyEndsScreen: TableScreen, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
}

/// A table with headers of 44 points, and a footer of 55 below the first section.
final class OwnViewsScreen: TableScreen, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 44 }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    section == 0 ? 55 : 0
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let label = UILabel()
    label.text = "SECTION \(section + 1)"
    label.font = .systemFont(ofSize: 22)
    label.textColor = .white
    label.textAlignment = .center
    label.backgroundColor = UIColor(bytes: 255, 0, 0)
    return Self.around(
      label, UIEdgeInsets(top: 16, left: 20, bottom: 6, right: 20), UIColor(bytes: 153, 102, 51))
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard section == 0 else { return nil }
    let box = UIView()
    box.backgroundColor = UIColor(bytes: 153, 102, 51)
    box.layer.cornerRadius = 8
    return Self.around(
      box, UIEdgeInsets(top: 6, left: 16, bottom: 12, right: 16), UIColor(bytes: 255, 255, 0))
  }

  /// Adds a title 30 points high between a cell's margins, centred in at least 48 points.
  static func fill(_ cell: UITableViewCell, _ title: String) {
    cell.contentView.subviews.forEach { $0.removeFromSuperview() }
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 30)
    label.textColor = .white
    label.backgroundColor = .black
    label.translatesAutoresizingMaskIntoConstraints = false
    let content = cell.contentView
    content.addSubview(label)
    let margins = content.layoutMarginsGuide
    NSLayoutConstraint.activate([
      content.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
      label.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor),
    ])
  }

  private static func around(_ view: UIView, _ edges: UIEdgeInsets, _ ground: UIColor) -> UIView {
    let outer = UIView()
    outer.backgroundColor = ground
    outer.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: edges.top),
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: edges.left),
      outer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: edges.bottom),
      outer.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: edges.right),
    ])
    return outer
  }
}

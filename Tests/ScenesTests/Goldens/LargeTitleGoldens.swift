import Sessions
import SnapshotTesting
import Testing
import UIKit

@MainActor @Suite struct LargeTitleGoldens {
  private final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      20
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  /// The title is whole without a background; half scrolled away, cut at its top; gone, with the
  /// small title in the bar; whole in the dark, in a light screen.
  @Test func largeTitles() {
    let root = RenderSession.fresh(scale: 2).run {
      let root = UIViewController()
      root.view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
      let looks: [(scrolled: CGFloat, style: UIUserInterfaceStyle)] = [
        (0, .light), (26, .light), (80, .light), (0, .dark),
      ]
      let window = UIWindow(frame: root.view.bounds)
      window.rootViewController = root
      window.isHidden = false
      for (index, look) in looks.enumerated() {
        let list = List(style: .plain)
        list.title = "Inbox"
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Edit", style: .plain, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.overrideUserInterfaceStyle = look.style
        root.addChild(navigation)
        navigation.view.frame = CGRect(
          x: index % 2 * 160, y: index / 2 * 160, width: 160, height: 160)
        navigation.view.clipsToBounds = true
        root.view.addSubview(navigation.view)
        navigation.didMove(toParent: root)
        // A bar has its frame once it has been in a window.
        window.layoutIfNeeded()
        list.tableView.contentOffset.y += look.scrolled
        navigation.view.layoutIfNeeded()
      }
      return root
    }
    assertSnapshot(
      of: root.view!, as: .image(drawHierarchyInKeyWindow: true, scale: 2), named: "large-titles",
      goldens: .golden("Controls"))
  }
}

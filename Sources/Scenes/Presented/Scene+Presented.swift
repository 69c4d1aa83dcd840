import UIKit

extension Scene {
  /// Tabs, of which one has a stack of notes: pushed, shown as a sheet, deleted by an alert.
  package static let presented = Scene(
    name: "presented",
    summary: "Tabs over notes that are pushed, shown as sheets and deleted by alerts",
    defaultSize: CGSize(width: 320, height: 480),
    make: { _ in
      let tabs = UITabBarController()
      let list = NoteListController()
      list.tabBarItem = UITabBarItem(title: "Notes", image: nil, tag: 0)
      let settings = UIViewController()
      settings.title = "Settings"
      settings.view.backgroundColor = .systemGroupedBackground
      tabs.viewControllers = [UINavigationController(rootViewController: list), settings]
      return tabs
    })
}

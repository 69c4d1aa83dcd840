import UIKit

extension Scene {
  /// Tabs, one with a stack of notes: pushed, presented as a sheet, deleted after an alert.
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

import UIKit

extension Scene {
  /// Notes pulled halfway to a refresh. A refresh adds a note after a second.
  package static let pullToRefresh = Scene(
    name: "pull-to-refresh", summary: "Notes that a finger has pulled half of the way to a refresh",
    defaultSize: CGSize(width: 300, height: 400), fingersDown: [1],
    make: { _ in
      let controller = NotesViewController(menu: .editing)
      controller.addRefreshControl(title: "Pull for new notes")
      return controller
    },
    perform: { window in
      try? window.play { finger in
        finger.drag(
          from: CGPoint(x: 150, y: 20), to: CGPoint(x: 150, y: 160), duration: 0.4)
      }
    })
}

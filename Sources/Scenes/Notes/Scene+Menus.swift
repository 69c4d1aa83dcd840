import UIKit

extension Scene {
  /// Notes with the edit menu of the fourth note.
  package static let editMenu = Scene(
    name: "edit-menu", summary: "Notes with the edit menu over one of them",
    defaultSize: CGSize(width: 300, height: 320),
    make: { _ in NotesViewController(menu: .editing) },
    perform: { window in
      UIPasteboard.general.string = "Rice"
      pressFourthNote(in: window)
    })

  /// Notes behind a blur, with the fourth and its context menu in front.
  package static let contextMenu = Scene(
    name: "context-menu", summary: "Notes with the context menu of one of them",
    defaultSize: CGSize(width: 300, height: 420),
    make: { _ in NotesViewController(menu: .context) },
    perform: { window in pressFourthNote(in: window) })

  @MainActor
  private static func pressFourthNote(in window: UIWindow) {
    try? window.play { finger in
      finger.longPress(at: CGPoint(x: 222, y: 120))
      finger.lift()
    }
  }
}

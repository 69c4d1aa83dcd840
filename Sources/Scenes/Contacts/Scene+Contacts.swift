import UIKit

extension Scene {
  /// Gardens that lend seeds, sorted by first letter.
  package static let contacts = Scene(
    name: "contacts", summary: "A plain table of gardens by letter, with an index at its side",
    defaultSize: CGSize(width: 375, height: 667)
  ) { _ in ContactsViewController() }
}

import UIKit

extension Scene {
  /// A greenhouse's settings in cells of every style.
  package static let settingsTable = Scene(
    name: "settings-table", summary: "An inset grouped table of settings, its cells of every style",
    defaultSize: CGSize(width: 375, height: 667)
  ) { _ in SettingsTableViewController() }
}

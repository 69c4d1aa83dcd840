import UIKit

extension Scene {
  /// A place's page, in which texts compete for space.
  package static let profilePage = Scene(
    name: "profile-page",
    summary: "A garden's page of nested stacks: names give way, badges keep their size",
    defaultSize: CGSize(width: 375, height: 667)
  ) { _ in ProfilePageViewController() }
}

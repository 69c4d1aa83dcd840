import UIKit

extension Scene {
  /// A submitted form with two errors.
  package static let signUp = Scene(
    name: "sign-up", summary: "A form above the keyboard's guide, with errors below the fields",
    defaultSize: CGSize(width: 375, height: 667),
    make: { _ in SignUpViewController() },
    perform: { window in
      (window.rootViewController as? SignUpViewController)?.check()
      window.layoutIfNeeded()
    })
}

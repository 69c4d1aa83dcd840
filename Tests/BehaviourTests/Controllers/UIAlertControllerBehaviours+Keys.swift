import Testing
import UIKit

extension UIAlertControllerBehaviours {
  private static let keysOfApps = Source.report("keys that public apps set")

  /// Adds rows about undocumented keys that apps set.
  static func keys(_ list: inout Behaviours) {
    list.row(
      "attributed texts replace title and message", keysOfApps
    ) {
      let alert = controller(.alert, [("OK", .default)])
      let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
      alert.setValue(NSAttributedString(string: "Red", attributes: red), forKey: "attributedTitle")
      alert.setValue(NSAttributedString(string: "More"), forKey: "attributedMessage")
      let window = shown(alert)
      let title = try #require(label("Red", in: window))
      #expect(title.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) != nil)
      #expect(title.textAlignment == .center)
      #expect(label("More", in: window) != nil && label("Title", in: window) == nil)
    }
    list.row(
      "an action's title has its own colour", keysOfApps
    ) {
      let sheet = controller(.actionSheet, [("Delete", .destructive)])
      sheet.actions[0].setValue(UIColor.purple, forKey: "titleTextColor")
      sheet.actions[0].setValue(0, forKey: "titleTextAlignment")
      let title = try #require(label("Delete", in: shown(sheet)))
      #expect(title.textColor == .purple && title.textAlignment == .left)
    }
    list.row(
      "an action's image is at the leading side", keysOfApps
    ) {
      let sheet = controller(.actionSheet, [("Share", .default)])
      let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
      sheet.actions[0].setValue(image, forKey: "image")
      let title = try #require(label("Share", in: shown(sheet)))
      let picture = title.superview?.subviews.lazy.compactMap { $0 as? UIImageView }.first
      #expect(picture?.frame == CGRect(x: 16, y: 16.5, width: 24, height: 24))
    }
    list.row(
      "a controller's view lies below the texts, as high as its preferred size",
      keysOfApps
    ) {
      let alert = controller(.alert, [("OK", .default)])
      let content = UIViewController()
      content.preferredContentSize = CGSize(width: 250, height: 80)
      let plain = shown(controller(.alert, [("OK", .default)]))
      let low = try #require(plain.rootViewController?.presentedViewController?.view.frame.height)
      alert.setValue(content, forKey: "contentViewController")
      let window = shown(alert)
      #expect(content.parent === alert && content.view.isDescendant(of: alert.view))
      #expect(content.view.frame.size == CGSize(width: 270, height: 80))
      #expect(alert.view.frame.height == low + 80)
      #expect(window.rootViewController?.presentedViewController === alert)
    }
  }
}

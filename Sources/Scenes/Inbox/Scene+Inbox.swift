import UIKit

extension Scene {
  /// Letters to a garden; a finger has opened the second one halfway.
  package static let inbox = Scene(
    name: "inbox", summary: "A list of letters, one of them swiped half open by a finger",
    defaultSize: CGSize(width: 375, height: 667), fingersDown: [1],
    make: { _ in InboxViewController() },
    perform: { window in
      guard let list = (window.rootViewController as? InboxViewController)?.collectionView else {
        return
      }
      let isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let middle = window.bounds.midX
      let way: CGFloat = isMirrored ? 1 : -1
      try? window.play { finger in
        finger.down(at: CGPoint(x: middle, y: 130))
        finger.move(to: CGPoint(x: middle + way * 20, y: 130))
        finger.move(to: CGPoint(x: middle + way * 94, y: 130))
      }
    })
}

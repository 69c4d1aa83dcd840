import QuartzCore
import Testing
import UIKit

@Suite struct CATransactionBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  /// A test of the GNUstep project whose values were checked against Apple's QuartzCore.
  private static let core = Source.suite(
    "gnustep/libs-quartzcore, Tests/quartzcore/CATransaction/transaction.m", license: "LGPL-2.1")

  static let rows: Behaviours = Behaviours(of: "CATransaction") {
    $0.row("a transaction lasts a quarter of a second, and actions are enabled", core) {
      #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
      #expect(CATransaction.animationTimingFunction() == nil)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 0.25)
      CATransaction.commit()
    }
    $0.row("committing restores the outer transaction's values", core) {
      CATransaction.begin()
      CATransaction.setAnimationDuration(1.5)
      CATransaction.setDisableActions(true)
      #expect(CATransaction.animationDuration() == 1.5 && CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    }
    $0.row("a transaction inside another one begins with its values", core) {
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setDisableActions(true)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 1 && CATransaction.disableActions())
      CATransaction.setAnimationDuration(2)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 1 && CATransaction.disableActions())
      CATransaction.commit()
    }
    $0.row("values are read and written by key, too", core) {
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.75)
      #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 0.75)
      CATransaction.setValue(1.25, forKey: kCATransactionAnimationDuration)
      #expect(CATransaction.animationDuration() == 1.25)
      CATransaction.commit()
    }
    $0.row("any key stores a value, and an unset one has none", core) {
      CATransaction.begin()
      #expect(CATransaction.value(forKey: "aKeyNobodyDefined") == nil)
      CATransaction.setValue("stored", forKey: "aKeyNobodyDefined")
      #expect(CATransaction.value(forKey: "aKeyNobodyDefined") as? String == "stored")
      CATransaction.commit()
    }
    $0.row("committing without a begin has no effect", core) {
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
    $0.row(
      "the completion block waits for the animations of its transaction",
      .apple("quartzcore/catransaction/setcompletionblock(_:)")
    ) {
      var isDone = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { isDone = true }
      let layer = CALayer()
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.duration = 1
      layer.add(fade, forKey: nil)
      CATransaction.commit()
      MediaClock.current.advance(by: 0.9)
      #expect(!isDone)
      MediaClock.current.advance(by: 0.1)
      #expect(isDone)
    }
    $0.row(
      "without animations the completion block is called at once",
      .apple("quartzcore/catransaction/setcompletionblock(_:)")
    ) {
      var isDone = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { isDone = true }
      CATransaction.commit()
      MediaClock.current.advance(by: 0)
      #expect(isDone)
    }
    $0.row(
      "with disabled actions UIView.animate does not animate",
      .apple("quartzcore/catransaction/setdisableactions(_:)")
    ) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      UIView.animate(withDuration: 1) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        view.center.x = 105
        CATransaction.commit()
      }
      #expect(view.layer.animationKeys() == nil)
    }
  }
}

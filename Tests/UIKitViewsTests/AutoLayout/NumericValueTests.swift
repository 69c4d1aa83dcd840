import Testing
import UIKit

extension UIWindow.Level {
  fileprivate static func + (level: UIWindow.Level, steps: Int) -> UIWindow.Level {
    UIWindow.Level(rawValue: level.rawValue + CGFloat(steps) * 100)
  }
}

/// The same signature as UIKit's, for another result.
private func - (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
  UILayoutPriority(priority.rawValue / amount)
}

/// Tests the arithmetic of priorities, window levels and font weights.
@Suite struct NumericValueTests {
  @Test func numbersAreAddedToPriorities() {
    var priority = UILayoutPriority.defaultHigh + 1
    #expect(priority == UILayoutPriority(751))
    #expect(1 + .fittingSizeLevel == UILayoutPriority(51))
    #expect(UILayoutPriority.required - .defaultHigh == 250)
    priority += 4
    priority -= 5
    #expect(priority == .defaultHigh)
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    #expect([UILayoutPriority.required, .defaultLow].min() == .defaultLow)
  }

  @Test func levelsAndWeightsAreNumbers() {
    #expect((UIWindow.Level.alert + 1.5).rawValue == 2001.5)
    #expect(UIWindow.Level.normal < .statusBar)
    #expect(UIFont.Weight.regular + 0.4 == .bold)
    #expect(UIFont.Weight.light < .heavy)
  }

  @Test func anAppsOwnOperatorIsPreferred() {
    #expect((UIWindow.Level.normal + 2).rawValue == 200)
    #expect(UILayoutPriority.required - 10 == UILayoutPriority(100))
  }
}

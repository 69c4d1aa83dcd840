import Testing
import UIKit

/// Tests that names of types contain `UIKit` for all of UIKit's modules.
@Suite struct OneUIKitTests {
  @Test func uikitsNamesStandWithoutTheirModules() {
    #expect(UIKitModules.nameInside("UIKitViews.UIView") == "UIView")
    #expect(UIKitModules.nameInside("UIKit.UIView") == "UIView")
    #expect(UIKitModules.nameInside("UIKitLists.Outer.Inner") == "Outer.Inner")
    for other in [
      "UIView", "UIKitViewsTests.Cell", "UIKitExtras.Cell", "MyUIKitViews.Cell", "UIKit",
    ] {
      #expect(UIKitModules.nameInside(other) == nil, "\(other)")
    }
  }

  /// The list has a class of each module, so that a renamed module fails the test.
  @MainActor @Test func aTypeOfEachModuleIsUIKits() {
    let types: [AnyClass] = [
      UndoManager.self, UIFont.self, UIView.self, UIButton.self, UITableView.self,
      UIViewController.self, UIStoryboard.self,
    ]
    for type in types {
      #expect(UIKitModules.declare(type), "\(type)")
      #expect(UIKitModules.qualifiedName(of: type) == "UIKit.\(type)")
    }
    #expect(!UIKitModules.declare(NSObject.self))
  }

  @Test func textsNameOneUIKit() {
    #expect(
      UIKitModules.asOne("[UIKitViews.UIView: Optional(UIKitLists.UITableView)]")
        == "[UIKit.UIView: Optional(UIKit.UITableView)]")
    #expect(UIKitModules.asOne("MyUIKitViews.Cell, UIKitViews") == "MyUIKitViews.Cell, UIKitViews")
  }
}

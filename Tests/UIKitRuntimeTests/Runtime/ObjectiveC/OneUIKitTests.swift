import Testing
import UIKit

/// UIKit's modules are one to those who read names.
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

  /// A class of each module, so that a module that is renamed is noticed.
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

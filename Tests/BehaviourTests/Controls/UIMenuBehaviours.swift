import Testing
import UIKit

@Suite struct UIMenuBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIMenu") {
    $0.row(
      "a menu without an identifier gets one of its own",
      .apple("uikit/uimenu/init(title:image:identifier:options:children:)")
    ) {
      let (one, other) = (UIMenu(children: []), UIMenu(children: []))
      #expect(!one.identifier.rawValue.isEmpty && one.identifier != other.identifier)
      #expect(UIMenu(identifier: .init("own"), children: []).identifier.rawValue == "own")
    }
    $0.row(
      "replacing children keeps a menu's other properties",
      .apple("uikit/uimenu/replacingchildren(_:)")
    ) {
      let menu = UIMenu(
        title: "Sort", identifier: .init("sort"), options: .displayInline,
        children: [UIAction(title: "old") { _ in }])
      let other = menu.replacingChildren([UIAction(title: "new") { _ in }])
      #expect(other.title == "Sort" && other.identifier.rawValue == "sort")
      #expect(other.options == .displayInline && other.children.map(\.title) == ["new"])
      #expect(menu.children.map(\.title) == ["old"])
    }
    $0.row(
      "a menu has no title, options or children by default",
      .apple("uikit/uimenu/init(title:image:identifier:options:children:)")
    ) {
      let menu = UIMenu()
      #expect(menu.title == "" && menu.options == [] && menu.children.isEmpty)
      #expect(menu.image == nil && menu.subtitle == nil)
    }
    $0.row(
      "a menu's selected elements are those with state on",
      .apple("uikit/uimenu/selectedelements")
    ) {
      let menu = UIMenu(children: [
        UIAction(title: "a") { _ in }, UIAction(title: "b", state: .on) { _ in },
        UIMenu(options: .displayInline, children: [UIAction(title: "c", state: .on) { _ in }]),
      ])
      #expect(menu.selectedElements.map(\.title) == ["b", "c"])
    }
    $0.row(
      "an option is a bit of its own", .apple("uikit/uimenu/options-swift.struct")
    ) {
      #expect(UIMenu.Options.displayInline.rawValue == 1)
      #expect(UIMenu.Options.destructive.rawValue == 2)
      #expect(UIMenu.Options.singleSelection.rawValue == 32)
    }
  }
}

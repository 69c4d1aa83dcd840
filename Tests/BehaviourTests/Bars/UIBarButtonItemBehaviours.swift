import Testing
import UIKit

@Suite struct UIBarButtonItemBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIBarButtonItem") {
    $0.row(
      "an item has the title and image of its action",
      .apple("uikit/uibarbuttonitem/init(title:image:primaryaction:menu:)")
    ) {
      let image = UIImage()
      let item = UIBarButtonItem(primaryAction: UIAction(title: "A", image: image) { _ in })
      #expect(item.title == "A" && item.image === image)
    }
    $0.row(
      "an item is plain, enabled, and as wide as its content",
      .apple("uikit/uibarbuttonitem/width")
    ) {
      let item = UIBarButtonItem(title: "A")
      #expect(item.style == .plain && item.isEnabled && item.width == 0 && item.tintColor == nil)
    }
    $0.row(
      "fixedSpace has the given width",
      .apple("uikit/uibarbuttonitem/fixedspace(_:)")
    ) {
      #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    }
    $0.row(
      "flexible spaces share the remaining width of a tool bar",
      .apple("uikit/uibarbuttonitem/flexiblespace()")
    ) {
      let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [
        UIBarButtonItem(customView: views[0]), .flexibleSpace(),
        UIBarButtonItem(customView: views[1]), .flexibleSpace(),
        UIBarButtonItem(customView: views[2]),
      ]
      bar.layoutIfNeeded()
      #expect(views.map(\.center.x) == [36, 160, 284])
    }
    $0.row(
      "a custom view keeps its size", .apple("uikit/uibarbuttonitem/init(customview:)")
    ) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      let item = UINavigationItem(title: "")
      item.leftBarButtonItem = UIBarButtonItem(customView: view)
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [item]
      bar.layoutIfNeeded()
      #expect(view.convert(view.bounds, to: bar) == CGRect(x: 16, y: 12, width: 40, height: 20))
    }
    $0.row(
      "title attributes are stored by state",
      .apple("uikit/uibaritem/settitletextattributes(_:for:)")
    ) {
      let item = UIBarButtonItem(title: "A")
      item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .disabled)
      #expect(item.titleTextAttributes(for: .normal) == nil)
      #expect(
        item.titleTextAttributes(for: .disabled)?[.foregroundColor] as? UIColor == .red)
    }
    $0.row("an item's tag is 0", .apple("uikit/uibaritem/tag")) {
      #expect(UIBarButtonItem().tag == 0 && UIBarButtonItem().imageInsets == .zero)
    }
    $0.row(
      "symbols named forward and backward are mirrored in right-to-left layouts",
      .apple("design/human-interface-guidelines/right-to-left"), scale: 3
    ) {
      let left = try #require(Self.bar(symbol: "chevron.forward", isMirrored: false))
      let right = try #require(Self.bar(symbol: "chevron.forward", isMirrored: true))
      let still = try #require(Self.bar(symbol: "chevron.right", isMirrored: true))
      // Most ink of the symbol is at its tip, at the right or at the left.
      #expect(left.points && !right.points && still.points)
    }
  }

  /// Returns whether the symbol of a bar button points to the right, and the box of its ink.
  @MainActor
  private static func bar(symbol: String, isMirrored: Bool) -> (points: Bool, ink: CGRect)? {
    let item = UINavigationItem(title: "")
    item.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: symbol))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    if isMirrored { bar.semanticContentAttribute = .forceRightToLeft }
    bar.tintColor = .black
    bar.items = [item]
    guard let pixels = BarPixels(of: bar, scale: 3) else { return nil }
    let half = CGRect(x: isMirrored ? 260 : 0, y: 0, width: 60, height: 43)
    let ink = pixels.ink(half)
    let middle = CGRect(x: ink.minX, y: ink.midY - 0.5, width: ink.width, height: 1)
    let isTipAtRight = pixels.ink(
      CGRect(x: ink.minX - 2, y: middle.minY, width: ink.width + 4, height: 1))
    return (isTipAtRight.midX > ink.midX, ink)
  }
}

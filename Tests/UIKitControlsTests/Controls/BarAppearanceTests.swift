import Testing
import UIKit

@testable import UIKitControls

/// Tests bar appearances by the pixels of backgrounds, lines and titles.
@MainActor @Suite struct BarAppearanceTests {
  private func pixel(_ view: UIView, _ x: Int, _ y: Int) -> [UInt8] {
    guard let bitmap = view.snapshotBitmap(scale: 1) else { return [] }
    bitmap.flush()
    let bytes = (bitmap.pixels + y * bitmap.bytesPerRow + 4 * x)
      .assumingMemoryBound(to: UInt8.self)
    return [bytes[2], bytes[1], bytes[0], bytes[3]]
  }

  private func count(_ color: [UInt8], in view: UIView) -> Int {
    guard let bitmap = view.snapshotBitmap(scale: 1) else { return 0 }
    bitmap.flush()
    var count = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let bytes = (bitmap.pixels + y * bitmap.bytesPerRow + 4 * x)
          .assumingMemoryBound(to: UInt8.self)
        if [bytes[2], bytes[1], bytes[0], bytes[3]] == color { count += 1 }
      }
    }
    return count
  }

  private func navigationBar(_ title: String = "") -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    bar.topItem = UINavigationItem(title: title)
    return bar
  }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let green: [UInt8] = [0, 255, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]

  @Test func copiesAreOfTheirOwnClass() {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    let copy: UINavigationBarAppearance = appearance.copy()
    appearance.backgroundColor = .blue
    #expect(copy.backgroundColor == .red && copy !== appearance)
    #expect((appearance.copy() as? UINavigationBarAppearance)?.backgroundColor == .blue)
    var kept: UINavigationBarAppearance?
    kept = appearance.copy()
    #expect(kept?.backgroundColor == .blue)
  }

  @Test func anOpaqueBackgroundAndItsLine() {
    let (bar, look) = (navigationBar(), UINavigationBarAppearance())
    let before = pixel(bar, 50, 10)
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    look.shadowColor = .blue
    bar.standardAppearance = look
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.addSubview(bar)
    #expect(pixel(view, 50, 10) == red && pixel(view, 50, 44) == blue)
    look.backgroundColor = .green
    #expect(pixel(bar, 50, 10) == red)
    look.configureWithDefaultBackground()
    bar.standardAppearance = look
    #expect(pixel(bar, 50, 10) == before)
  }

  @Test func aBarWithoutBackgroundShowsWhatIsBehind() {
    let (bar, look) = (navigationBar(), UINavigationBarAppearance())
    look.configureWithTransparentBackground()
    bar.standardAppearance = look
    #expect(pixel(bar, 50, 10) == [0, 0, 0, 0] && pixel(bar, 50, 43) == [0, 0, 0, 0])
  }

  @Test func imagesFillTheGround() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    let (bar, look) = (navigationBar(), UINavigationBarAppearance())
    look.configureWithTransparentBackground()
    look.backgroundImage = image
    bar.standardAppearance = look
    #expect(pixel(bar, 2, 20) == red && pixel(bar, 97, 20) == blue)
    look.backgroundImageContentMode = .right
    bar.standardAppearance = look
    #expect(pixel(bar, 2, 20)[3] == 0 && pixel(bar, 99, 22)[2] > 200)
  }

  @Test func titlesAndButtonsTakeTheirAttributes() {
    let (bar, look) = (navigationBar("MMM"), UINavigationBarAppearance())
    bar.topItem?.rightBarButtonItem = UIBarButtonItem(title: "M", menu: nil)
    look.configureWithTransparentBackground()
    look.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 24, weight: .black),
    ]
    look.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.green, .font: UIFont.systemFont(ofSize: 24, weight: .black),
    ]
    bar.standardAppearance = look
    #expect(count(red, in: bar) > 20 && count(green, in: bar) > 20)
    bar.topItem?.standardAppearance = UINavigationBarAppearance()
    #expect(count(red, in: bar) == 0)
  }

  @Test func singlePropertiesFromBeforeAppearances() {
    let bar = navigationBar("MMM")
    bar.barTintColor = .red
    bar.titleTextAttributes = [
      .foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 24, weight: .black),
    ]
    #expect(pixel(bar, 2, 10) == red && count(blue, in: bar) > 20)
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    bar.barTintColor = nil
    #expect(pixel(bar, 2, 10)[3] == 0 && pixel(bar, 2, 43)[3] == 0)
  }

  @Test func theScrollEdgeHasALookOfItsOwn() {
    let table = UITableViewController(style: .plain)
    table.tableView.contentSize = CGSize(width: 100, height: 2000)
    let navigation = UINavigationController(rootViewController: table)
    let bar = navigation.navigationBar
    let (edge, standard) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    edge.configureWithOpaqueBackground()
    edge.backgroundColor = .green
    standard.configureWithOpaqueBackground()
    standard.backgroundColor = .red
    (bar.scrollEdgeAppearance, bar.standardAppearance) = (edge, standard)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(pixel(bar, 2, 10) == green)
    table.tableView.contentSize = CGSize(width: 100, height: 2000)
    table.tableView.contentOffset.y += 50
    #expect(pixel(bar, 2, 10) == red)
    table.tableView.contentOffset.y -= 50
    #expect(pixel(bar, 2, 10) == green)
  }

  @Test func tabBarsAndToolBarsAreOnTheirs() {
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
    tabs.items = [UITabBarItem(title: "MMM", image: nil, tag: 0)]
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    look.stackedLayoutAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 24, weight: .black),
    ]
    look.stackedLayoutAppearance.selected.titleTextAttributes = [
      .foregroundColor: UIColor.green, .font: UIFont.systemFont(ofSize: 24, weight: .black),
    ]
    tabs.standardAppearance = look
    #expect(pixel(tabs, 1, 5) == red && count(blue, in: tabs) > 20)
    tabs.selectedItem = tabs.items?[0]
    #expect(count(green, in: tabs) > 20 && count(blue, in: tabs) == 0)

    let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let ground = UIToolbarAppearance()
    ground.configureWithOpaqueBackground()
    ground.backgroundColor = .green
    tools.standardAppearance = ground
    #expect(pixel(tools, 50, 20) == green)
    ground.configureWithDefaultBackground()
    (tools.standardAppearance, tools.isTranslucent) = (ground, false)
    #expect(pixel(tools, 50, 20)[0] > 200)
  }

  @Test func itemsHaveLooksOfTheirOwn() {
    let bar = navigationBar()
    let item = UIBarButtonItem(title: "M", menu: nil)
    item.setTitleTextAttributes(
      [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 24, weight: .black)],
      for: .normal)
    item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .disabled)
    bar.topItem?.rightBarButtonItem = item
    #expect(count(red, in: bar) > 20)
    item.isEnabled = false
    #expect(count(red, in: bar) == 0 && count(blue, in: bar) > 20)
    #expect(item.titleTextAttributes(for: .highlighted) == nil)
  }

  @Test func copiesAreApart() throws {
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    let copy = try #require(look.copy() as? UINavigationBarAppearance)
    look.buttonAppearance.normal.titleTextAttributes = [:]
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(copy.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    let toolbar = UIToolbarAppearance(barAppearance: look)
    #expect(toolbar.isDefaultBackground)
  }
}

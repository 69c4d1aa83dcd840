import Sessions
import Testing
import UIKit

@testable import UIKitControls
@testable import UIKitLists

/// Tests the appearance proxies of classes.
@MainActor @Suite struct AppearanceProxyTests {
  private final class Badge: UILabel {}
  private final class Blue: UILabel {
    override init(frame: CGRect) {
      super.init(frame: frame)
      textColor = .blue
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Card: UIView {}
  private final class Page: UIViewController {}

  private func inSession(_ body: () -> Void) {
    RenderSession.fresh(bounds: CGRect(x: 0, y: 0, width: 320, height: 480), scale: 1).run(body)
  }

  private func shown<View: UIView>(_ view: View, in holder: UIView? = nil) -> View {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let holder = holder ?? UIView()
    window.addSubview(holder)
    holder.addSubview(view)
    return view
  }

  /// A collection view can be made only with a layout.
  @Test func collectionViewsTakeOnWhatAllViewsDo() {
    inSession {
      UIView.appearance().tintColor = .red
      let layout = UICollectionViewFlowLayout()
      #expect(shown(UICollectionView(frame: .zero, collectionViewLayout: layout)).tintColor == .red)
    }
  }

  @Test func viewsOfTheClassTakeItOnInAWindow() {
    inSession {
      UISwitch.appearance().onTintColor = .red
      #expect(UISwitch.appearance() === UISwitch.appearance())
      let control = UISwitch()
      #expect(control.onTintColor == nil)
      _ = shown(control)
      #expect(control.onTintColor == .red && control.thumbTintColor == nil)
    }
  }

  @Test func whatWasSetStays() {
    inSession {
      UISwitch.appearance().onTintColor = .red
      let control = UISwitch()
      control.onTintColor = .green
      #expect(shown(control).onTintColor == .green)
      UILabel.appearance().textColor = .red
      #expect(shown(Blue()).textColor == .blue)
    }
  }

  @Test func subclassesTakeOnTheirOwnFirst() {
    inSession {
      UILabel.appearance().textColor = .red
      UILabel.appearance().font = .systemFont(ofSize: 30)
      Badge.appearance().textColor = .green
      let badge = shown(Badge())
      #expect(badge.textColor == .green && badge.font == .systemFont(ofSize: 30))
      #expect(shown(UILabel()).textColor == .red)
      UIView.appearance().tintColor = .purple
      #expect(shown(UIView()).tintColor == .purple)
    }
  }

  @Test func containersLimitIt() {
    inSession {
      UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [Card.self, Page.self]).textColor = .green
      #expect(shown(UILabel()).textColor == .label)
      #expect(shown(UILabel(), in: Card()).textColor == .red)
      let (page, card, label) = (Page(), Card(), UILabel())
      card.addSubview(label)
      page.view.addSubview(card)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = page
      window.makeKeyAndVisible()
      #expect(label.textColor == .green)
    }
  }

  @Test func aScreenHasItsOwn() {
    inSession { UISwitch.appearance().onTintColor = .red }
    inSession { #expect(shown(UISwitch()).onTintColor == nil) }
  }

  @Test func barsAndTheirItems() {
    inSession {
      let look = UINavigationBarAppearance()
      look.backgroundColor = .red
      UINavigationBar.appearance().standardAppearance = look
      UINavigationBar.appearance().barTintColor = .green
      let bar = shown(UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)))
      #expect(bar.standardAppearance.backgroundColor == .red && bar.barTintColor == .green)
      UIBarItem.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
      let looks = UIBarButtonItem.appearance()
      looks.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      looks.tintColor = .purple
      let item = UIBarButtonItem()
      #expect(item.resolvedTitleAttributes(in: .normal)[.foregroundColor] as? UIColor == .red)
      #expect(item.resolvedTitleAttributes(in: .normal)[.kern] as? Int == 2)
      item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
      #expect(item.resolvedTitleAttributes(in: .normal)[.foregroundColor] as? UIColor == .blue)
      #expect(item.effectiveTintColor == .purple && item.tintColor == nil)
    }
  }
}

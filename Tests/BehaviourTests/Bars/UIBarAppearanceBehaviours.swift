import Testing
import UIKit

@Suite struct UIBarAppearanceBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIBarAppearance") {
    $0.row(
      "a new appearance has the default background: an effect, a shadow line, no colour",
      .apple("uikit/uibarappearance/configurewithdefaultbackground()")
    ) {
      let look = UIBarAppearance()
      #expect(look.backgroundEffect != nil && look.backgroundColor == nil)
      #expect(look.shadowColor != nil && look.backgroundImage == nil)
    }
    $0.row(
      "an opaque background has the system's colour and no effect",
      .apple("uikit/uibarappearance/configurewithopaquebackground()")
    ) {
      let look = UIBarAppearance()
      look.configureWithOpaqueBackground()
      #expect(look.backgroundEffect == nil && look.backgroundColor == .systemBackground)
      #expect(look.shadowColor != nil)
    }
    $0.row(
      "a transparent background has no colour, effect or shadow line",
      .apple("uikit/uibarappearance/configurewithtransparentbackground()")
    ) {
      let look = UIBarAppearance()
      look.configureWithTransparentBackground()
      #expect(look.backgroundEffect == nil && look.backgroundColor == nil)
      #expect(look.shadowColor == nil)
    }
    $0.row(
      "a clear shadowColor removes the shadow line", .apple("uikit/uibarappearance/shadowcolor")
    ) {
      for color in [UIColor.clear, nil] {
        let look = UINavigationBarAppearance()
        look.shadowColor = color
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.backgroundColor = .white
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        bar.standardAppearance = look
        view.addSubview(bar)
        #expect(BarPixels(of: view)?[5, 44] == [255, 255, 255])
      }
    }
    $0.row(
      "a default background without its effect is clear",
      .apple("uikit/uibarappearance/backgroundeffect")
    ) {
      let look = UINavigationBarAppearance()
      look.backgroundEffect = nil
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      view.backgroundColor = .yellow
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      bar.standardAppearance = look
      view.addSubview(bar)
      #expect(BarPixels(of: view)?[5, 20] == [255, 255, 0])
    }
    $0.row(
      "an image is drawn over the colour", .apple("uikit/uibarappearance/backgroundimage")
    ) {
      let look = UITabBarAppearance()
      look.backgroundColor = .red
      look.backgroundImage = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        UIColor.green.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
      bar.standardAppearance = look
      #expect(BarPixels(of: bar)?[50, 20] == [0, 255, 0])
    }
    $0.row(
      "a copy has the same values and is another object",
      .apple("uikit/uibarappearance/init(barappearance:)")
    ) {
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .red
      look.titleTextAttributes = [.foregroundColor: UIColor.blue]
      let copy = UINavigationBarAppearance(barAppearance: look)
      #expect(copy !== look && copy.backgroundColor == .red)
      #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .blue)
      let tabs = UITabBarAppearance(barAppearance: look)
      #expect(tabs.backgroundColor == .red)
    }
  }
}

import SnapshotTesting
import Testing
import UIKit

/// Tests the effects of a test's language.
@Suite(.language("ar")) @MainActor struct LanguageTraitTests {
  /// Records its layout direction.
  private final class Screen: UIViewController {
    var direction: UITraitEnvironmentLayoutDirection?
    var mark: CGFloat?
    private let view10 = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      view10.backgroundColor = .black
      view10.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(view10)
      NSLayoutConstraint.activate([
        view10.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        view10.topAnchor.constraint(equalTo: view.topAnchor),
        view10.widthAnchor.constraint(equalToConstant: 10),
        view10.heightAnchor.constraint(equalToConstant: 10),
      ])
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      (direction, mark) = (traitCollection.layoutDirection, view10.frame.minX)
    }
  }

  @Test func foundationFollows() {
    #expect(Locale.current.identifier == "ar")
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func picturesRunFromRightToLeft() throws {
    let (plain, device) = (Screen(), Screen())
    _ = try Snapshotting<UIViewController, UIImage>
      .image(size: CGSize(width: 100, height: 100)).take(plain)
    #expect(plain.direction == .rightToLeft && plain.mark == 90)
    _ = try Snapshotting<UIViewController, UIImage>.image(on: .iPhoneX).take(device)
    #expect(device.direction == .rightToLeft && device.mark == 365)
  }

  @Test func whatAPictureSpecifiesIsStronger() throws {
    let screen = Screen()
    let left = UITraitCollection(layoutDirection: .leftToRight)
    _ = try Snapshotting<UIViewController, UIImage>.image(on: .iPhoneX, traits: left)
      .take(screen)
    #expect(screen.direction == .leftToRight && screen.mark == 0)
  }

  @Test func aScopeInsideHasALanguageOfItsOwn() {
    withSnapshotTesting(language: "de") {
      #expect(Locale.current.identifier == "de")
      #expect(UIView().effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
  }

  @Test(.language("fr", locale: "fr_CH")) func aTestHasALanguageOfItsOwn() {
    #expect(Locale.current.identifier == "fr_CH")
    #expect(Locale.preferredLanguages == ["fr"])
  }
}

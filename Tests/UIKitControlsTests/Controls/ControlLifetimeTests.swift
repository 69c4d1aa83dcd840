import Testing
import UIKit

@testable import UIKitLists

/// Tests that nothing retains a control that was shown and removed.
@MainActor
@Suite struct ControlLifetimeTests {
  nonisolated static let makers: [(String, @MainActor @Sendable () -> UIView)] = [
    (
      "button",
      { UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in }) }
    ),
    ("system button", { UIButton(type: .system) }), ("switch", { UISwitch() }),
    ("slider", { UISlider() }), ("stepper", { UIStepper() }),
    ("segments", { UISegmentedControl(items: ["One", "Two"]) }),
    ("pages", { UIPageControl() }), ("progress", { UIProgressView() }),
    (
      "spinner",
      {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        return spinner
      }
    ),
    (
      "field",
      {
        let field = UITextField()
        (field.text, field.clearButtonMode) = ("words", .always)
        return field
      }
    ),
    (
      "text",
      {
        let text = UITextView()
        text.text = "words"
        return text
      }
    ),
    ("search bar", { UISearchBar() }), ("tool bar", { UIToolbar() }), ("tab bar", { UITabBar() }),
    ("blur", { UIVisualEffectView(effect: UIBlurEffect(style: .light)) }),
    ("stack", { UIStackView(arrangedSubviews: [UILabel(), UISwitch()]) }),
    (
      "collection view",
      {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      }
    ),
  ]

  @Test(arguments: makers.map(\.0))
  func isLetGo(_ name: String) throws {
    let make = try #require(Self.makers.first { $0.0 == name }?.1)
    weak var shown: UIView?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let view = make()
      view.frame = CGRect(x: 10, y: 10, width: 150, height: 40)
      window.addSubview(view)
      window.layoutIfNeeded()
      #expect(window.snapshotBitmap(scale: 1) != nil)
      shown = view
    }
    #expect(shown == nil)
  }
}

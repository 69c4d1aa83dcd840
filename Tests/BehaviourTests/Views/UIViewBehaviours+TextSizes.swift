import Testing
import UIKit

extension UIViewBehaviours {
  private static let least = Source.apple("uikit/uiview/minimumcontentsizecategory")
  private static let most = Source.apple("uikit/uiview/maximumcontentsizecategory")

  /// Returns a label of body text in a view, in a window.
  @MainActor private static func labelled(
    _ change: (UIView) -> Void = { _ in }
  ) -> (window: UIWindow, box: UIView, label: UILabel) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (box, label) = (UIView(frame: window.bounds), UILabel())
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "a"
    window.addSubview(box)
    box.addSubview(label)
    window.makeKeyAndVisible()
    change(box)
    window.layoutIfNeeded()
    return (window, box, label)
  }

  static func textSizes(_ rows: inout Behaviours) {
    rows.row("a view has no limits of its content size category", least) {
      #expect(UIView().minimumContentSizeCategory == nil)
      #expect(UIView().maximumContentSizeCategory == nil)
    }
    rows.row("text in a view is not smaller than its minimum category", least) {
      let (window, box, label) = labelled { $0.minimumContentSizeCategory = .extraExtraLarge }
      #expect(box.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
      #expect(label.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
      #expect(label.font.pointSize == 21)
      #expect(window.traitCollection.preferredContentSizeCategory == .large)
      box.minimumContentSizeCategory = .small
      #expect(box.traitCollection.preferredContentSizeCategory == .large)
      window.layoutIfNeeded()
      #expect(label.font.pointSize == 17)
    }
    rows.row("text in a view is not larger than its maximum category", most) {
      let (window, box, label) = labelled { $0.maximumContentSizeCategory = .extraLarge }
      window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
      #expect(box.traitCollection.preferredContentSizeCategory == .extraLarge)
      window.layoutIfNeeded()
      #expect(label.font.pointSize == 19)
      window.traitOverrides.preferredContentSizeCategory = .small
      #expect(box.traitCollection.preferredContentSizeCategory == .small)
    }
    rows.row("limits of nested views apply together", most) {
      let (window, box, label) = labelled { $0.maximumContentSizeCategory = .extraLarge }
      label.minimumContentSizeCategory = .extraExtraExtraLarge
      #expect(label.traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge)
      #expect(box.traitCollection.preferredContentSizeCategory == .large)
      #expect(box.appliedContentSizeCategoryLimitsDescription.contains("CategoryXL"))
      _ = window
    }
    rows.row(
      "the anchors of baselines can be overridden", .apple("uikit/uiview/lastbaselineanchor")
    ) {
      final class Box: UIView {
        let label = UILabel()
        override var lastBaselineAnchor: NSLayoutYAxisAnchor { label.lastBaselineAnchor }
        override var firstBaselineAnchor: NSLayoutYAxisAnchor { label.topAnchor }
      }
      let box = Box()
      let (last, first) = (
        box.lastBaselineAnchor.constraint(equalTo: box.bottomAnchor),
        box.firstBaselineAnchor.constraint(equalTo: box.topAnchor)
      )
      #expect(last.firstItem === box.label && last.firstAttribute == .lastBaseline)
      #expect(first.firstItem === box.label && first.firstAttribute == .top)
    }
    rows.row(
      "a view's frame is its layer's, whose class can override it",
      .apple("uikit/uiview/frame")
    ) {
      final class Wide: CALayer {
        override var frame: CGRect {
          get { super.frame }
          set { super.frame = CGRect(x: newValue.minX, y: 0, width: 50, height: newValue.height) }
        }
      }
      final class Box: UIView {
        override class var layerClass: AnyClass { Wide.self }
      }
      let box = Box(frame: .zero)
      box.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
      #expect(box.frame == CGRect(x: 3, y: 0, width: 50, height: 6))
    }
    rows.row(
      "a subclass can override an image view's initialisers with images",
      .apple("uikit/uiimageview/init(image:)")
    ) {
      final class Framed: UIImageView {
        override init(image: UIImage?) {
          super.init(image: image)
          tag = 4
        }
        required init?(coder: NSCoder) { nil }
      }
      #expect(Framed(image: nil).tag == 4 && Framed(image: nil).frame == .zero)
    }
  }
}

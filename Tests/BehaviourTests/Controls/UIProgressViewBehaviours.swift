import Testing
import UIKit
import UIKitTestSupport

@Suite struct UIProgressViewBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIProgressView") {
    $0.row(
      "a progress view has progress 0 and the default style initially",
      .apple("uikit/uiprogressview/progress")
    ) {
      let view = UIProgressView()
      #expect(view.progress == 0 && view.progressViewStyle == .default)
      #expect(view.progressTintColor == nil && view.trackTintColor == nil)
    }
    $0.row("progress is limited to 0 and 1", .apple("uikit/uiprogressview/progress")) {
      let view = UIProgressView()
      view.progress = 1.5
      #expect(view.progress == 1)
      view.setProgress(-0.5, animated: false)
      #expect(view.progress == 0)
    }
    $0.row(
      "a progress view is filled up to its progress", .apple("uikit/uiprogressview")
    ) {
      let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
      (view.progressTintColor, view.trackTintColor) = (.red, .blue)
      view.progressViewStyle = .bar
      view.progress = 0.25
      let picture = UIGraphicsImageRenderer(bounds: view.bounds).image {
        view.layer.render(in: $0.cgContext)
      }
      #expect(picture.rgba(20, 4) == [255, 0, 0, 255] && picture.rgba(48, 4) == [255, 0, 0, 255])
      #expect(picture.rgba(52, 4) == [0, 0, 255, 255])
    }
    $0.row(
      "a progress view's height is its style's",
      .apple("uikit/uiprogressview/init(progressviewstyle:)")
    ) {
      let plain = UIProgressView(progressViewStyle: .default)
      let bar = UIProgressView(progressViewStyle: .bar)
      #expect(plain.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
      #expect(bar.frame.height == bar.intrinsicContentSize.height && bar.frame.height < 4)
    }
    $0.row(
      "an image takes precedence over the colour", .apple("uikit/uiprogressview/progressimage")
    ) {
      let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
      view.progressViewStyle = .bar
      view.progressTintColor = .red
      view.progressImage = UIImage.of(["g"])
      view.progress = 0.5
      let picture = UIGraphicsImageRenderer(bounds: view.bounds).image {
        view.layer.render(in: $0.cgContext)
      }
      #expect(picture.rgba(40, 4) == [0, 255, 0, 255])
    }
    $0.row(
      "the second of two subviews is the completed part, whose corners an app can round",
      .report("public apps that write progressView.layer.sublayers![1].cornerRadius")
    ) {
      let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      view.progress = 0.4
      try #require(view.subviews.count == 2 && view.layer.sublayers?.count == 2)
      view.layer.sublayers?[1].cornerRadius = 3
      view.layoutIfNeeded()
      view.progress = 0.5
      view.layoutIfNeeded()
      #expect(view.subviews[1].frame == CGRect(x: 0, y: 0, width: 50, height: 20))
      #expect(view.subviews[1].layer.cornerRadius == 3 && view.subviews[1].clipsToBounds)
      #expect(view.subviews[0].layer.cornerRadius == 10)
    }
  }
}

import Testing
import UIKit

@Suite struct UIVisualEffectViewBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIVisualEffectView") {
    $0.row("a view has its initial effect", .apple("uikit/uivisualeffectview/effect")) {
      let effect = UIBlurEffect(style: .dark)
      #expect(UIVisualEffectView(effect: effect).effect === effect)
      #expect(UIVisualEffectView(effect: nil).effect == nil)
    }
    $0.row(
      "the content view fills the effect view",
      .apple("uikit/uivisualeffectview/contentview")
    ) {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      view.frame = CGRect(x: 5, y: 5, width: 100, height: 40)
      view.layoutIfNeeded()
      #expect(view.contentView.isDescendant(of: view) && view.contentView.frame == view.bounds)
    }
    $0.row(
      "subviews of the content view are over the effect",
      .apple("uikit/uivisualeffectview/contentview")
    ) {
      let (view, label) = (UIVisualEffectView(effect: UIBlurEffect(style: .light)), UILabel())
      view.contentView.addSubview(label)
      #expect(view.subviews.last === view.contentView && label.superview === view.contentView)
    }
    $0.row(
      "constraints in the content view size the effect view",
      .apple("uikit/uiview/translatesautoresizingmaskintoconstraints")
    ) {
      let (bar, text) = (UIVisualEffectView(effect: UIBlurEffect(style: .light)), sized(60, 36))
      text.translatesAutoresizingMaskIntoConstraints = false
      bar.contentView.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: bar.contentView.topAnchor, constant: 8),
        text.bottomAnchor.constraint(equalTo: bar.contentView.bottomAnchor, constant: -8),
        text.leadingAnchor.constraint(equalTo: bar.contentView.leadingAnchor, constant: 10),
        text.trailingAnchor.constraint(equalTo: bar.contentView.trailingAnchor, constant: -10),
      ])
      let laid = LaidOut(bar) { bar, host in
        [
          bar.leadingAnchor.constraint(equalTo: host.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: host.trailingAnchor),
          bar.bottomAnchor.constraint(equalTo: host.bottomAnchor),
        ]
      }
      #expect(bar.frame == CGRect(x: 0, y: 48, width: 100, height: 52))
      #expect(text.frame == CGRect(x: 10, y: 8, width: 80, height: 36))
      text.size.height = 50
      text.invalidateIntrinsicContentSize()
      laid.host.layoutIfNeeded()
      #expect(bar.frame == CGRect(x: 0, y: 34, width: 100, height: 66))
      #expect(text.frame.height == 50 && bar.contentView.frame == bar.bounds)
    }
    $0.row(
      "a text view in the content view makes an input bar as high as its lines",
      .apple("uikit/uiview/translatesautoresizingmaskintoconstraints")
    ) {
      let (bar, text) = (UIVisualEffectView(effect: UIBlurEffect(style: .light)), UITextView())
      (text.isScrollEnabled, text.font) = (false, .systemFont(ofSize: 17))
      text.translatesAutoresizingMaskIntoConstraints = false
      bar.contentView.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: bar.contentView.topAnchor, constant: 8),
        text.bottomAnchor.constraint(equalTo: bar.contentView.bottomAnchor, constant: -8),
        text.leadingAnchor.constraint(equalTo: bar.contentView.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: bar.contentView.trailingAnchor),
      ])
      let laid = LaidOut(bar) { bar, host in
        [
          bar.leadingAnchor.constraint(equalTo: host.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: host.trailingAnchor),
          bar.bottomAnchor.constraint(equalTo: host.bottomAnchor),
        ]
      }
      #expect(text.bounds.height == 36.5 && bar.bounds.height == 52.5)
      text.text = "a\nb"
      laid.host.layoutIfNeeded()
      #expect(text.bounds.height == 57 && bar.bounds.height == 73)
    }
    $0.row(
      "systemLayoutSizeFitting(_:) includes constraints in the content view",
      .apple("uikit/uiview/systemlayoutsizefitting(_:)")
    ) {
      let (bar, text) = (UIVisualEffectView(effect: nil), sized(60, 36))
      text.translatesAutoresizingMaskIntoConstraints = false
      bar.contentView.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: bar.contentView.topAnchor, constant: 8),
        text.bottomAnchor.constraint(equalTo: bar.contentView.bottomAnchor, constant: -8),
        text.leadingAnchor.constraint(equalTo: bar.contentView.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: bar.contentView.trailingAnchor),
      ])
      #expect(
        bar.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 60, height: 52))
    }
  }
}

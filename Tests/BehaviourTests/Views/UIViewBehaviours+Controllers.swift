import Staging
import Testing
import UIKit

/// Rows about the calls of a controller for its root view, and the root view's place in a window.
extension UIViewBehaviours {
  private static let will = Source.apple("uikit/uiviewcontroller/viewwilllayoutsubviews()")
  private static let did = Source.apple("uikit/uiviewcontroller/viewdidlayoutsubviews()")

  /// Records layout calls of its root view and its own.
  private final class Screen: UIViewController {
    let root: UIView
    var heard: [String] = []

    init(_ root: UIView) {
      self.root = root
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = root }
    override func viewWillLayoutSubviews() { heard.append("will") }
    override func viewDidLayoutSubviews() { heard.append("did") }
  }

  /// Implements layout without `super`.
  private final class Silent: UIView {
    var note: () -> Void = {}
    override func layoutSubviews() { note() }
  }

  private final class NotedList: UICollectionView {
    var note: (String) -> Void = { _ in }
    override func layoutSubviews() {
      note("begin")
      super.layoutSubviews()
      note("end")
    }
  }

  private final class NotedTable: UITableView {
    var note: (String) -> Void = { _ in }
    override func layoutSubviews() {
      note("begin")
      super.layoutSubviews()
      note("end")
    }
  }

  @MainActor private static func show(_ screen: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  static func controllers(_ list: inout Behaviours) {
    list.row("the root view places its subviews before viewDidLayoutSubviews()", did) {
      let (root, inside) = (CountingView(), UIView())
      root.addSubview(inside)
      let screen = Screen(root)
      root.placing = { [unowned screen, unowned inside] in
        screen.heard.append("placing")
        inside.frame.size = CGSize(width: 12, height: 12)
      }
      let window = show(screen)
      #expect(screen.heard == ["will", "placing", "did"])
      window.isHidden = true
    }
    list.row("a root view without super in layoutSubviews() still calls its controller", will) {
      let root = Silent()
      let screen = Screen(root)
      root.note = { [unowned screen] in screen.heard.append("placing") }
      let window = show(screen)
      #expect(screen.heard == ["will", "placing", "did"])
      window.isHidden = true
    }
    list.row("a collection view as root view is laid out between both calls", did) {
      let root = NotedList(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let screen = Screen(root)
      root.note = { [unowned screen] in screen.heard.append($0) }
      let window = show(screen)
      #expect(screen.heard.prefix(4) == ["will", "begin", "end", "did"])
      window.isHidden = true
    }
    list.row("a table as root view is laid out between both calls", did) {
      let root = NotedTable(frame: .zero, style: .plain)
      let screen = Screen(root)
      root.note = { [unowned screen] in screen.heard.append($0) }
      let window = show(screen)
      #expect(screen.heard.prefix(4) == ["will", "begin", "end", "did"])
      window.isHidden = true
    }
    list.row(
      "calling layoutSubviews() directly does not call the controller", did,
      uncertain: "no source states it"
    ) {
      let screen = Screen(UIView())
      screen.view.layoutSubviews()
      #expect(screen.heard.isEmpty)
    }
    list.row("constraints changed in viewWillLayoutSubviews() apply in the same pass", will) {
      final class Wide: UIViewController {
        let bar = UIView()
        lazy var width = bar.widthAnchor.constraint(equalToConstant: 10)
        override func viewDidLoad() {
          bar.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(bar)
          NSLayoutConstraint.activate([
            width, bar.heightAnchor.constraint(equalToConstant: 5),
            bar.leftAnchor.constraint(equalTo: view.leftAnchor),
            bar.topAnchor.constraint(equalTo: view.topAnchor),
          ])
        }
        var seen: [CGFloat] = []
        override func viewWillLayoutSubviews() { width.constant = view.bounds.width / 2 }
        override func viewDidLayoutSubviews() { seen.append(bar.frame.width) }
      }
      let screen = Wide()
      let window = show(screen)
      #expect(screen.seen.first == 160)
      window.isHidden = true
    }
    list.row(
      "a controller's default view has flexible width and height",
      .suite("pointfreeco/swift-snapshot-testing, testTraits.iphone-8.txt", license: "MIT")
    ) {
      #expect(UIViewController().view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }
    list.row(
      "a view pictured again with other size classes is notified and laid out",
      .report("github.com/pointfreeco/swift-snapshot-testing/issues/364")
    ) {
      final class Adaptive: UIView {
        var laidOut: [UIUserInterfaceSizeClass] = []
        var told = 0
        override func layoutSubviews() {
          super.layoutSubviews()
          laidOut.append(traitCollection.horizontalSizeClass)
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          told += 1
        }
      }
      let view = Adaptive(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      for width in [UIUserInterfaceSizeClass.compact, .regular, .compact] {
        let told = view.told
        _ = Stage.make(
          size: nil, scale: 1, traits: UITraitCollection(horizontalSizeClass: width),
          inWindow: false
        ) { view }
        #expect(view.laidOut.last == width && view.told == told + 1)
      }
    }
  }
}

import Testing
import UIKit
import UIKitTestSupport

@Suite struct UIViewControllerBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIViewController") {
    loadingRows(&$0)
    appearanceRows(&$0)
    containmentRows(&$0)
    stateRows(&$0)
    addMargins(&$0)
    showing(&$0)
    appearingAgain(&$0)
  }

  private static let containers =
    "featuredarticles/ViewControllerPGforiPhoneOS/ImplementingaContainerViewController.html"

  private static func loadingRows(_ list: inout Behaviours) {
    list.row(
      "the view is loaded at its first use", .apple("uikit/uiviewcontroller/view")
    ) {
      let controller = UIViewController()
      #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
      _ = controller.view
      #expect(controller.isViewLoaded && controller.viewIfLoaded === controller.view)
    }
    list.row(
      "viewIfLoaded does not load the view", .apple("uikit/uiviewcontroller/viewifloaded")
    ) {
      let controller = UIViewController()
      _ = controller.viewIfLoaded
      #expect(!controller.isViewLoaded)
    }
    list.row(
      "viewDidLoad is called once", .apple("uikit/uiviewcontroller/viewdidload()")
    ) {
      let diary = Diary()
      let controller = DiaryController("a", diary)
      controller.loadViewIfNeeded()
      controller.loadViewIfNeeded()
      _ = controller.view
      #expect(diary.news() == ["a load"])
    }
    list.row(
      "an override of loadView sets the view without super",
      .apple("uikit/uiviewcontroller/loadview()")
    ) {
      let controller = LabelController()
      #expect(controller.view is UILabel && controller.wasLoaded)
    }
    list.row(
      "a view that was set counts as loaded, and viewDidLoad is not called",
      .apple("uikit/uiviewcontroller/view"), uncertain: "that viewDidLoad is not called"
    ) {
      let diary = Diary()
      let controller = DiaryController("a", diary)
      controller.view = UIView()
      #expect(controller.isViewLoaded && diary.news() == [])
    }
    list.row(
      "the controller is the next responder of its view",
      .apple("uikit/uiresponder/next")
    ) {
      let (controller, superview) = (UIViewController(), UIView())
      superview.addSubview(controller.view)
      #expect(controller.view.next === controller && controller.next === superview)
    }
    list.row(
      "a controller without a nib has no nib's name", .apple("uikit/uiviewcontroller/nibname")
    ) {
      #expect(UIViewController().nibName == nil && UIViewController().storyboard == nil)
    }
  }

  private static func appearanceRows(_ list: inout Behaviours) {
    list.row(
      "a presented controller's calls are: load, will appear, is appearing, layout, did appear",
      .apple("uikit/uiviewcontroller/viewisappearing(_:)")
    ) {
      let root = UIViewController()
      let window = shownWindow(root)
      let steps = Steps()
      steps.modalPresentationStyle = .fullScreen
      root.present(steps, animated: true)
      window.layoutIfNeeded()
      window.clock.settle()
      #expect(
        steps.distinct == [
          "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
          "viewDidLayoutSubviews", "viewDidAppear",
        ])
    }
    list.row(
      "a window's root controller is laid out before it has appeared",
      .apple("uikit/uiviewcontroller/viewisappearing(_:)")
    ) {
      let steps = Steps()
      let window = shownWindow(steps)
      #expect(
        steps.distinct == [
          "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
          "viewDidLayoutSubviews", "viewDidAppear",
        ])
      _ = window
    }
    list.row(
      "in viewIsAppearing the view is in the window",
      .apple("uikit/uiviewcontroller/viewisappearing(_:)")
    ) {
      let root = UIViewController()
      let window = shownWindow(root)
      let steps = Steps()
      steps.modalPresentationStyle = .fullScreen
      root.present(steps, animated: true)
      #expect(steps.wasInWindow == true)
      window.clock.settle()
    }
    list.row(
      "a dismissed controller's calls are: will disappear, did disappear",
      .apple("uikit/uiviewcontroller/viewdiddisappear(_:)")
    ) {
      let diary = Diary()
      let window = shownWindow(DiaryController("a", diary))
      _ = diary.news()
      window.rootViewController = UIViewController()
      #expect(diary.news() == ["a will disappear false", "a did disappear"])
    }
    list.row(
      "beginAppearanceTransition and endAppearanceTransition call a child's methods",
      .apple("uikit/uiviewcontroller/beginappearancetransition(_:animated:)")
    ) {
      let diary = Diary()
      let child = DiaryController("a", diary)
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
      #expect(diary.news() == ["a load", "a will appear true", "a did appear"])
    }
    list.row(
      "appearance calls are forwarded to children unless the controller declines",
      .apple("uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods")
    ) {
      for (parent, hears) in [(UIViewController(), true), (SilentController(), false)] {
        let diary = Diary()
        let child = DiaryController("c", diary)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let window = shownWindow(parent)
        #expect(diary.news().contains("c did appear") == hears)
        _ = window
      }
    }
    list.row(
      "isBeingPresented and isBeingDismissed are true during the transitions",
      .apple("uikit/uiviewcontroller/isbeingpresented")
    ) {
      let root = UIViewController()
      let window = shownWindow(root)
      let new = UIViewController()
      root.present(new, animated: true)
      #expect(new.isBeingPresented && !new.isBeingDismissed)
      window.clock.settle()
      #expect(!new.isBeingPresented)
      new.dismiss(animated: true)
      #expect(new.isBeingDismissed)
      window.clock.settle()
    }
    list.row(
      "the completion of present is called after viewDidAppear",
      .apple("uikit/uiviewcontroller/present(_:animated:completion:)")
    ) {
      let diary = Diary()
      let root = UIViewController()
      let window = shownWindow(root)
      root.present(DiaryController("b", diary), animated: true) { diary.entries.append("done") }
      window.clock.settle()
      #expect(diary.news().suffix(2) == ["b did appear", "done"])
    }
    list.row(
      "dismiss of a presenting controller dismisses its presented one",
      .apple("uikit/uiviewcontroller/dismiss(animated:completion:)")
    ) {
      let root = UIViewController()
      let window = shownWindow(root)
      let (one, two) = (UIViewController(), UIViewController())
      root.present(one, animated: false)
      one.present(two, animated: false)
      root.dismiss(animated: false)
      window.layoutIfNeeded()
      #expect(root.presentedViewController == nil && one.view.window == nil)
      #expect(two.view.window == nil)
    }
  }

  private static func containmentRows(_ list: inout Behaviours) {
    list.row(
      "addChild sets the parent and calls willMove, not didMove",
      .apple("uikit/uiviewcontroller/addchild(_:)")
    ) {
      let diary = Diary()
      let (parent, child) = (UIViewController(), DiaryController("c", diary))
      parent.addChild(child)
      #expect(child.parent === parent && parent.children == [child])
      #expect(diary.news() == ["c will move"])
    }
    list.row(
      "removeFromParent calls didMove, not willMove",
      .apple("uikit/uiviewcontroller/removefromparent()")
    ) {
      let diary = Diary()
      let (parent, child) = (UIViewController(), DiaryController("c", diary))
      parent.addChild(child)
      _ = diary.news()
      child.removeFromParent()
      #expect(diary.news() == ["c did leave"] && child.parent == nil && parent.children == [])
    }
    list.row(
      "a child of another controller is removed from it first",
      .apple("uikit/uiviewcontroller/addchild(_:)")
    ) {
      let (one, two, child) = (UIViewController(), UIViewController(), UIViewController())
      one.addChild(child)
      two.addChild(child)
      #expect(one.children == [] && child.parent === two)
    }
    list.row(
      "a child in the view appears with its parent", .guide(containers)
    ) {
      let diary = Diary()
      let (parent, child) = (UIViewController(), DiaryController("c", diary))
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      _ = diary.news()
      let window = shownWindow(parent)
      #expect(diary.news().filter { $0.contains("appear ") } == ["c will appear false"])
      _ = window
    }
    list.row(
      "a child whose view is added to a visible controller appears",
      .guide(containers)
    ) {
      let diary = Diary()
      let (parent, child) = (UIViewController(), DiaryController("c", diary))
      let window = shownWindow(parent)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      #expect(diary.news().contains("c did appear"))
      child.view.removeFromSuperview()
      #expect(diary.news() == ["c will disappear false", "c did disappear"])
      _ = window
    }
    list.row(
      "a change of preferredContentSize notifies the parent",
      .apple("uikit/uicontentcontainer/preferredcontentsizedidchange(forchildcontentcontainer:)")
    ) {
      let (parent, child) = (SilentController(), UIViewController())
      parent.addChild(child)
      child.preferredContentSize = CGSize(width: 10, height: 20)
      #expect(parent.resized == 1)
      child.preferredContentSize = CGSize(width: 10, height: 20)
      #expect(parent.resized == 1)
    }
  }

  private static func stateRows(_ list: inout Behaviours) {
    list.row(
      "the title is that of the navigation item and of the tab bar's item",
      .apple("uikit/uiviewcontroller/title")
    ) {
      let controller = UIViewController()
      controller.title = "T"
      #expect(controller.navigationItem.title == "T" && controller.tabBarItem.title == "T")
    }
    list.row(
      "a navigation item's title does not change the controller's",
      .apple("uikit/uinavigationitem/title")
    ) {
      let controller = UIViewController()
      controller.title = "T"
      controller.navigationItem.title = "N"
      #expect(controller.title == "T" && controller.tabBarItem.title == "T")
    }
    list.row(
      "editButtonItem's title is Edit, and Done while the controller is editing",
      .apple("uikit/uiviewcontroller/editbuttonitem")
    ) {
      let controller = UIViewController()
      let button = controller.editButtonItem
      let title = { button.title ?? "\(String(describing: button.systemItem))" }
      #expect(title() == "Edit" && !controller.isEditing)
      controller.setEditing(true, animated: false)
      #expect(title() == "Done" && controller.isEditing)
    }
    list.row(
      "isEditing calls setEditing", .apple("uikit/uiviewcontroller/isediting"),
      uncertain: "Apple's page says only that it reflects the state"
    ) {
      let controller = EditingController()
      controller.isEditing = true
      #expect(controller.calls == [true])
    }
    list.row(
      "presentations are sheets, cover vertically and can be dismissed by default",
      .header("UIViewController.h")
    ) {
      let controller = UIViewController()
      #expect(controller.modalPresentationStyle == .pageSheet)
      controller.modalPresentationStyle = .fullScreen
      controller.modalPresentationStyle = .automatic
      #expect(controller.modalPresentationStyle == .pageSheet)
      #expect(controller.modalTransitionStyle == .coverVertical)
      #expect(!controller.isModalInPresentation && !controller.definesPresentationContext)
    }
    list.row(
      "views extend under all bars except opaque ones",
      .apple("uikit/uiviewcontroller/edgesforextendedlayout")
    ) {
      let controller = UIViewController()
      #expect(controller.edgesForExtendedLayout == .all)
      #expect(!controller.extendedLayoutIncludesOpaqueBars)
    }
    list.row(
      "additionalSafeAreaInsets are added to the view's safe area",
      .apple("uikit/uiviewcontroller/additionalsafeareainsets")
    ) {
      onDevice(.iPhone13) { window in
        let controller = UIViewController()
        controller.additionalSafeAreaInsets.top = 10
        window.show(controller)
        #expect(controller.view.safeAreaInsets.top == 57)
      }
    }
    list.row(
      "the root view's margins are at least 16 points at the sides, 20 from 414 points on",
      .picture("flow-horizontal/MarginsIPhoneXsMax@3x.png")
    ) {
      for (width, margin) in [(320, 16), (375, 16), (414, 20)] as [(CGFloat, CGFloat)] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 500))
        let controller = UIViewController()
        window.show(controller)
        #expect(controller.view.layoutMargins.left == margin)
      }
    }
  }
}

private final class LabelController: UIViewController {
  var wasLoaded = false

  override func loadView() { view = UILabel() }
  override func viewDidLoad() { wasLoaded = true }
}

private final class SilentController: UIViewController {
  var resized = 0

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { resized += 1 }
}

private final class EditingController: UIViewController {
  var calls: [Bool] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    calls.append(editing)
  }
}

/// Records the calls of its life cycle.
private final class Steps: UIViewController {
  private var steps: [String] = []
  var wasInWindow: Bool?

  /// The recorded calls without duplicates.
  var distinct: [String] {
    steps.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  override func viewDidLoad() { steps.append("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { steps.append("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) {
    steps.append("viewIsAppearing")
    wasInWindow = view.window != nil
  }
  override func viewWillLayoutSubviews() { steps.append("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { steps.append("viewDidLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) { steps.append("viewDidAppear") }
}

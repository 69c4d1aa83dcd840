import Testing
import UIKit

/// Tests the view that is shown where there is no content.
@MainActor @Suite struct ContentUnavailableTests {
  private func parts(_ view: UIView) -> [UIView] {
    view.subviews.dropFirst().filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
  }

  @Test func everythingIsInTheMiddleOneBelowTheOther() {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "star")
    configuration.text = "Nothing"
    configuration.secondaryText = "Come back later."
    configuration.button.title = "Again"
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    view.layoutIfNeeded()
    let parts = parts(view)
    #expect(
      parts.map { String(describing: type(of: $0)) } == [
        "UIImageView", "UILabel", "UILabel", "UIButton",
      ])
    #expect(parts.allSatisfy { abs($0.frame.midX - 150) <= 0.5 })
    let middle = (parts[0].frame.minY + parts[3].frame.maxY) / 2
    #expect(abs(middle - 200) <= 1)
    #expect(abs(parts[1].frame.minY - parts[0].frame.maxY - configuration.imageToTextPadding) <= 1)
    let gap = parts[3].frame.minY - parts[2].frame.maxY
    #expect(abs(gap - configuration.textToButtonPadding) <= 1)
  }

  @Test func longTextsAreWrapped() {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.secondaryText = String(repeating: "word ", count: 40)
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    view.layoutIfNeeded()
    let label = parts(view).first
    #expect((label?.frame.width ?? 999) <= 160 && (label?.frame.height ?? 0) > 60)
  }

  @Test func readyMadeOnes() {
    let loading = UIContentUnavailableView(configuration: .loading())
    loading.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    loading.layoutIfNeeded()
    let wheel = parts(loading).first as? UIActivityIndicatorView
    #expect(wheel?.isAnimating == true && parts(loading).count == 2)
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    state.searchText = "cats"
    let search = UIContentUnavailableConfiguration.search()
    #expect(
      search.text == "No Results" && search.updated(for: state).text?.contains("cats") == true)
    #expect(UIContentUnavailableConfiguration.empty() == .empty())
  }

  @Test func theButtonDoesItsAction() {
    var done = false
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.button.title = "Again"
    configuration.buttonProperties.primaryAction = UIAction { _ in done = true }
    let view = UIContentUnavailableView(configuration: configuration)
    let button = view.subviews.compactMap { $0 as? UIButton }.first
    button?.sendActions(for: .primaryActionTriggered)
    #expect(done)
  }

  @Test func aControllerShowsItOverItsViewAndIsQueried() {
    final class Empty: UIViewController {
      var asked = 0
      var isEmpty = true
      override func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
      ) {
        asked += 1
        contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.search() : nil
      }
    }
    let controller = Empty()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    controller.view.layoutIfNeeded()
    #expect(controller.asked == 1)
    let shown = controller.view.subviews.first as? UIContentUnavailableView
    #expect(shown?.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    controller.view.layoutIfNeeded()
    controller.isEmpty = false
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.view.layoutIfNeeded()
    #expect(controller.asked == 2 && controller.view.subviews.isEmpty)
  }

  @Test func contentThatIsTooHighStartsAtTheTopAndDoesNotScroll() {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "star")
    configuration.text = String(repeating: "word ", count: 60)
    let places = [true, false].map { (scrolls: Bool) -> [CGRect] in
      let view = UIContentUnavailableView(configuration: configuration)
      view.isScrollEnabled = scrolls
      #expect(view.isScrollEnabled == scrolls)
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      view.layoutIfNeeded()
      #expect(!view.subviews.contains { $0 is UIScrollView })
      return parts(view).map(\.frame)
    }
    #expect(places[0] == places[1] && (places[0].last?.maxY ?? 0) > 100)
    #expect((places[0].first?.minY ?? -1) >= 0 && (places[0].first?.minY ?? 999) < 30)
  }
}
